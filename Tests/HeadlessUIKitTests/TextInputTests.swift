import HeadlessUIKit
import Testing

@MainActor @Suite struct `Text input` {
  /// A field for one digit of a code, as apps subclass it.
  private final class DigitField: UITextField {
    var deletions = 0

    override func deleteBackward() {
      super.deleteBackward()
      deletions += 1
    }
  }

  private final class Log: NSTextStorageDelegate {
    var texts: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      texts.append("\(textStorage.string) \(delta)")
    }
  }

  @Test func `a subclass overrides what the keyboard's delete key does`() {
    let field = DigitField()
    field.text = "12"
    (field as any UIKeyInput).deleteBackward()
    #expect(field.text == "1")
    #expect(field.deletions == 1)
  }

  @Test func `the keyboard's settings are read through the protocol`() {
    let field = UITextField()
    field.keyboardAppearance = .dark
    let input: any UITextInput = field
    #expect(input.keyboardAppearance == .dark)
    #expect((UITextView() as any UITextInputTraits).isSecureTextEntry == false)
  }

  @Test func `a placeholder with attributes is the placeholder too`() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(field.placeholder == "Name")
    field.placeholder = nil
    #expect(field.attributedPlaceholder == nil)
  }

  @Test func `a text input compares positions and never has marked text`() {
    let field = UITextField()
    field.text = "tea"
    let input: any UITextInput = field
    #expect(
      input.compare(input.beginningOfDocument, to: input.endOfDocument) == .orderedAscending)
    #expect(input.markedTextRange == nil)
  }

  @Test func `a text storage's delegate learns of every edit`() {
    let view = UITextView()
    let log = Log()
    view.textStorage.delegate = log
    view.text = "tea"
    view.text = "t"
    #expect(log.texts == ["tea 3", "t -2"])
    #expect(view.textStorage.string == "t")
  }
}
