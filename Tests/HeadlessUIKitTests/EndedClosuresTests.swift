import Foundation
import HeadlessUIKit
import Testing

/// What Foundation's objects keep once they have ended, as iOS defines it.
@Suite struct EndedClosuresTests {
  private final class Captured: Sendable {}

  /// Whether an object's capture is alive after its closures were released.
  private func isHeld<Holder: AnyObject>(_ hold: (Captured) -> Holder) -> Bool {
    weak var captured: Captured?
    let holder: Holder
    do {
      let strongly = Captured()
      captured = strongly
      holder = hold(strongly)
    }
    EndedClosures.release(of: holder)
    return withExtendedLifetime(holder) { captured != nil }
  }

  @Test func `a finished operation has no completion block`() {
    let operation = BlockOperation {}
    operation.completionBlock = {}
    operation.start()
    #expect(EndedClosures.release(of: operation))
    #expect(operation.completionBlock == nil)
    #expect(!EndedClosures.release(of: operation))
  }

  @Test func `an operation that hasn't finished keeps its completion block`() {
    #expect(
      isHeld { captured in
        let operation = BlockOperation {}
        operation.completionBlock = { withExtendedLifetime(captured) {} }
        return operation
      })
  }

  @Test func `an invalidated timer releases its closure, and a valid one keeps it`() {
    func timer(_ captured: Captured) -> Timer {
      Timer(timeInterval: 1, repeats: true) { _ in withExtendedLifetime(captured) {} }
    }
    #expect(isHeld { timer($0) })
    #expect(
      !isHeld { captured in
        let timer = timer(captured)
        timer.invalidate()
        return timer
      })
  }

  @Test func `an exited thread releases its closure, and one that never started keeps it`() {
    func thread(_ captured: Captured) -> Thread {
      Thread { withExtendedLifetime(captured) {} }
    }
    #expect(isHeld { thread($0) })
    #expect(
      !isHeld { captured in
        let thread = thread(captured)
        thread.start()
        while !thread.isFinished { usleep(100) }
        return thread
      })
  }

  @Test func `other objects have no ended closure`() {
    #expect(!EndedClosures.belong(to: Captured.self))
    #expect(EndedClosures.belong(to: BlockOperation.self))
    #expect(!EndedClosures.release(of: Captured()))
  }
}
