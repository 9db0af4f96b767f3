import HeadlessUIKit
import XCTest

/// What is on the process's own main queue, which only its main thread may run.
///
/// XCTest calls its tests on that thread; Swift Testing does not.
final class ProcessMainQueueTests: XCTestCase {
  func testSettlingRunsMainActorTasksAndOtherWorkOnTheMainQueue() {
    MainActor.assumeIsolated {
      HeadlessDevice.runsProcessMainQueue = true
      defer { HeadlessDevice.runsProcessMainQueue = false }
      let device = HeadlessDevice.boot()
      let journal = Journal()
      Task { @MainActor in
        journal.note("task")
        Task { @MainActor in journal.note("task of the task") }
      }
      let item = DispatchWorkItem { MainActor.assumeIsolated { journal.note("work item") } }
      DispatchQueue.main.async(execute: item)
      XCTAssertEqual(journal.take(), [])
      XCTAssertEqual(device.settle(), .idle)
      XCTAssertEqual(journal.take(), ["task", "work item", "task of the task"])
    }
  }

  func testBlocksOfTheMainRunLoopRunBeforeTimeAdvances() {
    onHostedDevice { device, journal in
      RunLoop.main.perform {
        MainActor.assumeIsolated {
          journal.note("block")
          RunLoop.main.perform { MainActor.assumeIsolated { journal.note("block of the block") } }
          DispatchQueue.main.async { MainActor.assumeIsolated { journal.note("main queue") } }
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        MainActor.assumeIsolated { journal.note("later") }
      }
      XCTAssertEqual(device.settle(), .idle)
      XCTAssertEqual(journal.take(), ["block", "block of the block", "main queue", "later"])
    }
  }

  func testTasksThatAlwaysStartMoreNeverBecomeIdle() {
    MainActor.assumeIsolated {
      HeadlessDevice.runsProcessMainQueue = true
      defer { HeadlessDevice.runsProcessMainQueue = false }
      let device = HeadlessDevice.boot()
      device.turnLimit = 50
      let spinner = Spinner()
      spinner.spin()
      XCTAssertEqual(device.settle(), .neverIdle(.processMainQueue))
      spinner.isStopped = true
      XCTAssertEqual(device.settle(), .idle)
    }
  }
}

@MainActor private final class Spinner {
  var isStopped = false

  func spin() {
    guard !isStopped else { return }
    Task { @MainActor in spin() }
  }
}
