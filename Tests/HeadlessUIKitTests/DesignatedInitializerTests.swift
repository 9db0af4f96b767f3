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

  @Test func `an effect view and a navigation controller have all of UIKit's initializers`() {
    final class Bars: UINavigationController {
      override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(UIVisualEffectView().effect == nil)
    #expect(UIVisualEffectView(frame: CGRect(x: 1, y: 0, width: 2, height: 2)).frame.minX == 1)
    #expect(
      Bars(navigationBarClass: UINavigationBar.self, toolbarClass: nil).viewControllers.isEmpty)
  }

  @Test func `a text view's designated initializer is called by all its initializers`() {
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
