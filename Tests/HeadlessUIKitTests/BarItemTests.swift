import HeadlessUIKit
import Testing

@MainActor @Suite struct `A container's bar` {
  @Test func `of tabs has the tabs' items`() {
    HeadlessDevice.boot()
    let tabs = UITabBarController()
    let first = UIViewController()
    first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    tabs.setViewControllers([first], animated: false)
    tabs.tabBar.items?.first?.badgeValue = "1"
    #expect(first.tabBarItem.badgeValue == "1")
    #expect(tabs.tabBar.items?.map(\.title) == ["First"])
  }

  @Test func `of a stack has the screens' items`() {
    HeadlessDevice.boot()
    let root = UIViewController()
    root.title = "Root"
    let stack = UINavigationController(rootViewController: root)
    #expect(stack.navigationBar.topItem?.title == "Root")
    #expect(stack.navigationBar.topItem === root.navigationItem)
    #expect(stack.navigationBar.backItem == nil)
  }
}
