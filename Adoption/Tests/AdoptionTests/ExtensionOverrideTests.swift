import Testing

@testable import Adoption

@Suite struct ExtensionOverrideTests {
  private let extensions = """
    extension UIViewController {
      @objc func setup(_ count: Int = 1) -> Bool { true }
      @objc var screenName: String { "" }
    }

    """

  @Test func `an overridden member of an extension calls the override or the original`() {
    let text = rewritten(
      extensions,
      others: [
        "class Home: UIViewController { override func setup(_ count: Int) -> Bool { false } }"
      ])
    #expect(
      text == """
        extension UIViewController {
                func original_setup(_ count: Int = 1) -> Bool { true }
                var screenName: String { "" }
        }; @MainActor protocol Overrides_UIViewController_setup____: AnyObject \
        { func setup(_ count: Int) -> Bool }; \
        @MainActor protocol Extends_UIViewController_setup____: UIViewController {}; \
        extension UIViewController: Extends_UIViewController_setup____ {}; \
        extension Extends_UIViewController_setup____ { func setup(_ count: Int = 1) -> Bool { \
        if let overriding = self as? any Overrides_UIViewController_setup____ \
        { return overriding.setup(count) }; \
        return self.original_setup(count) } }

        """)
  }

  @Test func `the first class that overrides it declares it, and others override that`() {
    let text = rewritten(
      """
      class Base: UITableViewController {
        override func setup(_ count: Int) -> Bool { super.setup(count) }
        override var screenName: String { super.screenName + "base" }
      }
      class Detail: Base {
        override func setup(_ count: Int) -> Bool { super.setup(count) }
      }
      """, others: [extensions])
    #expect(
      text == """
        class Base: UITableViewController, Overrides_UIViewController_screenName, Overrides_UIViewController_setup____ {
                   func setup(_ count: Int) -> Bool { super.original_setup(count) }
                   var screenName: String { super.original_screenName + "base" }
        }
        class Detail: Base {
          override func setup(_ count: Int) -> Bool { super.setup(count) }
        }
        """)
  }

  @Test func `members that nothing overrides, and UIKit's own, stay as they are`() {
    let own = "class Home: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }"
    #expect(rewritten(own, others: [extensions]) == own)
    #expect(!rewritten(extensions, others: [own]).contains("original_"))
    let view = "class Badge: UIView { override func setup(_ count: Int) -> Bool { true } }"
    #expect(rewritten(view, others: [extensions]) == view)
  }
}
