import HeadlessUIKit
import Testing

/// UIKit calls the delegate that it stores, not the overridable getter.
@MainActor struct DelegateProxyTests {
  let stage = Stage()

  @Test func `a stack that overrides its delegate has its proxy called`() {
    final class Stack: UINavigationController {
      let proxy: NavigationWitness
      weak var base: (any UINavigationControllerDelegate)?

      init(proxy: NavigationWitness) {
        self.proxy = proxy
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override weak var delegate: (any UINavigationControllerDelegate)? {
        get { base }
        set { base = newValue }
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        super.delegate = proxy
      }
    }
    let stack = Stack(proxy: NavigationWitness(stage.journal))
    stack.viewControllers = [stage.screen("A")]
    stage.show(stack)
    stack.pushViewController(stage.screen("B"), animated: true)
    #expect(stage.settled().filter { $0.contains("Show") } == ["willShow B", "didShow B"])
    #expect(stack.delegate == nil)
  }

  @Test func `a tab bar controller that overrides its delegate has its proxy called`() throws {
    final class Ear: UITabBarControllerDelegate {
      var heard = 0
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) {
        heard += 1
      }
    }
    final class Tabs: UITabBarController {
      override weak var delegate: (any UITabBarControllerDelegate)? {
        get { nil }
        set { super.delegate = newValue }
      }
    }
    let ear = Ear()
    let tabs = Tabs()
    tabs.delegate = ear
    tabs.viewControllers = [stage.screen("A"), stage.screen("B")]
    stage.show(tabs)
    try stage.device.finger.tapTab(at: 1)
    #expect(ear.heard == 1)
    #expect(tabs.delegate == nil)
  }
}
