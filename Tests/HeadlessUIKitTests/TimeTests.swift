import HeadlessUIKit
import Testing

@MainActor struct TimeTests {
  let stage = Stage()

  @Test func `a push takes 350 milliseconds`() {
    let navigation = stage.stack("A")
    navigation.pushViewController(stage.screen("B"), animated: true)
    stage.device.advance(by: .milliseconds(349))
    #expect(stage.journal.take() == ["B.didLoad", "A.willDis", "B.willApp"])
    stage.device.advance(by: .milliseconds(1))
    #expect(stage.journal.take() == ["A.didDis", "B.didApp"])
  }

  @Test func `a presentation takes half a second`() {
    stage.root.present(stage.screen("M"), animated: true)
    stage.device.advance(by: .milliseconds(499))
    #expect(stage.journal.take() == ["M.didLoad", "M.willApp"])
    stage.device.advance(by: .milliseconds(1))
    #expect(stage.journal.take() == ["M.didApp"])
  }

  @Test func `nothing happens while time is held`() {
    let navigation = stage.stack("A")
    navigation.pushViewController(stage.screen("B"), animated: true)
    #expect(stage.journal.take() == [])
    #expect(!stage.device.isIdle)
    stage.device.settle()
    #expect(stage.device.isIdle)
  }

  @Test func `the clock stops at the requested time, and at the last event after settling`() {
    let navigation = stage.stack("A")
    let start = stage.device.clock.now
    stage.device.advance(by: .milliseconds(120))
    #expect(stage.device.clock.now - start == .milliseconds(120))
    navigation.pushViewController(stage.screen("B"), animated: true)
    stage.device.settle()
    #expect(stage.device.clock.now - start == .milliseconds(470))
  }

  @Test func `work due at the same time runs in the order it was scheduled`() {
    for index in 0..<5 {
      stage.device.clock.schedule(after: .seconds(1)) { [stage] in stage.journal.note("\(index)") }
    }
    #expect(stage.settled() == ["0", "1", "2", "3", "4"])
  }

  @Test func `a delay beyond the end of time does not overflow`() {
    stage.device.clock.schedule(after: .seconds(Int64.max)) {}
    stage.device.clock.schedule(after: .seconds(Int64.max)) {}
    stage.device.advance(by: .seconds(1))
    #expect(stage.device.settle() == .idle)
  }

  @Test func `a transition coordinator animates now and completes after the did callbacks`() throws
  {
    let navigation = stage.stack("A")
    navigation.pushViewController(stage.screen("B"), animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.transitionDuration == 0.35)
    coordinator.animate(
      alongsideTransition: { _ in stage.journal.note("alongside") },
      completion: { stage.journal.note("completion \($0.isCancelled)") })
    #expect(
      stage.settled() == [
        "B.didLoad", "A.willDis", "B.willApp", "alongside", "A.didDis", "B.didApp",
        "completion false",
      ])
  }

  @Test func `a transaction completes when the push started inside it has ended`() {
    let navigation = stage.stack("A")
    CATransaction.begin()
    CATransaction.setCompletionBlock { stage.journal.note("transaction") }
    navigation.pushViewController(stage.screen("B"), animated: true)
    CATransaction.commit()
    #expect(stage.settled().suffix(2) == ["B.didApp", "transaction"])
  }

  @Test func `a transaction completes when the present and the dismiss inside have ended`() {
    stage.show(stage.root)
    CATransaction.begin()
    CATransaction.setCompletionBlock { stage.journal.note("transaction") }
    stage.root.present(stage.screen("M"), animated: true) { stage.journal.note("completion") }
    CATransaction.commit()
    #expect(stage.settled().suffix(3) == ["M.didApp", "completion", "transaction"])
  }

  @Test func `a transaction's properties can be set by key, and its class extended`() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.disableActions())
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2)
    CATransaction.commit()
    #expect(CATransaction.valueAfterCommit == false)
  }

  @Test func `a transaction without animations completes when it is committed`() {
    stage.show(stage.root)
    CATransaction.begin()
    CATransaction.setCompletionBlock { stage.journal.note("transaction") }
    #expect(stage.journal.take() == [])
    CATransaction.commit()
    #expect(stage.journal.take() == ["transaction"])
  }

  @Test func `an invisible push doesn't delay its transaction`() {
    stage.show(stage.root)
    let hidden = UINavigationController()
    CATransaction.begin()
    CATransaction.setCompletionBlock { stage.journal.note("transaction") }
    hidden.pushViewController(stage.screen("B"), animated: true)
    CATransaction.commit()
    #expect(stage.settled() == ["transaction"])
  }

  @Test func `an outer transaction waits for the inner one`() {
    stage.show(stage.root)
    CATransaction.begin()
    CATransaction.setCompletionBlock { stage.journal.note("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { stage.journal.note("inner") }
    UIView.animate(withDuration: 0.2) {}
    CATransaction.commit()
    CATransaction.commit()
    #expect(stage.settled() == ["inner", "outer"])
  }

  @Test func `an animation changes at once and completes in its time`() {
    stage.show(stage.root)
    let view = UIView()
    UIView.animate(withDuration: 0.25) {
      view.alpha = 0
    } completion: {
      stage.journal.note("finished \($0)")
    }
    #expect(view.alpha == 0)
    stage.device.advance(by: .milliseconds(249))
    #expect(stage.journal.take() == [])
    stage.device.advance(by: .milliseconds(1))
    #expect(stage.journal.take() == ["finished true"])
  }
}

extension CATransaction {
  fileprivate class var valueAfterCommit: Bool? {
    value(forKey: kCATransactionDisableActions) as? Bool
  }
}
