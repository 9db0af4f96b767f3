import HeadlessUIKit
import Testing

/// Initializers with the labels of an app's own extensions.
@MainActor struct AppExtensionTests {
  @Test func `an app's initializer with defaults isn't ambiguous with UIKit's`() {
    let insets = UIEdgeInsets(top: 4)
    #expect(insets == UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0))
    #expect(NSDirectionalEdgeInsets(top: 4).bottom == 0)
    #expect(UIOffset(horizontal: 2).vertical == 0)
    #expect(UIEdgeInsets() == .zero)
  }

  @Test func `an action is replaced later`() {
    var action = UIAlertAction()
    #expect(action.title == nil)
    action = UIAlertAction(title: "OK", style: .cancel)
    #expect(action.style == .cancel)
  }
}

extension UIEdgeInsets {
  fileprivate init(top: CGFloat = 0, leading: CGFloat = 0) {
    self.init(top: top, left: leading, bottom: 0, right: 0)
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(top: CGFloat = 0, start: CGFloat = 0) {
    self.init(top: top, leading: start, bottom: 0, trailing: 0)
  }
}

extension UIOffset {
  fileprivate init(horizontal: CGFloat = 0, up: CGFloat = 0) {
    self.init(horizontal: horizontal, vertical: -up)
  }
}
