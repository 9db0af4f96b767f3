import Foundation

/// The base address of the service's operations.
struct Endpoint: Sendable, Equatable {
  static let goCamping = "https://apis.data.go.kr/B551011/GoCamping"

  private let base: URLComponents

  /// Creates an endpoint; accepts plain http only for this machine.
  init(_ text: String) throws(SyncError) {
    guard var base = URLComponents(string: text), let scheme = base.scheme?.lowercased(),
      let host = base.host, !host.isEmpty, base.user == nil, base.password == nil,
      base.query == nil, base.fragment == nil, ["http", "https"].contains(scheme)
    else { throw .badBaseURL }
    guard scheme == "https" || Self.isLoopback(host) else { throw .insecureBaseURL(host: host) }
    while base.percentEncodedPath.hasSuffix("/") {
      base.percentEncodedPath.removeLast()
    }
    self.base = base
  }

  /// Whether the service runs on this machine.
  var isLoopback: Bool { base.host.map(Self.isLoopback) ?? false }

  /// The URL of one page, which contains the key: only the service may receive it.
  func url(
    of operation: Operation, page: Int, size: Int, key: ServiceKey
  ) throws(SyncError) -> URL {
    var parameters = [
      ("MobileOS", "ETC"), ("MobileApp", "camsh"), ("_type", "json"),
      ("numOfRows", String(size)), ("pageNo", String(page)),
    ]
    parameters += operation.parameters
    var url = base
    url.percentEncodedPath += "/\(operation.name)"
    url.percentEncodedQuery =
      (["serviceKey=\(key.encoded)"]
      + parameters.map { "\($0.0)=\($0.1.encodedForQuery)" }).joined(separator: "&")
    guard let url = url.url else { throw .badBaseURL }
    return url
  }

  /// Whether a host is this machine.
  static func isLoopback(_ host: String) -> Bool {
    let host = host.lowercased()
    if ["localhost", "::1", "[::1]"].contains(host) { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && !numbers.contains(nil) && numbers[0] == 127
  }
}
