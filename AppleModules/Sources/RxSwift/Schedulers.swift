import UIKit

public typealias RxTimeInterval = DispatchTimeInterval
public typealias RxTime = Date

public protocol ImmediateSchedulerType {
  func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable
}

public protocol SchedulerType: ImmediateSchedulerType {
  var now: RxTime { get }
  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable
}

/// Runs work on a dispatch queue; on the main queue, in virtual time.
public class DispatchQueueScheduler: SchedulerType {
  let queue: DispatchQueue

  init(queue: DispatchQueue) {
    self.queue = queue
  }

  public var now: RxTime { Date() }

  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let work = SingleAssignmentDisposable()
    queue.async { if !work.isDisposed { work.setDisposable(action(state)) } }
    return work
  }

  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let work = SingleAssignmentDisposable()
    queue.asyncAfter(deadline: .now() + dueTime) { [weak work] in
      guard let work, !work.isDisposed else { return }
      work.setDisposable(action(state))
    }
    return work
  }
}

public class SerialDispatchQueueScheduler: DispatchQueueScheduler {
  public init(
    queue: DispatchQueue, internalSerialQueueName: String,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    super.init(queue: DispatchQueue(label: internalSerialQueueName, target: queue))
  }

  public init(
    internalSerialQueueName: String,
    serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    super.init(queue: DispatchQueue(label: internalSerialQueueName))
    serialQueueConfiguration?(queue)
  }

  public init(
    qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    super.init(queue: DispatchQueue(label: internalSerialQueueName, qos: qos))
  }

  override init(queue: DispatchQueue) { super.init(queue: queue) }
}

/// The main queue; runs work immediately if it is already there.
public final class MainScheduler: SerialDispatchQueueScheduler {
  // Unchecked: a scheduler is constant, and any thread may use its queue.
  nonisolated(unsafe) public static let instance = MainScheduler()
  nonisolated(unsafe) public static let asyncInstance = SerialDispatchQueueScheduler(queue: .main)

  public init() { super.init(queue: DispatchQueue.main) }

  public override func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    MainThread.isCurrent ? action(state) : super.schedule(state, action: action)
  }

  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    precondition(MainThread.isCurrent, errorMessage ?? "not on the main thread")
  }

  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    ensureExecutingOnScheduler(errorMessage: errorMessage)
  }
}

public final class ConcurrentMainScheduler: DispatchQueueScheduler {
  // Unchecked: a scheduler is constant, and any thread may use its queue.
  nonisolated(unsafe) public static let instance = ConcurrentMainScheduler(queue: .main)

  public override func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    MainThread.isCurrent ? action(state) : super.schedule(state, action: action)
  }
}

public final class ConcurrentDispatchQueueScheduler: DispatchQueueScheduler {
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    super.init(queue: queue)
  }

  public init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    super.init(
      queue: DispatchQueue(label: "rx.concurrent", qos: qos, attributes: .concurrent))
  }
}

/// Runs work immediately on the current thread.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  nonisolated(unsafe) public static let instance = CurrentThreadScheduler()

  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}

public final class OperationQueueScheduler: ImmediateSchedulerType {
  public let operationQueue: OperationQueue

  public init(
    operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal
  ) {
    self.operationQueue = operationQueue
  }

  public func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let work = SingleAssignmentDisposable()
    operationQueue.addOperation { if !work.isDisposed { work.setDisposable(action(state)) } }
    return work
  }
}
