import HeadlessUIKit
import Testing

@MainActor struct TabBarTapTests {
  @Test func `a tap on the tab bar reaches the tab bar controller before its delegate`() throws {
    final class Tabs: UITabBarController {
      var journal: [String] = []

      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        journal.append("item \(item.title ?? "")")
      }
    }
    final class Delegate: NSObject, UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { (tabBarController as? Tabs)?.journal.append("delegate") }
    }
    let stage = Stage()
    _ = stage.device
    let tabs = Tabs()
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.viewControllers = ["First", "Second"].map { title in
      let tab = UIViewController()
      tab.tabBarItem.title = title
      return tab
    }
    stage.show(tabs)
    tabs.selectedIndex = 1
    #expect(tabs.journal.isEmpty)
    try stage.device.finger.tapTab(at: 0)
    #expect(tabs.journal == ["item First", "delegate"])
  }
}
