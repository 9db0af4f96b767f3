/// An editable line of text.
@preconcurrency @MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }

  /// Never nil; a field whose text is set to nil has an empty one.
  open var text: String? {
    get { storedText }
    set { (storedText, storedAttributedText) = (newValue ?? "", nil) }
  }
  // Each setter stores both, because a subclass may override the other.
  private var storedText = ""
  private var storedAttributedText: NSAttributedString?
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder }
    set { storedPlaceholder = newValue }
  }
  /// Decoding sets it without the setters, which a subclass may override for after its initializer.
  final var storedPlaceholder: NSAttributedString?
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var textContentType: UITextContentType?
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }
  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?
  open weak var delegate: (any UITextFieldDelegate)?

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open var isEditing: Bool { isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  override var textInput: TypingTarget? {
    guard isEnabled else { return nil }
    return TypingTarget(
      title: placeholder ?? accessibilityLabel ?? "",
      identifier: accessibilityIdentifier, view: self
    ) { [self] text in
      enterText(text)
    } pressReturn: { [self] in
      pressReturn()
    }
  }

  /// Types `text` in place of the current text, as the user does, if the delegate allows it.
  ///
  /// If the delegate refuses the whole text for an empty field, it is asked about each character: a
  /// field for five digits keeps the first five.
  ///
  /// - Note: Not in UIKit.
  public func enterText(_ text: String) {
    guard becomeFirstResponder() else { return }
    let range = NSRange(location: 0, length: self.text?.utf16.count ?? 0)
    let before = self.text
    let allowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    if allowed {
      self.text = text
      textDidChange()
    } else if text.count > 1, (before ?? "").isEmpty, self.text == before {
      for character in text { type(character) }
    } else if self.text != before {
      // The delegate has set a text of its own, such as a formatted number.
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  /// Types a character at the end, if the delegate allows it.
  private func type(_ character: Character) {
    let end = NSRange(location: text?.utf16.count ?? 0, length: 0)
    let typed = String(character)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: typed) ?? true
    else { return }
    text = (text ?? "") + typed
    textDidChange()
  }

  /// Typing moves the caret, which is an empty selection.
  private func textDidChange() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  open override func selectAll(_ sender: Any?) {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }

  /// Presses Return, as the user does.
  ///
  /// - Note: Not in UIKit.
  public func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
  }

  open var keyboardAppearance = UIKeyboardAppearance.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var enablesReturnKeyAutomatically = false
  open var passwordRules: UITextInputPasswordRules?
  open var typingAttributes: [NSAttributedString.Key: Any]? = [:]
  open var adjustsFontForContentSizeCategory = false
  var selection: NSRange?

  open var hasText: Bool { !editedText.isEmpty }
  open func insertText(_ text: String) { editedText += text }
  open func deleteBackward() { if hasText { editedText.removeLast() } }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? NSAttributedString(string: storedText) }
    set { (storedText, storedAttributedText) = (newValue?.string ?? "", newValue) }
  }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var background: UIImage?
  open var disabledBackground: UIImage?

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  // UIKit calls this method, and the other one only if this one isn't implemented.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  public static let alphabet = UIKeyboardType.asciiCapable
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

public struct UITextContentType: Hashable, Sendable, RawRepresentable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let name = UITextContentType(rawValue: "name")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")

  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

extension UITextField {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension UITextField {
  public var markedTextRange: UITextRange? { nil }
  public func unmarkText() {}
}
