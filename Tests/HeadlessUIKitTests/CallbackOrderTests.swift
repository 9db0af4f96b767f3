import HeadlessUIKit
import Testing

@MainActor struct CallbackOrderTests {
  let stage = Stage()

  @Test
  func `push loads the view, calls both screens' callbacks, and notifies the delegate in between`()
  {
    let navigation = stage.stack("A")
    let witness = NavigationWitness(stage.journal)
    navigation.delegate = witness
    navigation.pushViewController(stage.screen("B"), animated: true)
    #expect(
      stage.settled() == [
        "B.didLoad", "A.willDis", "B.willApp", "willShow B", "A.didDis", "B.didApp", "didShow B",
      ])
  }

  @Test(arguments: [true, false])
  func `push makes the same callbacks animated or not`(animated: Bool) {
    let navigation = stage.stack("A")
    navigation.pushViewController(stage.screen("B"), animated: animated)
    #expect(stage.settled() == ["B.didLoad", "A.willDis", "B.willApp", "A.didDis", "B.didApp"])
  }

  @Test func `pop makes both screens' will callbacks before their did callbacks`() {
    let navigation = stage.stack("A")
    navigation.pushViewController(stage.screen("B"), animated: true)
    _ = stage.settled()
    navigation.popViewController(animated: true)
    #expect(stage.settled() == ["B.willDis", "A.willApp", "B.didDis", "A.didApp"])
  }

  @Test func `a full screen presentation appears before its presenter has disappeared`() {
    let root = stage.screen("A")
    stage.show(root)
    root.present(stage.screen("M", style: .fullScreen), animated: true) {
      stage.journal.note("completion")
    }
    #expect(
      stage.settled() == [
        "M.didLoad", "A.willDis", "M.willApp", "M.didApp", "A.didDis", "completion",
      ])
  }

  @Test func `the presenter appears before a dismissed full screen has disappeared`() {
    let root = stage.screen("A")
    stage.show(root)
    root.present(stage.screen("M", style: .fullScreen), animated: true)
    _ = stage.settled()
    root.dismiss(animated: true) { stage.journal.note("completion") }
    #expect(
      stage.settled() == ["M.willDis", "A.willApp", "A.didApp", "M.didDis", "completion"])
  }

  @Test func `a page sheet makes only its own callbacks`() {
    let root = stage.screen("A")
    stage.show(root)
    root.present(stage.screen("M", style: .pageSheet), animated: true)
    #expect(stage.settled() == ["M.didLoad", "M.willApp", "M.didApp"])
    root.dismiss(animated: true)
    #expect(stage.settled() == ["M.willDis", "M.didDis"])
  }

  @Test func `a sheet whose swipe is cancelled appears again without having disappeared`() throws {
    let root = stage.screen("A")
    stage.show(root)
    root.present(stage.screen("M"), animated: true)
    _ = stage.settled()
    try stage.device.finger.swipeDown(cancelled: true)
    #expect(stage.settled() == ["M.willDis", "M.willApp", "M.didApp"])
  }

  @Test func `a tab switch makes the will callbacks inside the assignment`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.screen("A"), stage.screen("T2")]
    stage.show(tabs)
    tabs.selectedIndex = 1
    #expect(stage.journal.take() == ["T2.didLoad", "T2.willApp", "A.willDis"])
    #expect(stage.settled() == ["A.didDis", "T2.didApp"])
  }

  @Test func `a cancelled interactive pop makes the callbacks of both directions`() throws {
    let navigation = stage.stack("A")
    navigation.pushViewController(stage.screen("B"), animated: true)
    _ = stage.settled()
    try stage.device.finger.swipeBack(cancelled: true)
    #expect(
      stage.settled() == [
        "B.willDis", "A.willApp", "A.willDis", "A.didDis", "B.willApp", "B.didApp",
      ])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `the first root loads its view and appears when the window becomes visible`() {
    stage.window.rootViewController = stage.screen("A")
    stage.window.makeKeyAndVisible()
    #expect(stage.settled() == ["A.didLoad", "A.willApp", "A.didApp"])
  }

  @Test func `a replaced root and the new one make their callbacks by turns`() {
    stage.show(stage.screen("A"))
    stage.window.rootViewController = stage.screen("B")
    #expect(stage.settled() == ["B.didLoad", "A.willDis", "B.willApp", "A.didDis", "B.didApp"])
  }

  @Test func `viewIsAppearing comes after viewWillAppear`() {
    stage.window.rootViewController = MovingScreen("A", in: stage.journal)
    stage.window.makeKeyAndVisible()
    #expect(stage.settled() == ["A.didLoad", "A.willApp", "A.isApp", "A.didApp"])
  }

  @Test func `touching view loads it once`() {
    let screen = stage.screen("A")
    #expect(screen.isViewLoaded == false)
    #expect(screen.viewIfLoaded == nil)
    _ = screen.view
    _ = screen.view
    #expect(stage.journal.take() == ["A.didLoad"])
    #expect(screen.isViewLoaded)
  }

  @Test func `push moves to the parent after viewDidAppear`() {
    let navigation = stage.stack("A")
    navigation.pushViewController(MovingScreen("B", in: stage.journal), animated: true)
    #expect(
      stage.settled() == [
        "B.willMove(parent)", "B.didLoad", "A.willDis", "B.willApp", "B.isApp", "A.didDis",
        "B.didApp", "B.didMove(parent)",
      ])
  }

  @Test func `pop moves out before viewWillDisappear and after viewDidDisappear`() {
    let navigation = stage.stack("A")
    navigation.pushViewController(MovingScreen("B", in: stage.journal), animated: true)
    _ = stage.settled()
    navigation.popViewController(animated: true)
    #expect(
      stage.settled() == [
        "B.willMove(nil)", "B.willDis", "A.willApp", "B.didDis", "A.didApp", "B.didMove(nil)",
      ])
  }

  @Test func `isMovingToParent is true in the callbacks and isMovingFromParent from the pop on`() {
    let navigation = stage.stack("A")
    let screen = stage.screen("B")
    var seen: [String] = []
    screen.onCallback = {
      if screen.isMovingToParent { seen.append("\($0) to") }
      if screen.isMovingFromParent { seen.append("\($0) from") }
    }
    navigation.pushViewController(screen, animated: true)
    stage.device.settle()
    #expect(screen.isMovingToParent == false)
    navigation.pushViewController(stage.screen("C"), animated: true)
    stage.device.settle()
    navigation.popViewController(animated: true)
    stage.device.settle()
    #expect(seen == ["willApp to", "didApp to"])
    seen = []
    navigation.popViewController(animated: true)
    #expect(screen.isMovingFromParent)
    stage.device.settle()
    #expect(seen == ["willDis from", "didDis from"])
    #expect(screen.isMovingFromParent == false)
  }

  @Test
  func `isBeingPresented and isBeingDismissed hold from the call to the end of the did callbacks`()
  {
    let root = stage.screen("A")
    stage.show(root)
    let screen = stage.screen("M")
    var seen: [String] = []
    screen.onCallback = {
      if screen.isBeingPresented { seen.append("\($0) presented") }
      if screen.isBeingDismissed { seen.append("\($0) dismissed") }
    }
    root.present(screen, animated: true)
    #expect(screen.isBeingPresented)
    stage.device.settle()
    #expect(screen.isBeingPresented == false)
    root.dismiss(animated: true)
    #expect(screen.isBeingDismissed)
    stage.device.settle()
    #expect(
      seen == [
        "didLoad presented", "willApp presented", "didApp presented", "willDis dismissed",
        "didDis dismissed",
      ])
    #expect(screen.isBeingDismissed == false)
  }

  @Test func `callbacks reach through nested containers`() {
    let navigation = UINavigationController(rootViewController: stage.screen("A"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, stage.screen("T2")]
    stage.show(tabs)
    tabs.present(stage.screen("M", style: .fullScreen), animated: true)
    #expect(stage.settled() == ["M.didLoad", "A.willDis", "M.willApp", "M.didApp", "A.didDis"])
  }
}
