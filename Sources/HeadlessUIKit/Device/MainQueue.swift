import Dispatch
import Synchronization

/// The work that the app has submitted to the main queue, from any thread, until the device
/// settles.
final class MainQueue: Sendable {
  static let shared = MainQueue()

  struct Work {
    /// The source of the work.
    enum Source: Equatable {
      case dispatch
      /// The end of a delay of another queue.
      case otherQueue
      /// A task's job.
      case task
      /// A main-actor task's job.
      case mainActor
      /// The end of a sleep.
      case sleep(Sleeper)

      /// The name of the work in messages about a busy device.
      var name: String {
        switch self {
        case .dispatch: "DispatchQueue.main.asyncAfter"
        case .otherQueue: "DispatchQueue.asyncAfter"
        case .task, .mainActor: "a task"
        case .sleep(let sleeper): sleeper.name
        }
      }
    }

    var source = Source.dispatch
    /// The delay in nanoseconds.
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

  /// The source of work that keeps this queue from becoming empty.
  var busySource: BusySource {
    inbox.withLock { inbox in
      guard let first = inbox.first(where: { $0.delay == 0 }) ?? inbox.first else {
        return .mainQueue
      }
      if first.delay > 0 { return .timedWork(first.source.name) }
      return first.source == .dispatch ? .mainQueue : first.source == .task ? .task : .mainActorTask
    }
  }

  /// Removes and returns the queued work, oldest first; work that arrives meanwhile waits for the
  /// next turn.
  func takeAll() -> [Work] {
    hasWork.store(false, ordering: .releasing)
    return inbox.withLock { inbox in
      defer { inbox = [] }
      return inbox
    }
  }
}

// Dispatch's own methods have more parameters, with default values. These have none, so a plain
// call selects these even if a file imports both Dispatch and UIKit.
extension DispatchQueue {
  /// On the main queue, runs `work` in the device's next run loop turn; on other queues, calls
  /// Dispatch.
  public func async(execute work: @escaping @Sendable () -> Void) {
    async(qos: .unspecified, execute: work)
  }

  /// Like `async(execute:)`; ignores the quality of service.
  public func async(qos: DispatchQoS, execute work: @escaping @Sendable () -> Void) {
    guard isMain else { return async(group: nil, qos: qos, flags: [], execute: work) }
    MainQueue.shared.add(MainQueue.Work(delay: 0, body: work))
  }

  /// On the main queue, runs `work` at its virtual time; on other queues, calls Dispatch.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
  }

  /// Like `asyncAfter(deadline:execute:)`; ignores the quality of service.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping @Sendable () -> Void
  ) {
    guard isMain else {
      return asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work)
    }
    MainQueue.shared.add(MainQueue.Work(delay: deadline.delayFromNow, body: work))
  }
}

// Dispatch's own methods for work items have no such parameters. These replace them in a file that
// imports only UIKit; in one that also imports Dispatch or Foundation, a call selects Dispatch's.
extension DispatchQueue {
  /// On the main queue, runs `item` in the device's next run loop turn; on other queues, calls
  /// Dispatch.
  @_disfavoredOverload
  public func async(execute item: DispatchWorkItem) {
    let work = MainQueue.Work(item, delay: 0)
    guard isMain else { return async(group: nil, qos: .unspecified, flags: [], execute: work.body) }
    MainQueue.shared.add(work)
  }

  /// On the main queue, runs `item` at its virtual time; on other queues, calls Dispatch.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    let work = MainQueue.Work(item, delay: deadline.delayFromNow)
    guard isMain else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work.body)
    }
    MainQueue.shared.add(work)
  }
}

extension MainQueue.Work {
  fileprivate init(_ item: DispatchWorkItem, delay: Int64) {
    // Dispatch passes an item between threads, although the type isn't marked `Sendable`.
    nonisolated(unsafe) let item = item
    self.init(delay: delay) { item.perform() }
  }
}

extension DispatchQueue {
  /// Compares labels, because on Linux each `DispatchQueue.main` is a new wrapper of the same
  /// queue.
  fileprivate var isMain: Bool { label == "com.apple.main-thread" }
}

extension DispatchTime {
  fileprivate var delayFromNow: Int64 {
    let now = DispatchTime.now().uptimeNanoseconds
    guard uptimeNanoseconds > now else { return 0 }
    return MainQueue.delay(left: Int64(clamping: uptimeNanoseconds - now))
  }
}

extension MainQueue {
  /// The delay in nanoseconds when `left` of them remain, rounded up to 10 ms: the caller has just read
  /// a real clock, and every run must compute the same delay.
  static func delay(left: Int64) -> Int64 {
    let step: Int64 = 10_000_000
    guard left > 0 else { return 0 }
    let (delay, overflows) = ((left - 1) / step + 1).multipliedReportingOverflow(by: step)
    return overflows ? .max : delay
  }
}
