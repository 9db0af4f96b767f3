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

  /// Enables a button from the callback about the selection, or formats what is typed.
  private final class Watcher: UIResponder, UITextFieldDelegate, UITextViewDelegate {
    var events: [String] = []
    var formats = false

    func textFieldDidChangeSelection(_ textField: UITextField) {
      events.append("selection \(textField.text ?? "")")
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      if formats { textField.text = "(\(string))" }
      return !formats
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
      events.append("selection \(textView.text ?? "")")
    }

    func textViewDidChange(_ textView: UITextView) {
      events.append("change \(textView.text ?? "")")
    }
  }

  @Test func `a field's text is empty after it is set to nil`() {
    let field = UITextField()
    field.text = "a"
    field.text = nil
    #expect(field.text == "")
    field.attributedText = NSAttributedString(string: "b")
    field.attributedText = nil
    #expect(field.text == "")
  }

  @Test func `typing changes the selection before the change is reported`() {
    let watcher = Watcher()
    let field = UITextField()
    field.delegate = watcher
    field.addAction(UIAction { _ in watcher.events.append("change") }, for: .editingChanged)
    field.enterText("ab")
    #expect(watcher.events == ["selection ab", "change"])
    watcher.formats = true
    field.enterText("1")
    #expect(watcher.events == ["selection ab", "change", "selection (1)"])
    watcher.events = []
    let view = UITextView()
    view.delegate = watcher
    view.enterText("tea")
    #expect(watcher.events == ["selection tea", "change tea"])
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
