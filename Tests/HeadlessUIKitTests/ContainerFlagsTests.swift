import HeadlessUIKit
import Testing

/// Why a container appears and disappears, as its children see it.
@MainActor struct ContainerFlagsTests {
  let stage = Stage()

  @Test func `in a child's viewDidDisappear its dismissed container is being dismissed`() {
    let child = stage.screen("C")
    var seen: [String] = []
    child.onCallback = {
      if child.navigationController?.isBeingPresented == true { seen.append("\($0) presented") }
      if child.navigationController?.isBeingDismissed == true { seen.append("\($0) dismissed") }
    }
    stage.show(stage.root)
    let navigation = UINavigationController(rootViewController: child)
    stage.root.present(navigation, animated: true)
    stage.device.settle()
    stage.root.dismiss(animated: true)
    stage.device.settle()
    #expect(
      seen == [
        "didLoad presented", "willApp presented", "didApp presented", "willDis dismissed",
        "didDis dismissed",
      ])
    #expect(!navigation.isBeingDismissed)
  }

  @Test func `in a child's viewDidDisappear its popped container is moving from its parent`() {
    let child = stage.screen("C")
    let container = stage.screen("P")
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    var seen: [String] = []
    child.onCallback = {
      if child.parent?.isMovingToParent == true { seen.append("\($0) to") }
      if child.parent?.isMovingFromParent == true { seen.append("\($0) from") }
    }
    let navigation = stage.stack("A")
    navigation.pushViewController(container, animated: true)
    stage.device.settle()
    navigation.popViewController(animated: true)
    stage.device.settle()
    #expect(seen == ["willApp to", "didApp to", "willDis from", "didDis from"])
  }

  @Test func `a screen whose pop waits is moving from its parent from the call on`() {
    let navigation = stage.stack("A")
    let pushed = stage.screen("B")
    navigation.pushViewController(pushed, animated: true)
    stage.device.advance(by: .milliseconds(50))
    navigation.popViewController(animated: true)
    #expect(pushed.isMovingFromParent)
    stage.device.settle()
    #expect(!pushed.isMovingFromParent)
  }

  @Test func `a screen below is not moving to its parent when a pop reveals it`() {
    let navigation = stage.stack("A", "B")
    let below = navigation.viewControllers[0] as? Screen
    var wasMoving: Bool?
    below?.onCallback = { if $0 == "willApp" { wasMoving = below?.isMovingToParent } }
    navigation.popViewController(animated: true)
    stage.device.settle()
    #expect(wasMoving == false)
  }

  @Test func `the root of a new stack is moving to its parent when it appears`() {
    let screen = stage.screen("A")
    var seen: [String] = []
    screen.onCallback = { if screen.isMovingToParent { seen.append($0) } }
    stage.show(UINavigationController(rootViewController: screen))
    #expect(seen == ["willApp", "didApp"])
  }

  @Test func `a cancelled swipe clears the reasons that it set`() throws {
    let navigation = stage.stack("A", "B")
    let top = navigation.viewControllers[1] as? Screen
    var seen: [String] = []
    top?.onCallback = { seen.append("\($0) \(top?.isMovingFromParent == true)") }
    try stage.device.finger.swipeBack(cancelled: true)
    stage.device.settle()
    #expect(seen == ["willDis true", "willApp false", "didApp false"])
  }

  @Test func `a covered controller that left with its chain isn't being dismissed afterwards`() {
    stage.show(stage.root)
    let covered = stage.screen("M1", style: .fullScreen)
    stage.root.present(covered, animated: false)
    stage.device.settle()
    covered.present(stage.screen("M2", style: .fullScreen), animated: false)
    stage.device.settle()
    stage.root.dismiss(animated: true)
    #expect(covered.isBeingDismissed)
    stage.device.settle()
    #expect(!covered.isBeingDismissed)
  }
}
