import Testing

@testable import HeadlessUIKit

@MainActor struct TabElementTests {
  let stage = Stage()

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: UIImage(systemName: "star"), identifier: name.lowercased()) { _ in
      UIViewController()
    }
  }

  private func bar(_ tabs: [UITab]) -> UITabBarController {
    let bar = UITabBarController(tabs: tabs)
    stage.show(bar)
    return bar
  }

  /// An app's class from before iOS 18.
  private final class OlderBar: UITabBarController {
    var tabs = ["first"]
    var selectedTab: Int { selectedIndex }
  }

  @Test func `a subclass may have tabs of its own`() {
    let bar = OlderBar()
    bar.setTabs([tab("Songs")], animated: false)
    #expect(bar.tabs == ["first"] && bar.selectedTab == 0)
    #expect((bar as UITabBarController).selectedTab?.identifier == "songs")
  }

  @Test func `tabs make their view controllers, with title, image and identifier`() {
    let bar = bar([tab("Home"), tab("Settings")])
    #expect(bar.viewControllers?.map { $0.tabBarItem.title } == ["Home", "Settings"])
    #expect(bar.viewControllers?.first === bar.tabs.first?.viewController)
    #expect(bar.tabs.first?.viewController?.tabBarItem.image?.name == "star")
    #expect(bar.selectedTab === bar.tabs.first)
    #expect(bar.selectedIndex == 0)
    #expect(bar.tab(forIdentifier: "settings") === bar.tabs.last)
    #expect(bar.tabs.last?.tabBarController === bar)
  }

  @Test func `a provider runs once`() {
    var runs = 0
    let tab = UITab(title: "A", image: nil, identifier: "a") { _ in
      runs += 1
      return UIViewController()
    }
    let bar = bar([tab])
    _ = tab.viewController
    bar.setTabs([tab, self.tab("B")], animated: true)
    #expect(runs == 1)
  }

  @Test func `a tap calls the tab's delegate methods, an assignment doesn't`() throws {
    let bar = bar([tab("Home"), tab("Settings")])
    let witness = TabWitness()
    bar.delegate = witness
    bar.selectedTab = bar.tabs[1]
    #expect(bar.selectedIndex == 1)
    #expect(witness.heard == [])
    try stage.device.finger.tapTab(at: 0)
    #expect(witness.heard == ["should home", "did home after settings"])
    witness.allows = false
    try stage.device.finger.tapTab(at: 1)
    #expect(bar.selectedTab === bar.tabs[0])
  }

  @Test func `a group without a screen shows its selected child`() {
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: [tab("Songs"), tab("Artists")])
    let bar = bar([tab("Home"), group])
    #expect(bar.viewControllers?.count == 2)
    bar.selectedTab = group
    #expect(bar.selectedTab?.identifier == "songs")
    bar.selectedTab = bar.tab(forIdentifier: "artists")
    stage.device.settle()
    #expect(group.selectedChild?.identifier == "artists")
    #expect(bar.selectedTab?.identifier == "artists")
    #expect(bar.selectedViewController === group.children[1].viewController)
    #expect(group.children[0].managingTabGroup === group)
  }

  @Test func `a hidden tab leaves the bar, and a view controller list replaces all tabs`() {
    let bar = bar([tab("Home"), tab("Settings")])
    bar.tabs[0].isHidden = true
    stage.device.settle()
    #expect(bar.selectedTab?.identifier == "settings")
    #expect(bar.viewControllers?.count == 1)
    bar.viewControllers = [UIViewController()]
    #expect(bar.tabs.isEmpty)
    #expect(bar.selectedTab == nil)
  }

  @Test func `removed tabs and their view controllers are deallocated`() {
    let bar = bar([tab("Home"), tab("Settings")])
    weak let gone = bar.tabs[1].viewController
    bar.tabs = [bar.tabs[0]]
    stage.device.settle()
    #expect(gone == nil)
  }
}

@MainActor private final class TabWitness: NSObject, UITabBarControllerDelegate {
  var heard: [String] = []
  var allows = true

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  {
    heard.append("should \(tab.identifier)")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    heard.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
  }
}
