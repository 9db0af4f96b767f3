import HeadlessUIKit
import Testing

@MainActor struct BackButtonTests {
  let stage = Stage()
  var finger: Finger { stage.device.finger }

  private func top() -> UIViewController {
    let navigation = stage.stack("A", "B")
    return navigation.viewControllers[1]
  }

  private func expectNoWayBack(_ missing: MissingBackButton) {
    #expect(throws: Finger.Failure.noBackButton(missing)) { try finger.tapBack() }
    #expect(throws: Finger.Failure.noBackButton(missing)) { try finger.swipeBack() }
    #expect(!finger.hasBackButton)
    #expect(!finger.canSwipeBack)
  }

  @Test func `hidesBackButton disables back and the edge swipe`() {
    top().navigationItem.hidesBackButton = true
    expectNoWayBack(.isHidden)
  }

  @Test func `a leftBarButtonItem replaces the back button`() {
    top().navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
    expectNoWayBack(.isReplaced)
  }

  @Test func `a left item that supplements the back button leaves it`() throws {
    let top = top()
    top.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
    top.navigationItem.leftItemsSupplementBackButton = true
    try finger.tapBack()
    stage.device.settle()
    #expect(top.parent == nil)
  }

  @Test func `a hidden bar shows no back button`() {
    top().navigationController?.isNavigationBarHidden = true
    expectNoWayBack(.barIsHidden)
  }

  @Test func `a bar that is hidden as a view shows no back button, but the edge swipe works`()
    throws
  {
    let top = top()
    let bar = try #require(top.navigationController?.navigationBar)
    bar.isHidden = true
    #expect(throws: Finger.Failure.noBackButton(.barIsHidden)) { try finger.tapBack() }
    #expect(!finger.hasBackButton && finger.canSwipeBack)
    bar.isHidden = false
    bar.alpha = 0
    #expect(!finger.hasBackButton)
    try finger.swipeBack()
    stage.device.settle()
    #expect(top.parent == nil)
  }

  @Test func `the edge swipe works again if the app sets the recognizer's delegate`() throws {
    final class Permit: UIGestureRecognizerDelegate {
      var allows = false
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
    }
    let permit = Permit()
    let top = top()
    top.navigationItem.hidesBackButton = true
    top.navigationController?.interactivePopGestureRecognizer?.delegate = permit
    #expect(throws: Finger.Failure.notSwipeable) { try finger.swipeBack() }
    permit.allows = true
    try finger.swipeBack()
    stage.device.settle()
    #expect(top.parent == nil)
  }

  @Test func `code can pop while a hidden back button blocks gestures`() {
    let top = top()
    top.navigationItem.hidesBackButton = true
    top.navigationController?.popViewController(animated: true)
    stage.device.settle()
    #expect(top.parent == nil)
  }

  @Test func `every way back calls popViewController, which a subclass may override`() throws {
    for way in [
      finger.tapBack, { try finger.swipeBack() }, { try finger.swipeBack(cancelled: true) },
    ] {
      let navigation = CountingStack(rootViewController: UIViewController())
      stage.show(navigation)
      navigation.pushViewController(UIViewController(), animated: false)
      stage.device.settle()
      try way()
      stage.device.settle()
      #expect(navigation.pops == 1)
    }
  }

  @Test func `a swipe does nothing if the override of popViewController doesn't call UIKit's`() {
    let navigation = CountingStack(rootViewController: UIViewController())
    stage.show(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.device.settle()
    navigation.isLocked = true
    #expect(throws: Finger.Failure.self) { try finger.swipeBack() }
    navigation.isLocked = false
    #expect(throws: Never.self) { try finger.swipeBack() }
    stage.device.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test
  func `a navigation controller that is its bar's delegate decides what the back button does`()
    throws
  {
    let navigation = AskingStack(rootViewController: UIViewController())
    stage.show(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.device.settle()
    try finger.tapBack()
    stage.device.settle()
    #expect(navigation.viewControllers.count == 2)
    navigation.allowsBack = true
    try finger.tapBack()
    stage.device.settle()
    #expect(navigation.viewControllers.count == 1)
  }
}

private final class CountingStack: UINavigationController {
  var pops = 0
  var isLocked = false

  override func popViewController(animated: Bool) -> UIViewController? {
    pops += 1
    return isLocked ? nil : super.popViewController(animated: animated)
  }
}

private final class AskingStack: UINavigationController, UINavigationBarDelegate {
  var allowsBack = false

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    allowsBack
  }
}
