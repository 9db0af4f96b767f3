import HeadlessUIKit
import Testing

/// Subclasses inherit and override the initializers that they have on iOS.
@MainActor @Suite struct `A subclass's initializers` {
  private final class NoteView: UITextView {
    var isSetUp = false

    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      isSetUp = true
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a text view's own one is called by all`() {
    #expect(NoteView().isSetUp)
    #expect(NoteView(frame: .zero).isSetUp)
    let container = NSTextContainer()
    #expect(NoteView(frame: .zero, textContainer: container).textContainer === container)
  }

  @Test func `a constraint without items can be made and activated`() {
    let constraint = NSLayoutConstraint()
    constraint.isActive = true
    #expect(constraint.isActive && constraint.firstItem == nil)
  }
}
