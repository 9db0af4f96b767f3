/// Checks the spelling of text; without a dictionary, every word is spelled correctly.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  open class func learnWord(_ word: String) {}
  open class var availableLanguages: [String] { ["en_US"] }
}

/// The user's keyboard.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  public static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  open var primaryLanguage: String? { "en-US" }
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
}

/// A link, an attachment or a tagged range in a text view.
@preconcurrency @MainActor open class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: Content
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

/// Sorts objects into the sections of an index, by their first letter.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  open class func current() -> UILocalizedIndexedCollation { shared }
  public let sectionTitles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) }
  open var sectionIndexTitles: [String] { sectionTitles }
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
}
