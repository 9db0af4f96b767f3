import HeadlessUIKit
import Testing

/// Views whose text can be set in two ways.
@MainActor @Suite struct AttributedTextTests {
  /// Formats its text, as apps' own labels do.
  private final class StyledLabel: UILabel {
    override var text: String? {
      didSet {
        super.attributedText = text.map { NSAttributedString(string: "\u{201C}\($0)\u{201D}") }
      }
    }
  }

  private final class StyledField: UITextField {
    override var text: String? {
      didSet { super.attributedText = text.map { NSAttributedString(string: $0.uppercased()) } }
    }
  }

  private final class StyledTextView: UITextView {
    override var text: String! {
      didSet { super.attributedText = NSAttributedString(string: text.uppercased()) }
    }
  }

  @Test func `a subclass may set the attributed text whenever the text changes`() {
    let (label, field, view) = (StyledLabel(), StyledField(), StyledTextView())
    label.text = "Camp"
    field.text = "a1"
    view.text = "note"
    #expect(label.text == "\u{201C}Camp\u{201D}")
    #expect(field.text == "A1" && view.text == "NOTE")
  }

  @Test func `text and attributedText follow each other`() {
    let label = UILabel()
    label.text = "a"
    #expect(label.attributedText?.string == "a")
    label.attributedText = NSAttributedString(string: "b")
    #expect(label.text == "b")
    label.text = "c"
    #expect(label.attributedText?.string == "c")
    label.text = nil
    #expect(label.attributedText == nil)
    let view = UITextView()
    view.attributedText = nil
    #expect(view.text == "" && view.attributedText.string == "")
  }

  @Test func `texts with other values of the same attributes can be joined`() {
    let images = [NSTextAttachment(), NSTextAttachment()]
    let values: [(NSAttributedString.Key, [NSObject])] = [
      (.foregroundColor, [UIColor.black, UIColor.white]),
      (.font, [UIFont(), UIFont.systemFont(ofSize: 12)]),
      (.paragraphStyle, [NSParagraphStyle(), NSMutableParagraphStyle()]),
      (.shadow, [NSShadow(), NSShadow()]), (.attachment, images),
    ]
    for (key, values) in values {
      let text = NSMutableAttributedString(string: "")
      for value in values {
        text.append(NSAttributedString(string: "ab", attributes: [key: value]))
      }
      #expect(text.attribute(key, at: 3, effectiveRange: nil) as? NSObject === values[1])
    }
  }
}
