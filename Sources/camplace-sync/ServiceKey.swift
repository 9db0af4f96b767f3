import Foundation

/// The key with which data.go.kr knows its callers, kept from being shown.
struct ServiceKey: Sendable {
  /// The key as it is, not as it stands in a URL.
  private let decoded: String

  /// Takes a key as people copy it, decoded or already encoded for a URL; an empty one is none.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // A decoded key is Base64, in which there is no percent sign.
    decoded = text.contains("%") ? text.removingPercentEncoding ?? text : text
    guard !decoded.isEmpty else { return nil }
  }

  /// The key as it stands in a URL: everything encoded but the unreserved characters of RFC 3986.
  var encoded: String { decoded.encodedForQuery }

  /// A text from elsewhere without the key, however it was written there.
  func removed(from text: String) -> String {
    // JSON may write a slash with a backslash before it.
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
  /// The text with everything encoded but the unreserved characters of RFC 3986.
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
