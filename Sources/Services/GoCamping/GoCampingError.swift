import Foundation

/// Why the GoCamping API returned no page.
public enum GoCampingError: Error, Sendable, Equatable {
  /// The service rejected the request, with its code and message.
  case refused(code: String, message: String)

  /// The gateway in front of the service returned plain text.
  case gateway(message: String)

  /// The response doesn't match the API's documentation.
  case malformed(String)

  /// The error in a body that isn't a JSON page: XML, plain text, or garbage.
  init(undecodable body: Data, because error: any Error) {
    let start = String(decoding: body.prefix(4096), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if start.hasPrefix("<"), let code = start.content(ofElement: "returnReasonCode") {
      let words = ["returnAuthMsg", "errMsg"].compactMap { start.content(ofElement: $0) }
      self = .refused(code: code, message: words.first { !$0.isEmpty } ?? "")
    } else if let first = start.unicodeScalars.first, !"<{[\"".unicodeScalars.contains(first),
      body.count <= 4096
    {
      self = .gateway(message: start)
    } else {
      self = .malformed(Self.place(of: error))
    }
  }

  private static func place(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "\(path(context.codingPath + [key])) is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\(path(context.codingPath)) is not of the right kind"
    default:
      "the answer is no JSON"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.isEmpty ? "the answer" : keys.map(\.stringValue).joined(separator: ".")
  }
}

extension GoCampingError: CustomStringConvertible {
  /// The error as text for users.
  public var description: String {
    switch self {
    case .refused(let code, let message):
      "GoCamping refused with code \(code) (\(Self.meaning(of: code) ?? message))"
    case .gateway(let message):
      "the gateway of GoCamping answered: \(message)"
    case .malformed(let place):
      "GoCamping answered something unexpected: \(place)"
    }
  }

  private static func meaning(of code: String) -> String? {
    switch code {
    case "05": "the service took too long"
    case "10": "a parameter isn't valid"
    case "11": "a parameter is missing"
    case "12": "there is no such service any more"
    case "20": "access denied"
    case "21": "the service key is disabled for now"
    case "22": "the day's quota is used up"
    case "30": "the service key isn't registered for this product"
    case "31": "the service key has expired"
    case "32": "this address isn't registered for the service key"
    case "33": "the call isn't signed"
    default: nil
    }
  }
}

extension String {
  fileprivate func content(ofElement name: String) -> String? {
    guard let open = range(of: "<\(name)>"),
      let close = range(of: "</\(name)>", range: open.upperBound..<endIndex)
    else { return nil }
    return self[open.upperBound..<close.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
