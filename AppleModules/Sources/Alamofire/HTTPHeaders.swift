/// The headers of a request or response, whose names differ only beyond case.
public struct HTTPHeaders: Equatable, Hashable, Sendable {
  private var headers: [HTTPHeader] = []

  public static let `default` = HTTPHeaders([
    .defaultAcceptEncoding, .defaultAcceptLanguage, .defaultUserAgent,
  ])

  public init() {}

  public init(_ headers: [HTTPHeader]) {
    for header in headers { update(header) }
  }

  public init(_ dictionary: [String: String]) {
    self.init(
      dictionary.sorted { $0.key < $1.key }.map { HTTPHeader(name: $0.key, value: $0.value) })
  }

  public var dictionary: [String: String] {
    Dictionary(headers.map { ($0.name, $0.value) }) { _, last in last }
  }

  public subscript(name: String) -> String? {
    get { value(for: name) }
    set {
      if let newValue { update(name: name, value: newValue) } else { remove(name: name) }
    }
  }

  public func value(for name: String) -> String? { index(of: name).map { headers[$0].value } }

  public mutating func add(name: String, value: String) { update(name: name, value: value) }

  public mutating func add(_ header: HTTPHeader) { update(header) }

  public mutating func update(name: String, value: String) {
    update(HTTPHeader(name: name, value: value))
  }

  public mutating func update(_ header: HTTPHeader) {
    if let index = index(of: header.name) {
      headers[index] = header
    } else {
      headers.append(header)
    }
  }

  public mutating func remove(name: String) {
    if let index = index(of: name) { headers.remove(at: index) }
  }

  public mutating func sort() { self = sorted() }

  public func sorted() -> HTTPHeaders {
    HTTPHeaders(headers.sorted { $0.name.lowercased() < $1.name.lowercased() })
  }

  private func index(of name: String) -> Int? {
    headers.firstIndex { $0.name.lowercased() == name.lowercased() }
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { HTTPHeader(name: $0, value: $1) })
  }

  public init(arrayLiteral elements: HTTPHeader...) {
    self.init(elements)
  }
}

extension HTTPHeaders: Collection, CustomStringConvertible {
  public var startIndex: Int { headers.startIndex }
  public var endIndex: Int { headers.endIndex }
  public func index(after index: Int) -> Int { headers.index(after: index) }
  public subscript(position: Int) -> HTTPHeader { headers[position] }
  public var description: String { headers.map(\.description).joined(separator: "\n") }
}

extension URLRequest {
  public var headers: HTTPHeaders {
    get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
    set { allHTTPHeaderFields = newValue.dictionary }
  }
}

extension URLSessionConfiguration {
  public var headers: HTTPHeaders {
    get { HTTPHeaders(httpAdditionalHeaders as? [String: String] ?? [:]) }
    set { httpAdditionalHeaders = newValue.dictionary }
  }
}

extension HTTPURLResponse {
  public var headers: HTTPHeaders { HTTPHeaders(allHeaderFields as? [String: String] ?? [:]) }
}
