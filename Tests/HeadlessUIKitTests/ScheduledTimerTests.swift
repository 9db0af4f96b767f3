import HeadlessUIKit
import XCTest

/// Foundation's timers on the main run loop, of an app whose host lives on the main thread.
final class ScheduledTimerTests: XCTestCase {
  func testSettlingRunsATimerThatFiresOnceInVirtualTime() {
    onHostedDevice { device, journal in
      let timer = Timer.scheduledTimer(withTimeInterval: 3600, repeats: false) { _ in
        MainActor.assumeIsolated { journal.note("fired at \(device.clock.now)") }
      }
      XCTAssertEqual(device.advance(by: .seconds(3599)), .idle)
      XCTAssertFalse(device.isIdle)
      XCTAssertEqual(device.settle(), .idle)
      XCTAssertEqual(journal.take(), ["fired at 3600.0 seconds"])
      XCTAssertFalse(timer.isValid)
      XCTAssertTrue(device.isIdle)
    }
  }

  func testSettlingDoesNotWaitForARepeatingTimerWhichFiresAsTimeAdvances() {
    onHostedDevice { device, journal in
      _ = Timer.scheduledTimer(withTimeInterval: 1.0 / 3, repeats: true) { _ in
        MainActor.assumeIsolated { journal.note("tick") }
      }
      XCTAssertEqual(device.settle(), .idle)
      XCTAssertEqual(journal.take(), [])
      device.advance(by: .seconds(1))
      XCTAssertEqual(journal.take(), ["tick", "tick", "tick"])
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        MainActor.assumeIsolated { journal.note("work") }
      }
      device.settle()
      XCTAssertEqual(journal.take(), ["tick", "work"])
    }
  }

  func testATimerWithASelectorRetainsItsTargetUntilItIsInvalidated() {
    onHostedDevice { device, journal in
      var target: TimerTarget? = TimerTarget(journal)
      weak let kept = target
      let timer = Timer.scheduledTimer(
        timeInterval: 1, target: target as Any, selector: Selector("tick:", TimerTarget.tick(_:)),
        userInfo: "info", repeats: true)
      let once = Timer(
        timeInterval: 2, target: target as Any, selector: Selector("tick:", TimerTarget.tick(_:)),
        userInfo: nil, repeats: false)
      RunLoop.main.add(once, forMode: .common)
      target = nil
      device.advance(by: .milliseconds(2500))
      XCTAssertEqual(journal.take(), ["tick info", "tick info", "tick nil"])
      XCTAssertNotNil(kept)
      timer.invalidate()
      device.settle()
      XCTAssertNil(kept)
      XCTAssertNil(timer.userInfo)
    }
  }

  func testATimerInvalidatedInItsBlockDoesNotFireAgain() {
    onHostedDevice { device, journal in
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        MainActor.assumeIsolated { journal.note("tick") }
        timer.invalidate()
      }
      device.advance(by: .seconds(10))
      XCTAssertEqual(journal.take(), ["tick"])
    }
  }

  func testATimerThatIsAddedToTheRunLoopFiresAfterItsInterval() {
    onHostedDevice { device, journal in
      let timer = Timer(timeInterval: 2, repeats: true) { _ in
        MainActor.assumeIsolated { journal.note("tick at \(device.clock.now)") }
      }
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .default)
      device.advance(by: .seconds(5))
      XCTAssertEqual(journal.take(), ["tick at 2.0 seconds", "tick at 4.0 seconds"])
    }
  }

  func testAFireDateThatIsMovedIsRespected() {
    onHostedDevice { device, journal in
      let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
        MainActor.assumeIsolated { journal.note("fired at \(device.clock.now)") }
      }
      device.advance(by: .seconds(1))
      HeadlessDevice.turnBegins()
      timer.fireDate = .distantFuture
      XCTAssertEqual(device.settle(), .idle)
      XCTAssertEqual(device.clock.now, .seconds(1))
      HeadlessDevice.turnBegins()
      timer.fireDate = Date(timeIntervalSinceNow: 30)
      device.settle()
      XCTAssertEqual(journal.take(), ["fired at 31.0 seconds"])
    }
  }

  func testSettlingIgnoresHowOftenRepeatingTimersFire() {
    onHostedDevice { device, journal in
      device.turnLimit = 50
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { journal.note("tick") }
      }
      XCTAssertEqual(device.advance(by: .seconds(100)), .idle)
      XCTAssertEqual(journal.take().count, 100)
      _ = Timer.scheduledTimer(withTimeInterval: 100.5, repeats: false) { _ in }
      XCTAssertEqual(device.settle(), .idle)
      XCTAssertEqual(journal.take().count, 100)
      timer.invalidate()
    }
  }

  func testSettlingIgnoresHowOftenADisplayLinkFires() {
    onHostedDevice { device, journal in
      device.turnLimit = 50
      let target = TimerTarget(journal)
      let link = CADisplayLink(
        target: target, selector: Selector("frame:", TimerTarget.frame(_:)))
      link.add(to: .main, forMode: .common)
      _ = Timer.scheduledTimer(withTimeInterval: 5.01, repeats: false) { _ in }
      XCTAssertEqual(device.settle(), .idle)
      XCTAssertEqual(journal.take().count, 300)
      device.firingLimit = 300
      _ = Timer.scheduledTimer(withTimeInterval: 86_400, repeats: false) { _ in }
      XCTAssertEqual(device.settle(), .neverIdle(.timedWork("Timer")))
      XCTAssertLessThan(journal.take().count, 400)
      link.invalidate()
    }
  }

  func testSettlingEndsIfARepeatingTimerPutsOffWhatItWaitsFor() {
    onHostedDevice { device, _ in
      device.turnLimit = 50
      // Ends the test if nothing else does.
      device.firingLimit = 10_000
      let watched = Watched()
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
        MainActor.assumeIsolated { watched.restart() }
      }
      watched.restart()
      XCTAssertEqual(device.settle(), .neverIdle(.timedWork("Timer")))
      XCTAssertLessThan(watched.restarts, 60)
      timer.invalidate()
    }
  }

  func testTimersFireInTheOrderOfTheirDates() {
    onHostedDevice { device, journal in
      for delay in [3.0, 1, 2, 1.5] {
        _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
          MainActor.assumeIsolated { journal.note("\(delay)") }
        }
      }
      device.settle()
      XCTAssertEqual(journal.take(), ["1.0", "1.5", "2.0", "3.0"])
    }
  }

  func testAnInvalidatedTimerReleasesWhatItRetained() {
    onHostedDevice { device, _ in
      for repeats in [false, true] {
        weak var kept: Journal?
        weak var timer: Timer?
        do {
          let journal = Journal()
          kept = journal
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: repeats) { _ in
            MainActor.assumeIsolated { journal.note("tick") }
          }
        }
        device.advance(by: .milliseconds(10))
        XCTAssertNotNil(kept)
        timer?.invalidate()
        device.settle()
        XCTAssertNil(kept)
        XCTAssertNil(timer)
      }
    }
  }

  func testATimerThatHasEndedReleasesItsUserInfoWhileTheAppRetainsTheTimer() {
    onHostedDevice { device, journal in
      for repeats in [false, true] {
        weak var kept: Owner?
        do {
          let owner = Owner()
          kept = owner
          owner.timer = Timer.scheduledTimer(
            timeInterval: 1, target: TimerTarget(journal),
            selector: Selector("tick:", TimerTarget.tick(_:)), userInfo: owner, repeats: repeats)
        }
        device.advance(by: .seconds(1))
        if repeats {
          XCTAssertNotNil(kept)
          kept?.timer?.invalidate()
        }
        device.settle()
        XCTAssertNil(kept)
      }
    }
  }

  func testATimerThatHasEndedReleasesItsClosureWhileTheAppRetainsTheTimer() {
    onHostedDevice { device, _ in
      for repeats in [false, true] {
        weak var kept: Owner?
        do {
          let owner = Owner()
          kept = owner
          owner.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: repeats) { _ in
            MainActor.assumeIsolated { if repeats { owner.timer?.invalidate() } }
          }
        }
        device.advance(by: .milliseconds(999))
        XCTAssertNotNil(kept)
        device.advance(by: .milliseconds(1))
        XCTAssertNil(kept)
      }
    }
  }

  func testATimerThatTheAppRetainsOutlivesItsEnd() {
    onHostedDevice { device, _ in
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
      device.settle()
      device.settle()
      XCTAssertFalse(timer.isValid)
      timer.invalidate()
      timer.fire()
      XCTAssertEqual(timer.timeInterval, 0)
    }
  }

  func testGapATimerThatIsAddedToFireOnceIsDueAtOnceSinceItsIntervalIsLost() {
    onHostedDevice { device, journal in
      let timer = Timer(timeInterval: 2, repeats: false) { _ in
        MainActor.assumeIsolated { journal.note("fired at \(device.clock.now)") }
      }
      RunLoop.main.add(timer, forMode: .common)
      device.settle()
      XCTAssertEqual(journal.take(), ["fired at 0.0 seconds"])
    }
  }

  func testGapATimerThatEndsInTheTurnThatMadeItRetainsItsClosure() {
    onHostedDevice { device, _ in
      weak var kept: Owner?
      do {
        let owner = Owner()
        kept = owner
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
          withExtendedLifetime(owner) {}
        }
        timer.invalidate()
      }
      device.settle()
      XCTAssertNotNil(kept)
    }
  }

  func testANewDeviceEndsTheTimersOfThePreviousOne() {
    onHostedDevice { device, journal in
      let seen = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { journal.note("seen") }
      }
      device.settle()
      let unseen = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        MainActor.assumeIsolated { journal.note("unseen") }
      }
      HeadlessDevice.boot().advance(by: .seconds(3))
      XCTAssertEqual(journal.take(), [])
      XCTAssertFalse(seen.isValid)
      XCTAssertFalse(unseen.isValid)
    }
  }

  func testADeviceBesideAnotherHasItsOwnTimers() {
    onHostedDevice { device, journal in
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        MainActor.assumeIsolated { journal.note("here") }
      }
      HeadlessDevice.beside {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
          MainActor.assumeIsolated { journal.note("beside") }
        }
        HeadlessDevice.current.advance(by: .seconds(1))
      }
      XCTAssertEqual(journal.take(), ["beside"])
      device.settle()
      XCTAssertEqual(journal.take(), ["here"])
    }
  }

  func testSettlingLeavesTimersThatAlwaysScheduleMore() {
    onHostedDevice { device, _ in
      let relay = Relay()
      relay.run()
      XCTAssertEqual(device.settle(), .idle)
      let start = device.clock.now
      XCTAssertEqual(device.settle(), .idle)
      XCTAssertEqual(device.clock.now, start)
      relay.isOver = true
      XCTAssertEqual(device.advance(by: .seconds(60)), .idle)
      XCTAssertEqual(device.settle(), .idle)
    }
  }
}

@MainActor private final class Owner {
  var timer: Timer?
}

@MainActor private final class Relay {
  var isOver = false

  func run() {
    guard !isOver else { return }
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      MainActor.assumeIsolated { self.run() }
    }
  }
}

/// Work whose watchdog starts again whenever there is progress.
@MainActor private final class Watched {
  private(set) var restarts = 0
  private var watchdog: Timer?

  func restart() {
    restarts += 1
    watchdog?.invalidate()
    watchdog = .scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
  }
}

@MainActor private final class TimerTarget: NSObject {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func frame(_ link: CADisplayLink) { journal.note("frame") }
  func tick(_ timer: Timer) { journal.note("tick \(timer.userInfo as? String ?? "nil")") }
}
