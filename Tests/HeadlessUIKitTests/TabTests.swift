import HeadlessUIKit
import Testing

@MainActor struct TabTests {
  let stage = Stage()

  private func tabs(_ count: Int) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map { index in
      let screen = stage.screen("T\(index)")
      screen.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
      return screen
    }
    stage.show(tabs)
    return tabs
  }

  @Test func `a tab bar controller loads its view when it is made, and lives until the turn ends`()
  {
    final class Tabs: UITabBarController {
      var journal: [String] = []
      init() {
        super.init(nibName: nil, bundle: nil)
        journal.append("made")
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        journal.append("loaded")
      }
    }
    func make() -> Tabs { Tabs() }
    _ = stage.settled()
    weak let tabs = make()
    #expect(tabs?.journal == ["loaded", "made"])
    _ = stage.settled()
    #expect(tabs == nil)
  }

  @Test func `a programmatic selection doesn't notify the delegate`() {
    let tabs = tabs(2)
    let witness = TabWitness(stage.journal)
    tabs.delegate = witness
    tabs.selectedIndex = 1
    tabs.selectedViewController = tabs.viewControllers?.first
    #expect(!stage.settled().contains { $0.hasPrefix("should") || $0.hasPrefix("did") })
  }

  @Test func `a tap calls shouldSelect, selects, and calls didSelect`() throws {
    let tabs = tabs(2)
    let witness = TabWitness(stage.journal)
    tabs.delegate = witness
    try stage.device.finger.tapTab(at: 1)
    #expect(
      stage.settled() == [
        "shouldSelect T1", "T1.didLoad", "T1.willApp", "T0.willDis", "didSelect T1", "T0.didDis",
        "T1.didApp",
      ])
  }

  @Test func `a second tap calls didSelect again`() throws {
    let tabs = tabs(2)
    let witness = TabWitness(stage.journal)
    tabs.delegate = witness
    try stage.device.finger.tapTab(at: 0)
    #expect(stage.settled() == ["shouldSelect T0", "didSelect T0"])
  }

  @Test func `a second tap pops the tab's stack to its root and then calls didSelect`() throws {
    let navigation = UINavigationController()
    navigation.viewControllers = [stage.screen("A"), stage.screen("B")]
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    let witness = TabWitness(stage.journal)
    tabs.delegate = witness
    var depth: Int?
    witness.onDidSelect = { depth = navigation.viewControllers.count }
    try stage.device.finger.tapTab(at: 0)
    #expect(depth == 1)
  }

  @Test func `shouldSelect false blocks a selection`() throws {
    let tabs = tabs(2)
    let witness = TabWitness(stage.journal)
    witness.allowsSelection = false
    tabs.delegate = witness
    try stage.device.finger.tapTab(at: 1)
    #expect(stage.settled() == ["shouldSelect T1"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `shouldSelect false blocks the pop of a second tap`() throws {
    let navigation = UINavigationController()
    navigation.viewControllers = [stage.screen("A"), stage.screen("B")]
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    let witness = TabWitness(stage.journal)
    witness.allowsSelection = false
    tabs.delegate = witness
    try stage.device.finger.tapTab(at: 0)
    stage.device.settle()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `before tabs are set there are none, after that the first is selected`() {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.selectedIndex == NSNotFound)
    let first = UIViewController()
    tabs.viewControllers = [first, UIViewController()]
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === first)
  }

  @Test func `a stack's tab is its root's until the stack has its own`() {
    let navigation = UINavigationController(rootViewController: stage.screen("A"))
    let root = navigation.topViewController
    root?.title = "Home"
    #expect(navigation.tabBarItem.title == "Home")
    root?.tabBarItem = UITabBarItem(title: "House", image: nil, tag: 7)
    #expect(navigation.tabBarItem.tag == 7)
    navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 8)
    #expect(navigation.tabBarItem.title == "Own")
    #expect(root?.tabBarItem.title == "House")
  }

  @Test func `a title names the tab and the bar, which have names of their own too`() {
    let screen = stage.screen("A")
    screen.tabBarItem.title = "Tab"
    screen.navigationItem.title = "Bar"
    screen.title = "Both"
    #expect(screen.tabBarItem.title == "Both")
    #expect(screen.navigationItem.title == "Both")
    screen.tabBarItem.title = "Tab"
    #expect(screen.title == "Both")
  }

  @Test func `only the selected tab's view loads`() {
    let tabs = tabs(3)
    #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false, false])
    tabs.selectedIndex = 2
    #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false, true])
  }

  @Test func `setting tabs keeps the selected tab if it remains`() {
    let tabs = tabs(3)
    tabs.selectedIndex = 2
    let last = tabs.selectedViewController
    tabs.viewControllers = [tabs.viewControllers?.last, stage.screen("N")].compactMap { $0 }
    #expect(tabs.selectedViewController === last)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `selecting a controller that isn't a tab raises`() {
    let tabs = tabs(2)
    tabs.selectedViewController = stage.screen("X")
    #expect(
      stage.device.misuses.map(\.outcome) == [.exception(name: "NSInvalidArgumentException")])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `five tabs need no More`() {
    _ = tabs(5)
    #expect(throws: Finger.Failure.noTab(index: 5, count: 5)) {
      try stage.device.finger.tapMore()
    }
  }

  @Test func `with more than five the bar shows four and More, whose selection has no index`()
    throws
  {
    let tabs = tabs(7)
    try stage.device.finger.tapMore()
    stage.device.settle()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(stage.device.finger.targets.map(\.title) == ["Tab 4", "Tab 5", "Tab 6"])
  }

  @Test func `a row of the More list selects its tab`() throws {
    let tabs = tabs(6)
    try stage.device.finger.tapMore()
    _ = stage.settled()
    let row = try #require(stage.device.finger.targets.last)
    try stage.device.finger.tap(row)
    #expect(stage.settled() == ["T5.didLoad", "T5.willApp", "T5.didApp"])
    #expect(tabs.selectedIndex == 5)
  }

  @Test func `a tab behind More is on the stack of the More list`() throws {
    let tabs = tabs(6)
    let last = try #require(tabs.viewControllers?.last)
    let more = tabs.moreNavigationController
    #expect(tabs.children == (tabs.viewControllers ?? []) + [more])
    tabs.selectedIndex = 5
    stage.device.settle()
    #expect(more.viewControllers.last === last)
    #expect(last.navigationController === more)
    #expect(last.tabBarController === tabs)
    #expect(tabs.selectedViewController === last)
    #expect(tabs.viewControllers?.last === last)
    #expect(!tabs.children.contains(last))
  }

  @Test
  func `screens pushed from a tab behind More are on the same stack and in the hierarchy`()
    throws
  {
    let tabs = tabs(6)
    tabs.selectedIndex = 5
    stage.device.settle()
    let detail = stage.screen("D")
    tabs.selectedViewController?.navigationController?.pushViewController(detail, animated: true)
    stage.device.settle()
    #expect(stage.device.frontmost === detail)
    #expect(stage.device.hierarchy.contains(detail))
    #expect(tabs.selectedIndex == 5)
  }

  @Test func `back from a tab behind More is the list, and the tab is a child again`() throws {
    let tabs = tabs(6)
    tabs.selectedIndex = 5
    stage.device.settle()
    let last = try #require(tabs.viewControllers?.last)
    _ = stage.journal.take()
    try stage.device.finger.tapBack()
    #expect(stage.settled() == ["T5.willDis", "T5.didDis"])
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(last.parent === tabs)
    #expect(tabs.viewControllers?.last === last)
    #expect(tabs.children.contains(last))
  }

  @Test func `a swipe back to the More list selects it, a cancelled one does not`() throws {
    let tabs = tabs(6)
    tabs.selectedIndex = 5
    stage.device.settle()
    try stage.device.finger.swipeBack(cancelled: true)
    stage.device.settle()
    #expect(tabs.selectedIndex == 5)
    try stage.device.finger.swipeBack()
    stage.device.settle()
    #expect(tabs.selectedIndex == NSNotFound)
  }

  @Test func `a tap on More comes back to the tab on its stack, a second one to the list`() throws {
    let tabs = tabs(6)
    let witness = TabWitness(stage.journal)
    tabs.selectedIndex = 5
    tabs.selectedIndex = 0
    stage.device.settle()
    tabs.delegate = witness
    _ = stage.journal.take()
    try stage.device.finger.tapMore()
    #expect(
      stage.settled() == [
        "shouldSelect ?", "T5.willApp", "T0.willDis", "didSelect T5", "T0.didDis", "T5.didApp",
      ])
    try stage.device.finger.tapMore()
    #expect(
      stage.settled() == ["shouldSelect ?", "didSelect ?", "T5.willDis", "T5.didDis"])
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
  }

  @Test func `selecting another tab behind More replaces the one on its stack`() throws {
    let tabs = tabs(7)
    tabs.selectedIndex = 5
    stage.device.settle()
    tabs.selectedIndex = 6
    stage.device.settle()
    let all = try #require(tabs.viewControllers)
    #expect(tabs.moreNavigationController.viewControllers.last === all[6])
    #expect(all[5].parent === tabs)
    #expect(stage.device.frontmost === all[6])
  }

  @Test func `a choice from the More list notifies only the list's navigation delegate`() throws {
    let tabs = tabs(6)
    let witness = TabWitness(stage.journal)
    let shown = NavigationWitness(stage.journal)
    tabs.delegate = witness
    try stage.device.finger.tapMore()
    stage.device.settle()
    tabs.moreNavigationController.delegate = shown
    _ = stage.journal.take()
    try stage.device.finger.tap(try #require(stage.device.finger.targets.last))
    #expect(
      stage.settled() == ["T5.didLoad", "T5.willApp", "willShow T5", "T5.didApp", "didShow T5"])
  }

  @Test func `fewer tabs need no More, and the tab on its stack is a normal tab again`() throws {
    let tabs = tabs(6)
    tabs.selectedIndex = 5
    stage.device.settle()
    let last = try #require(tabs.viewControllers?.last)
    tabs.viewControllers = [stage.screen("N"), last]
    stage.device.settle()
    #expect(tabs.children == tabs.viewControllers)
    #expect(last.parent === tabs)
    #expect(stage.device.frontmost === last)
  }

  @Test func `a tap on a tab behind More goes through More`() throws {
    let tabs = tabs(6)
    let witness = TabWitness(stage.journal)
    tabs.delegate = witness
    try stage.device.finger.tapTab(at: 5)
    stage.device.settle()
    #expect(tabs.selectedIndex == 5)
    #expect(
      stage.journal.take().filter { $0.contains("Select") } == ["shouldSelect ?", "didSelect ?"])
  }
}

/// A tab bar delegate that records its calls.
private final class TabWitness: UITabBarControllerDelegate {
  let journal: Journal
  var allowsSelection = true
  var onDidSelect: () -> Void = {}

  @MainActor init(_ journal: Journal) {
    self.journal = journal
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    journal.note("shouldSelect \((viewController as? Screen)?.name ?? "?")")
    return allowsSelection
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    journal.note("didSelect \((viewController as? Screen)?.name ?? "?")")
    onDidSelect()
  }
}
