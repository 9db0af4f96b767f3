import HeadlessUIKit
import Testing

@MainActor struct NavigationStackTests {
  let stage = Stage()

  private func raised(_ name: String) -> Bool {
    stage.device.misuses.first?.outcome == .exception(name: name)
  }

  @Test func `pushing a navigation controller raises`() {
    let navigation = stage.stack("A")
    navigation.pushViewController(UINavigationController(), animated: true)
    #expect(raised("NSInvalidArgumentException"))
    #expect(stage.misuses() == ["Pushing a navigation controller is not supported"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `showing a navigation controller presents it`() {
    let navigation = stage.stack("A")
    let other = UINavigationController(rootViewController: stage.screen("B"))
    navigation.topViewController?.show(other, sender: nil)
    #expect(stage.misuses().isEmpty)
    #expect(navigation.presentedViewController === other)
  }

  @Test func `pushing an instance that is on the stack raises`() {
    let navigation = stage.stack("A", "B")
    navigation.pushViewController(navigation.viewControllers[0], animated: true)
    #expect(raised("NSInvalidArgumentException"))
    #expect(
      stage.misuses().first?.unnumbered.hasPrefix(
        "<UINavigationController> is pushing the same view controller instance (<Screen>) more "
          + "than once which is not supported and is most likely an error in the application : ")
        == true)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `setting the same instance twice raises`() {
    let navigation = stage.stack("A")
    let twice = stage.screen("B")
    navigation.viewControllers = [twice, twice]
    #expect(raised("NSInternalInconsistencyException"))
    #expect(
      stage.misuses().first?.hasPrefix(
        "All view controllers in a navigation controller must be distinct (") == true)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `setting the same instance twice in a deep stack raises`() {
    let navigation = stage.stack("A")
    let twice = stage.screen("B")
    navigation.viewControllers = [twice] + (0..<20).map { stage.screen("\($0)") } + [twice]
    #expect(raised("NSInternalInconsistencyException"))
  }

  @Test func `pushing the container that the stack stands in raises`() {
    let navigation = stage.stack("A")
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    navigation.pushViewController(tabs, animated: true)
    #expect(raised("NSInvalidArgumentException"))
    #expect(navigation.viewControllers.count == 1)
    #expect(tabs.parent == nil)
  }

  @Test func `pushing a tab bar controller works`() {
    let navigation = stage.stack("A")
    navigation.pushViewController(UITabBarController(), animated: true)
    stage.device.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(stage.misuses() == [])
  }

  @Test func `popping at the root returns nil and does nothing`() {
    let navigation = stage.stack("A")
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(stage.settled() == [])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `popping returns the popped controller`() {
    let navigation = stage.stack("A", "B")
    let top = navigation.topViewController
    #expect(navigation.popViewController(animated: true) === top)
  }

  @Test func `popping to a controller outside the stack raises`() {
    let navigation = stage.stack("A", "B")
    #expect(navigation.popToViewController(stage.screen("X"), animated: true) == nil)
    #expect(raised("NSInternalInconsistencyException"))
    #expect(stage.misuses() == ["Tried to pop to a view controller that doesn't exist."])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `popping to the current top does nothing`() throws {
    let navigation = stage.stack("A", "B")
    let top = try #require(navigation.topViewController)
    #expect(navigation.popToViewController(top, animated: true) == [])
    #expect(stage.settled() == [])
    #expect(stage.misuses() == [])
  }

  @Test func `popToRoot returns the popped controllers, bottom first`() {
    let navigation = stage.stack("A", "B", "C")
    let above = Array(navigation.viewControllers.dropFirst())
    #expect(navigation.popToRootViewController(animated: true) == above)
  }

  @Test func `popToRoot at the root returns nil`() {
    #expect(stage.stack("A").popToRootViewController(animated: true) == nil)
  }

  @Test func `setting a stack with the same top makes no transition`() throws {
    let navigation = stage.stack("A", "B")
    let top = try #require(navigation.topViewController)
    navigation.setViewControllers([stage.screen("X"), top], animated: true)
    #expect(navigation.transitionCoordinator == nil)
    #expect(stage.settled() == [])
  }

  @Test func `setting a stack whose top was below the old top is a pop`() {
    let navigation = stage.stack("A", "B", "C")
    let lower = navigation.viewControllers[1]
    stage.journal.clear()
    navigation.setViewControllers([lower], animated: true)
    #expect(stage.settled() == ["B.didLoad", "C.willDis", "B.willApp", "C.didDis", "B.didApp"])
    #expect(lower.isMovingToParent == false)
  }

  @Test func `setting a stack with a new top is a push`() {
    let navigation = stage.stack("A", "B")
    let new = stage.screen("N")
    var wasMovingToParent = false
    new.onCallback = { if $0 == "willApp" { wasMovingToParent = new.isMovingToParent } }
    navigation.setViewControllers([new], animated: true)
    #expect(stage.settled() == ["N.didLoad", "B.willDis", "N.willApp", "B.didDis", "N.didApp"])
    #expect(wasMovingToParent)
  }

  @Test func `an empty stack is legal`() {
    let navigation = stage.stack("A")
    navigation.viewControllers = []
    #expect(stage.settled() == ["A.willDis", "A.didDis"])
    #expect(navigation.topViewController == nil)
    #expect(stage.misuses() == [])
  }

  @Test func `viewControllers changes at once and the callbacks come in the layout pass`() {
    let navigation = stage.stack("A")
    let pushed = stage.screen("B")
    navigation.pushViewController(pushed, animated: true)
    #expect(navigation.topViewController === pushed)
    #expect(pushed.isViewLoaded == false)
    #expect(stage.journal.take() == [])
    stage.device.layOut()
    #expect(stage.journal.take() == ["B.didLoad", "A.willDis", "B.willApp"])
  }

  @Test func `during a pop, only the transition coordinator still has the popped controller`() {
    let navigation = stage.stack("A", "B")
    let popped = navigation.popViewController(animated: true)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.transitionCoordinator?.viewController(forKey: .from) === popped)
  }

  @Test func `during an interactive pop, the stack already lacks the popped controller`() throws {
    let navigation = stage.stack("A", "B")
    let popped = navigation.topViewController
    let swipe = try stage.device.finger.beginSwipeBack()
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.transitionCoordinator?.viewController(forKey: .from) === popped)
    swipe.lift(cancelled: true)
    stage.device.settle()
    #expect(navigation.topViewController === popped)
  }

  @Test func `a pop inside the did callbacks of a transition works`() {
    let navigation = stage.stack("A")
    let flashed = stage.screen("B")
    flashed.onCallback = { if $0 == "didApp" { navigation.popViewController(animated: true) } }
    navigation.pushViewController(flashed, animated: true)
    stage.device.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `a covered stack changes without callbacks until it is visible`() {
    let navigation = stage.stack("A")
    let witness = NavigationWitness(stage.journal)
    navigation.delegate = witness
    navigation.present(stage.screen("M", style: .fullScreen), animated: true)
    _ = stage.settled()
    navigation.pushViewController(stage.screen("B"), animated: true)
    #expect(stage.settled() == [])
    navigation.dismiss(animated: true)
    #expect(
      stage.settled() == [
        "M.willDis", "B.didLoad", "B.willApp", "willShow B", "B.didApp", "didShow B", "M.didDis",
      ])
  }

  @Test func `a stack in a hidden tab changes without callbacks until it is visible`() {
    let hidden = UINavigationController(rootViewController: stage.screen("H"))
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.screen("A"), hidden]
    stage.show(tabs)
    let witness = NavigationWitness(stage.journal)
    hidden.delegate = witness
    hidden.pushViewController(stage.screen("B"), animated: true)
    #expect(stage.settled() == [])
    tabs.selectedIndex = 1
    #expect(
      stage.settled() == [
        "B.didLoad", "B.willApp", "willShow B", "A.willDis", "A.didDis", "B.didApp", "didShow B",
      ])
  }
}
