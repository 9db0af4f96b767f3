import HeadlessUIKit
import Testing

@MainActor struct MainQueueTests {
  let stage = Stage()

  @Test func `main-queue work runs when the device settles`() {
    stage.show(stage.root)
    DispatchQueue.main.async { MainActor.assumeIsolated { stage.journal.note("work") } }
    #expect(stage.journal.take() == [])
    #expect(!stage.device.isIdle)
    #expect(stage.settled() == ["work"])
  }

  @Test func `main-queue work runs before time passes`() {
    let navigation = stage.stack("A", "B")
    navigation.popViewController(animated: true)
    DispatchQueue.main.async { MainActor.assumeIsolated { stage.journal.note("work") } }
    stage.device.layOut()
    #expect(stage.journal.take().contains("work"))
    #expect(navigation.transitionCoordinator != nil)
  }

  @Test func `delayed main-queue work runs in virtual time`() {
    stage.show(stage.root)
    let real = ContinuousClock.now
    DispatchQueue.main.asyncAfter(deadline: .now() + 3600) {
      MainActor.assumeIsolated { stage.journal.note("an hour later") }
    }
    stage.device.advance(by: .seconds(3599))
    #expect(stage.journal.take() == [])
    #expect(stage.settled() == ["an hour later"])
    #expect(ContinuousClock.now - real < .seconds(60))
  }

  @Test func `a quality of service changes nothing`() {
    stage.show(stage.root)
    DispatchQueue.main.asyncAfter(deadline: .now() + 3600, qos: .utility) {
      MainActor.assumeIsolated { stage.journal.note("an hour later") }
    }
    DispatchQueue.main.async(qos: .userInitiated) {
      MainActor.assumeIsolated { stage.journal.note("first") }
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { stage.journal.note("second") } }
    #expect(stage.settled() == ["first", "second", "an hour later"])
  }

  @Test func `a work item runs in virtual time, unless it is cancelled`() {
    stage.show(stage.root)
    let items = ["at once", "an hour later", "never"].map { name in
      DispatchWorkItem { MainActor.assumeIsolated { stage.journal.note(name) } }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 3600, execute: items[1])
    DispatchQueue.main.asyncAfter(deadline: .now() + 7200, execute: items[2])
    DispatchQueue.main.async(execute: items[0])
    items[2].cancel()
    #expect(stage.settled() == ["at once", "an hour later"])
  }

  @Test func `work for the distant future doesn't run before`() {
    stage.show(stage.root)
    DispatchQueue.main.asyncAfter(deadline: .distantFuture) {
      MainActor.assumeIsolated { stage.journal.note("distant future") }
    }
    stage.device.advance(by: .seconds(3600))
    #expect(stage.journal.take() == [])
  }

  @Test func `delays are the same on every run`() {
    stage.show(stage.root)
    let start = stage.device.clock.now
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) {}
    stage.device.settle()
    #expect(stage.device.clock.now - start == .milliseconds(500))
  }

  @Test func `other queues are Dispatch's own`() {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { done.signal() }
    #expect(done.wait(timeout: .now() + 60) == .success)
  }

  @Test func `work that always schedules more never becomes idle`() {
    stage.show(stage.root)
    stage.device.turnLimit = 100
    addMore()
    #expect(stage.device.settle() == .neverIdle(.mainQueue))
  }

  @Test func `settling leaves delayed work that always schedules more`() {
    stage.show(stage.root)
    pollAgain()
    let start = stage.device.clock.now
    #expect(stage.device.settle() == .idle)
    #expect(stage.device.clock.now - start == .seconds(100))
    #expect(stage.device.isIdle)
    #expect(stage.device.settle() == .idle)
    #expect(stage.device.clock.now - start == .seconds(100))
    #expect(stage.device.advance(by: .seconds(5)) == .idle)
    #expect(stage.device.clock.now - start == .seconds(105))
  }

  @Test func `settling waits for other delayed work beside what always schedules more`() {
    stage.show(stage.root)
    pollAgain()
    stage.device.settle()
    let start = stage.device.clock.now
    var hasRun = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) {
      MainActor.assumeIsolated { hasRun = true }
    }
    #expect(stage.device.settle() == .idle)
    #expect(hasRun)
    #expect(stage.device.clock.now - start == .seconds(60))
  }

  @Test func `screens that push each other without end never become idle`() {
    let navigation = stage.stack("A")
    stage.device.turnLimit = 100
    let witness = NavigationWitness(stage.journal)
    navigation.delegate = witness
    witness.onDidShow = { [stage] in
      $0.setViewControllers([stage.screen("next")], animated: false)
    }
    navigation.pushViewController(stage.screen("B"), animated: false)
    #expect(stage.device.settle() == .neverIdle(.layout(of: navigation.description)))
  }

  private func addMore() {
    DispatchQueue.main.async { MainActor.assumeIsolated { addMore() } }
  }

  private func pollAgain() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      MainActor.assumeIsolated { pollAgain() }
    }
  }
}
