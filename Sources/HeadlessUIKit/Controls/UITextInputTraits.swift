/// The keyboard's settings for a text input.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {}

// UIKit's requirements are optional, so a value of the protocol's type has optional properties.
extension UITextInputTraits {
  private var field: UITextField? { self as? UITextField }
  private var textView: UITextView? { self as? UITextView }

  @_disfavoredOverload
  public var keyboardType: UIKeyboardType? { field?.keyboardType ?? textView?.keyboardType }

  @_disfavoredOverload
  public var keyboardAppearance: UIKeyboardAppearance? {
    field?.keyboardAppearance ?? textView?.keyboardAppearance
  }

  @_disfavoredOverload
  public var returnKeyType: UIReturnKeyType? { field?.returnKeyType ?? textView?.returnKeyType }

  @_disfavoredOverload
  public var isSecureTextEntry: Bool? { field?.isSecureTextEntry ?? textView?.isSecureTextEntry }

  @_disfavoredOverload
  public var enablesReturnKeyAutomatically: Bool? {
    field?.enablesReturnKeyAutomatically ?? textView?.enablesReturnKeyAutomatically
  }

  @_disfavoredOverload
  public var autocapitalizationType: UITextAutocapitalizationType? {
    field?.autocapitalizationType ?? textView?.autocapitalizationType
  }

  @_disfavoredOverload
  public var autocorrectionType: UITextAutocorrectionType? {
    field?.autocorrectionType ?? textView?.autocorrectionType
  }
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static let alert = UIKeyboardAppearance.dark
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}

@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// A position in a text, as an offset from its beginning.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// Not in UIKit.
  public let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

@preconcurrency @MainActor open class UITextRange: NSObject {
  public let start: UITextPosition
  public let end: UITextPosition
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ start: Int, _ end: Int) {
    self.start = UITextPosition(start)
    self.end = UITextPosition(end)
    super.init()
  }
}

@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
}

public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A view with text that can be edited by range.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func firstRect(for range: UITextRange) -> CGRect

  /// The text that an input method hasn't committed yet; nil, because the shell types whole texts.
  var markedTextRange: UITextRange? { get }
  func unmarkText()
}

/// The state that a text field and a text view share while editing.
protocol EditedText: UITextInput {
  var editedText: String { get set }
  var selection: NSRange? { get set }
}

extension EditedText {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(editedText.utf16.count) }

  public var selectedTextRange: UITextRange? {
    get {
      let range = selection ?? NSRange(location: editedText.utf16.count, length: 0)
      return UITextRange(range.location, range.location + range.length)
    }
    set {
      selection = newValue.map {
        NSRange(location: $0.start.offset, length: $0.end.offset - $0.start.offset)
      }
    }
  }

  public func text(in range: UITextRange) -> String? {
    let text = editedText as NSString
    guard range.start.offset >= 0, range.end.offset <= text.length,
      range.start.offset <= range.end.offset
    else { return nil }
    return text.substring(
      with: NSRange(location: range.start.offset, length: range.end.offset - range.start.offset))
  }

  public func replace(_ range: UITextRange, withText text: String) {
    guard self.text(in: range) != nil else { return }
    editedText = (editedText as NSString).replacingCharacters(
      in: NSRange(location: range.start.offset, length: range.end.offset - range.start.offset),
      with: text)
  }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange(fromPosition.offset, toPosition.offset) }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let new = position.offset + offset
    return (0...editedText.utf16.count).contains(new) ? UITextPosition(new) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  public var markedTextRange: UITextRange? { nil }
  public func unmarkText() {}
}

extension UITextField: EditedText {
  var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextView: EditedText {
  var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}
