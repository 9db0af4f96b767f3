import Dispatch
import Synchronization

/// What the app has handed to the main queue, from whatever thread, until the device settles.
final class MainQueue: Sendable {
  static let shared = MainQueue()

  struct Work {
    /// In nanoseconds.
    let delay: Int64
    let body: @Sendable () -> Void
  }

  private let inbox = Mutex<[Work]>([])
  private let hasWork = Atomic(false)

  var isEmpty: Bool { !hasWork.load(ordering: .acquiring) }

  func add(_ work: Work) {
    inbox.withLock { $0.append(work) }
    hasWork.store(true, ordering: .releasing)
  }

  /// Whether everything that waits here waits for its time as well.
  var isAllDelayed: Bool { inbox.withLock { $0.allSatisfy { $0.delay > 0 } } }

  /// Oldest first; what arrives meanwhile waits for the next turn.
  func takeAll() -> [Work] {
    hasWork.store(false, ordering: .releasing)
    return inbox.withLock { inbox in
      defer { inbox = [] }
      return inbox
    }
  }
}

// Dispatch's own methods have further parameters with default values; these have none, so that a
// plain call means these, whether or not a file imports Dispatch beside UIKit. A call that says a
// quality of service, or passes a work item, goes to the real queue.
extension DispatchQueue {
  /// On the main queue, runs `work` in the device's next turn; elsewhere as Dispatch does.
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard isMain else {
      return async(group: nil, qos: .unspecified, flags: [], execute: work)
    }
    MainQueue.shared.add(MainQueue.Work(delay: 0, body: work))
  }

  /// On the main queue, runs `work` when its virtual time has come; elsewhere as Dispatch does.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    guard isMain else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    MainQueue.shared.add(MainQueue.Work(delay: deadline.delayFromNow, body: work))
  }
}

extension DispatchQueue {
  /// Told by its label: on Linux each `DispatchQueue.main` is another wrapper of the one queue.
  fileprivate var isMain: Bool { label == "com.apple.main-thread" }
}

extension DispatchTime {
  /// In nanoseconds, rounded up to 10 ms: the caller read a real clock a moment ago, and the same
  /// program must come to the same delay on every run.
  fileprivate var delayFromNow: Int64 {
    let step: UInt64 = 10_000_000
    let now = DispatchTime.now().uptimeNanoseconds
    guard uptimeNanoseconds > now else { return 0 }
    let steps = (uptimeNanoseconds - now + step - 1) / step
    return Int64(clamping: steps.multipliedReportingOverflow(by: step).partialValue)
  }
}
