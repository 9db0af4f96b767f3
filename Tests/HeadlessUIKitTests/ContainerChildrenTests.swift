import HeadlessUIKit
import Testing

@MainActor struct ContainerChildrenTests {
  @Test func `a child of a tab bar controller is a tab`() {
    let (tabs, first, second) = (UITabBarController(), UIViewController(), UIViewController())
    tabs.addChild(first)
    tabs.addChild(second)
    #expect(tabs.viewControllers == [first, second])
    #expect(tabs.selectedViewController === first)
    #expect(second.tabBarController === tabs)
  }

  @Test func `a child of a navigation controller is pushed`() {
    let (stack, root, child) = (UINavigationController(), UIViewController(), UIViewController())
    stack.viewControllers = [root]
    stack.addChild(child)
    #expect(stack.viewControllers == [root, child])
    #expect(child.navigationController === stack)
  }
}
