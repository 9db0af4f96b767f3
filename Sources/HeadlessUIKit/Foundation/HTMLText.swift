import Foundation

extension NSAttributedString {
  public struct DocumentReadingOptionKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  public struct DocumentType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// Creates the text of a document, without its attributes.
  ///
  /// For HTML, the text omits tags, comments, scripts and styles, and contains decoded entities.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let text = String(decoding: data, as: UTF8.self)
    let isHTML = options[.documentType] as? DocumentType == .html
    self.init(string: isHTML ? HTMLText.plain(text) : text)
  }
}

/// The text of an HTML document.
enum HTMLText {
  private static let hidden = ["script", "style", "head"]
  private static let breaks = ["br", "p", "div", "li", "h1", "h2", "h3", "h4", "h5", "h6", "tr"]
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  static func plain(_ html: String) -> String {
    var text = ""
    var rest = html[...]
    while let next = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      text += rest[..<next]
      rest = rest[next...]
      if rest.hasPrefix("<") {
        text += skipTag(&rest)
      } else {
        text += entity(&rest)
      }
    }
    return text + rest
  }

  /// Skips a tag or comment, and the content of an element that isn't shown; returns a line break after
  /// a block.
  private static func skipTag(_ rest: inout Substring) -> String {
    let end = rest.hasPrefix("<!--") ? "-->" : ">"
    guard let close = rest.range(of: end) else {
      defer { rest = rest.dropFirst() }
      return "<"
    }
    let tag = rest[..<close.lowerBound].dropFirst()
    rest = rest[close.upperBound...]
    let isClosing = tag.hasPrefix("/")
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if !isClosing, hidden.contains(name),
      let over = rest.range(of: "</\(name)>", options: .caseInsensitive)
    {
      rest = rest[over.upperBound...]
    }
    return breaks.contains(name) && (isClosing || name == "br") ? "\n" : ""
  }

  private static func entity(_ rest: inout Substring) -> String {
    let name = rest.dropFirst().prefix(10).prefix { $0 != ";" && !$0.isWhitespace }
    guard rest[name.endIndex...].hasPrefix(";"), let decoded = decode(name) else {
      defer { rest = rest.dropFirst() }
      return "&"
    }
    rest = rest[name.endIndex...].dropFirst()
    return decoded
  }

  private static func decode(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[String(name)] }
    let digits = name.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
