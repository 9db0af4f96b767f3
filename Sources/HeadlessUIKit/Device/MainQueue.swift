import Dispatch
import Synchronization

/// What the app has handed to the main queue, from whatever thread, until the device settles.
final class MainQueue: Sendable {
  static let shared = MainQueue()

  struct Work {
    /// Who has added it.
    enum Source: Equatable {
      case dispatch
      /// A task, or a part of one.
      case task
      /// The same on the main actor.
      case mainActor
      /// `Task.sleep`, called by the task of this number.
      case sleep(UInt64)

      /// What keeps a device busy with it.
      var name: String {
        switch self {
        case .dispatch: "DispatchQueue.main.asyncAfter"
        case .task, .mainActor: "a task"
        case .sleep: "Task.sleep"
        }
      }
    }

    var source = Source.dispatch
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

  /// What keeps this queue from becoming empty.
  var busySource: BusySource {
    inbox.withLock { inbox in
      guard let first = inbox.first(where: { $0.delay == 0 }) ?? inbox.first else {
        return .mainQueue
      }
      if first.delay > 0 { return .timedWork(first.source.name) }
      return first.source == .dispatch ? .mainQueue : first.source == .task ? .task : .mainActorTask
    }
  }

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
// plain call means these, whether or not a file imports Dispatch beside UIKit.
extension DispatchQueue {
  /// On the main queue, runs `work` in the device's next turn; elsewhere as Dispatch does.
  public func async(execute work: @escaping @Sendable () -> Void) {
    async(qos: .unspecified, execute: work)
  }

  /// The same, whatever its quality of service.
  public func async(qos: DispatchQoS, execute work: @escaping @Sendable () -> Void) {
    guard isMain else { return async(group: nil, qos: qos, flags: [], execute: work) }
    MainQueue.shared.add(MainQueue.Work(delay: 0, body: work))
  }

  /// On the main queue, runs `work` when its virtual time has come; elsewhere as Dispatch does.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
  }

  /// The same, whatever its quality of service.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping @Sendable () -> Void
  ) {
    guard isMain else {
      return asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work)
    }
    MainQueue.shared.add(MainQueue.Work(delay: deadline.delayFromNow, body: work))
  }
}

// Dispatch's own methods for a work item have no such parameters. These stand in for them where a file
// imports UIKit alone; where it imports Dispatch or Foundation beside it, a call means Dispatch's.
extension DispatchQueue {
  /// On the main queue, runs `item` in the device's next turn; elsewhere as Dispatch does.
  @_disfavoredOverload
  public func async(execute item: DispatchWorkItem) {
    guard isMain else { return async(execute: item) }
    MainQueue.shared.add(MainQueue.Work(item, delay: 0))
  }

  /// On the main queue, runs `item` when its virtual time has come; elsewhere as Dispatch does.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    guard isMain else { return asyncAfter(deadline: deadline, execute: item) }
    MainQueue.shared.add(MainQueue.Work(item, delay: deadline.delayFromNow))
  }
}

extension MainQueue.Work {
  fileprivate init(_ item: DispatchWorkItem, delay: Int64) {
    // Dispatch takes an item to another thread as well; it is not marked as what it is made for.
    nonisolated(unsafe) let item = item
    self.init(delay: delay) { item.perform() }
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
