import HeadlessUIKit
import Testing

/// What a stack does with requests that come while it moves.
@MainActor struct StackQueueTests {
  let stage = Stage()

  private func names(_ navigation: UINavigationController) -> [String] {
    navigation.viewControllers.map { ($0 as? Screen)?.name ?? "?" }
  }

  @Test func `a pop 50 ms after an animated push leaves the stack as before the push`() {
    let navigation = stage.stack("A")
    let pushed = stage.screen("B")
    navigation.pushViewController(pushed, animated: true)
    stage.device.advance(by: .milliseconds(50))
    #expect(navigation.popViewController(animated: true) === pushed)
    #expect(names(navigation) == ["A", "B"])
    #expect(
      stage.settled() == [
        "B.didLoad", "A.willDis", "B.willApp", "A.didDis", "B.didApp", "B.willDis", "A.willApp",
        "B.didDis", "A.didApp",
      ])
    #expect(names(navigation) == ["A"])
    #expect(pushed.parent == nil)
  }

  @Test func `a pop without animation during a push waits too`() {
    let navigation = stage.stack("A")
    navigation.pushViewController(stage.screen("B"), animated: true)
    stage.device.advance(by: .milliseconds(50))
    navigation.popViewController(animated: false)
    stage.device.advance(by: .milliseconds(50))
    #expect(names(navigation) == ["A", "B"])
    stage.device.settle()
    #expect(names(navigation) == ["A"])
  }

  @Test func `a push and a pop in one turn cancel out`() {
    let navigation = stage.stack("A")
    navigation.pushViewController(stage.screen("B"), animated: true)
    navigation.popViewController(animated: true)
    stage.device.settle()
    #expect(names(navigation) == ["A"])
  }

  @Test func `a waiting pop returns nil if nothing will be left to pop`() {
    let navigation = stage.stack("A", "B")
    navigation.popViewController(animated: true)
    stage.device.advance(by: .milliseconds(50))
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true) == nil)
    stage.device.settle()
    #expect(names(navigation) == ["A"])
  }

  @Test func `a push during a push shows in viewControllers when the first has ended`() {
    let navigation = stage.stack("A")
    navigation.pushViewController(stage.screen("B"), animated: true)
    stage.device.advance(by: .milliseconds(100))
    navigation.pushViewController(stage.screen("C"), animated: true)
    #expect(names(navigation) == ["A", "B"])
    stage.device.advance(by: .milliseconds(250))
    #expect(names(navigation) == ["A", "B", "C"])
    #expect(
      stage.settled() == [
        "B.didLoad", "A.willDis", "B.willApp", "A.didDis", "B.didApp",
        "C.didLoad", "B.willDis", "C.willApp", "B.didDis", "C.didApp",
      ])
  }

  @Test func `of two animated pushes in one turn both take effect, one after the other`() {
    let navigation = stage.stack("A")
    navigation.pushViewController(stage.screen("B"), animated: true)
    navigation.pushViewController(stage.screen("C"), animated: true)
    #expect(names(navigation) == ["A", "B"])
    #expect(
      stage.settled() == [
        "B.didLoad", "A.willDis", "B.willApp", "A.didDis", "B.didApp",
        "C.didLoad", "B.willDis", "C.willApp", "B.didDis", "C.didApp",
      ])
    #expect(names(navigation) == ["A", "B", "C"])
  }

  @Test func `pushes without animation in one turn change the stack at once and load the top only`()
  {
    let navigation = stage.stack("A")
    navigation.pushViewController(stage.screen("B"), animated: false)
    navigation.pushViewController(stage.screen("C"), animated: false)
    #expect(names(navigation) == ["A", "B", "C"])
    #expect(stage.settled() == ["C.didLoad", "A.willDis", "C.willApp", "A.didDis", "C.didApp"])
  }

  @Test func `two pops in one turn are one`() {
    let navigation = stage.stack("A", "B", "C")
    navigation.popViewController(animated: true)
    navigation.popViewController(animated: true)
    #expect(names(navigation) == ["A"])
    #expect(stage.settled() == ["A.didLoad", "C.willDis", "A.willApp", "C.didDis", "A.didApp"])
  }

  @Test func `a set during a push takes effect when the push has ended`() {
    let navigation = stage.stack("A")
    navigation.pushViewController(stage.screen("B"), animated: true)
    stage.device.advance(by: .milliseconds(50))
    navigation.setViewControllers([stage.screen("X"), stage.screen("Y")], animated: true)
    #expect(names(navigation) == ["A", "B"])
    stage.device.settle()
    #expect(names(navigation) == ["X", "Y"])
    #expect(stage.device.frontmost === navigation.topViewController)
  }

  @Test func `a set that keeps the top takes effect at once`() throws {
    let navigation = stage.stack("A", "B")
    let pushed = stage.screen("C")
    let replaced = try #require(navigation.topViewController as? Screen)
    var wasMovingFromParent: Bool?
    replaced.onCallback = {
      if $0 == "didDis" { wasMovingFromParent = replaced.isMovingFromParent }
    }
    navigation.pushViewController(pushed, animated: true)
    stage.device.advance(by: .milliseconds(50))
    navigation.viewControllers = [navigation.viewControllers[0], pushed]
    #expect(names(navigation) == ["A", "C"])
    #expect(stage.settled() == ["C.didLoad", "B.willDis", "C.willApp", "B.didDis", "C.didApp"])
    #expect(wasMovingFromParent == true)
    #expect(replaced.parent == nil)
  }

  @Test func `a push in one turn with a set that removes what it covers stays an animated push`() {
    let navigation = stage.stack("A", "B")
    let pushed = stage.screen("C")
    navigation.pushViewController(pushed, animated: true)
    navigation.viewControllers = [navigation.viewControllers[0], pushed]
    #expect(navigation.transitionCoordinator?.isAnimated == true)
    stage.device.settle()
    #expect(names(navigation) == ["A", "C"])
  }

  @Test func `a controller waiting to be pushed counts as pushed`() {
    let navigation = stage.stack("A")
    let twice = stage.screen("C")
    navigation.pushViewController(stage.screen("B"), animated: true)
    navigation.pushViewController(twice, animated: true)
    navigation.pushViewController(twice, animated: true)
    #expect(
      stage.device.misuses.map(\.outcome) == [.exception(name: "NSInvalidArgumentException")])
    #expect(navigation.popToViewController(twice, animated: true) == [])
    stage.device.settle()
    #expect(names(navigation) == ["A", "B", "C"])
  }

  @Test func `a controller waiting to be popped may be pushed again`() throws {
    let navigation = stage.stack("A", "B")
    let top = try #require(navigation.topViewController)
    navigation.pushViewController(stage.screen("C"), animated: true)
    stage.device.advance(by: .milliseconds(50))
    navigation.popToRootViewController(animated: true)
    navigation.pushViewController(top, animated: true)
    stage.device.settle()
    #expect(stage.misuses() == [])
    #expect(names(navigation) == ["A", "B"])
    #expect(stage.device.frontmost === top)
  }

  @Test func `waiting requests keep their order`() {
    let navigation = stage.stack("A")
    navigation.pushViewController(stage.screen("B"), animated: true)
    stage.device.advance(by: .milliseconds(50))
    navigation.pushViewController(stage.screen("C"), animated: true)
    navigation.popToRootViewController(animated: true)
    navigation.pushViewController(stage.screen("D"), animated: false)
    navigation.pushViewController(stage.screen("E"), animated: true)
    stage.device.settle()
    #expect(names(navigation) == ["A", "D", "E"])
  }

  @Test func `a push from viewWillAppear of the pushed one follows it`() {
    let navigation = stage.stack("A")
    let first = stage.screen("B")
    let second = stage.screen("C")
    first.onCallback = {
      if $0 == "willApp" { navigation.pushViewController(second, animated: true) }
    }
    navigation.pushViewController(first, animated: true)
    stage.device.settle()
    #expect(names(navigation) == ["A", "B", "C"])
  }

  @Test func `a pop inside the did callbacks of a transition changes the stack at once`() {
    let navigation = stage.stack("A")
    let flashed = stage.screen("B")
    var count: Int?
    flashed.onCallback = {
      guard $0 == "didApp" else { return }
      navigation.popViewController(animated: true)
      count = navigation.viewControllers.count
    }
    navigation.pushViewController(flashed, animated: true)
    stage.device.settle()
    #expect(count == 1)
    #expect(stage.device.frontmost === navigation.viewControllers[0])
  }

  @Test func `a pop during a swipe that is cancelled pops the screen that came back`() throws {
    let navigation = stage.stack("A", "B", "C")
    let swipe = try stage.device.finger.beginSwipeBack()
    navigation.popViewController(animated: true)
    swipe.lift(cancelled: true)
    stage.device.settle()
    #expect(names(navigation) == ["A", "B"])
    #expect(navigation.viewControllers[1].isMovingFromParent == false)
  }

  @Test func `a pop during a swipe that goes through pops what is below`() throws {
    let navigation = stage.stack("A", "B", "C")
    let swipe = try stage.device.finger.beginSwipeBack()
    navigation.popViewController(animated: true)
    swipe.lift()
    stage.device.settle()
    #expect(names(navigation) == ["A"])
  }

  @Test func `the completion of a transaction waits for the request made in it`() {
    let navigation = stage.stack("A")
    navigation.pushViewController(stage.screen("B"), animated: true)
    stage.device.advance(by: .milliseconds(50))
    CATransaction.begin()
    CATransaction.setCompletionBlock { stage.journal.note("done \(names(navigation))") }
    navigation.pushViewController(stage.screen("C"), animated: true)
    CATransaction.commit()
    let events = stage.settled()
    #expect(events.suffix(2) == ["C.didApp", #"done ["A", "B", "C"]"#])
  }

  @Test func `a stack covered while requests wait completes all of them`() {
    let navigation = stage.stack("A")
    navigation.pushViewController(stage.screen("B"), animated: true)
    stage.device.advance(by: .milliseconds(50))
    navigation.pushViewController(stage.screen("C"), animated: true)
    navigation.present(stage.screen("M", style: .fullScreen), animated: false)
    stage.device.settle()
    #expect(names(navigation) == ["A", "B", "C"])
    navigation.dismiss(animated: false)
    stage.device.settle()
    #expect(stage.device.frontmost === navigation.topViewController)
  }

  @Test func `a pushed view is in no window yet in its viewWillAppear`() {
    let navigation = stage.stack("A")
    let pushed = stage.screen("B")
    var seen: [Bool] = []
    pushed.onCallback = {
      if $0 == "willApp" || $0 == "didApp" { seen.append(pushed.view.window != nil) }
    }
    navigation.pushViewController(pushed, animated: true)
    stage.device.settle()
    #expect(seen == [false, true])
  }

  @Test func `every screen of a set stack receives didMove, lowest first`() {
    let navigation = stage.stack("A")
    navigation.setViewControllers(
      [MovingScreen("X", in: stage.journal), MovingScreen("Y", in: stage.journal)], animated: true)
    #expect(
      stage.settled().filter { $0.contains("Move") } == [
        "X.willMove(parent)", "Y.willMove(parent)", "X.didMove(parent)", "Y.didMove(parent)",
      ])
  }

  @Test func `a screen that another container takes leaves the stack, which shows the next`() {
    let navigation = stage.stack("A", "B")
    let taken = navigation.viewControllers[1]
    let other = stage.screen("P")
    other.addChild(taken)
    #expect(
      stage.settled() == ["B.willDis", "B.didDis", "A.didLoad", "A.willApp", "A.didApp"])
    #expect(names(navigation) == ["A"])
    #expect(taken.parent === other)
  }
}
