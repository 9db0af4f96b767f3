import Foundation

/// The key that identifies a user of data.go.kr; it must never be printed.
struct ServiceKey: Sendable {
  /// The key without URL encoding.
  private let decoded: String

  /// Creates a key from text as users copy it, decoded or encoded for a URL; nil if it is empty.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // A decoded key is Base64, which has no percent sign.
    decoded = text.contains("%") ? text.removingPercentEncoding ?? text : text
    guard !decoded.isEmpty else { return nil }
  }

  /// The key in a URL: everything is encoded except the unreserved characters of RFC 3986.
  var encoded: String { decoded.encodedForQuery }

  /// Text from another source without the key, in whatever encoding it contains the key.
  func removed(from text: String) -> String {
    // JSON may escape a slash with a backslash.
    let escaped = decoded.replacingOccurrences(of: "/", with: "\\/")
    return [encoded, encoded.lowercased(), escaped, decoded].reduce(text) { text, form in
      text.replacingOccurrences(of: form, with: "(key)", options: .caseInsensitive)
    }
  }
}

extension ServiceKey: CustomStringConvertible, CustomReflectable {
  var description: String { "(key)" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

extension String {
  /// The text with everything encoded except the unreserved characters of RFC 3986.
  var encodedForQuery: String {
    utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        String(Unicode.Scalar(byte))
      default:
        (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
