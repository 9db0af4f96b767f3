import Testing

@testable import Adoption

@Suite struct CategoryOverrideTests {
  private let swipeBack = """
    extension UINavigationController: UIGestureRecognizerDelegate {
      override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
      }
      open override var childForStatusBarStyle: UIViewController? { topViewController }
    }

    """

  @Test func `an override in an extension of a UIKit class stays, and a subclass calls it`() {
    #expect(
      rewritten(swipeBack) == """
        extension UINavigationController: UIGestureRecognizerDelegate {
                   open func extended_viewDidLoad() {
            super.viewDidLoad()
            interactivePopGestureRecognizer?.delegate = self
          }
          open          var extended_childForStatusBarStyle: UIViewController? { topViewController }
        }
        public enum UIKitExtendedByApp { open class UINavigationController: UIKit.UINavigationController { \
        override open var childForStatusBarStyle: UIKit.UIViewController? { extended_childForStatusBarStyle }; \
        override open func viewDidLoad() { extended_viewDidLoad() } } }

        """)
  }

  @Test func `an observer in an extension of a UIKit class is a function that a subclass calls`() {
    #expect(
      rewritten(
        """
        extension UITextView {
          override open var bounds: CGRect {
            didSet {
              resizePlaceholder()
            }
          }
        }

        """) == """
          extension UITextView {
                     open func extended_bounds_didSet(_ oldValue: CGRect) {
              do     {
                resizePlaceholder()
              }
            }
          }
          public enum UIKitExtendedByApp { open class UITextView: UIKit.UITextView { \
          override open var bounds: CGRect { didSet { extended_bounds_didSet(oldValue) } } } }

          """)
  }

  @Test func `the module creates and inherits the subclass`() {
    let text = rewritten(
      """
      class Flow: UINavigationController {}
      func make() -> UINavigationController { UINavigationController(rootViewController: Home()) }
      let other: UIViewController = UIViewController()
      """, others: [swipeBack])
    #expect(
      text == """
        class Flow: UIKitExtendedByApp.UINavigationController {}
        func make() -> UINavigationController { UIKitExtendedByApp.UINavigationController(rootViewController: Home()) }
        let other: UIViewController = UIViewController()
        """)
  }

  @Test func `the classes below an extended class apply its overrides too`() {
    let text = rewritten(
      "extension UIViewController { override open func awakeFromNib() {} }\n",
      others: ["class List: UITableViewController {}"])
    #expect(
      text.contains(
        "open class UITableViewController: UIKit.UITableViewController { "
          + "override open func awakeFromNib() { extended_awakeFromNib() } }"))
  }
}
