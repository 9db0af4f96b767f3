/// Runs work on the main queue at its virtual time.
private func runLater(
  on queue: DispatchQueue, after instant: SchedulerInstant, _ action: @escaping () -> Void
) {
  // Schedulers are used from one isolation context at a time, for which their work was created.
  nonisolated(unsafe) let action = action
  let delay = max(0, SchedulerInstant.now.distance(to: instant).magnitude)
  queue.asyncAfter(deadline: .now() + .nanoseconds(delay)) { action() }
}

private func repeats(
  on queue: DispatchQueue, after instant: SchedulerInstant, every interval: SchedulerInterval,
  _ action: @escaping () -> Void
) -> any Cancellable {
  let switchOff = Switch()
  func schedule(at instant: SchedulerInstant) {
    runLater(on: queue, after: instant) {
      guard switchOff.isOn else { return }
      action()
      schedule(at: instant.advanced(by: interval))
    }
  }
  schedule(at: instant)
  return AnyCancellable { switchOff.isOn = false }
}

private final class Switch {
  var isOn = true
}

/// Scheduler options, which are ignored.
public struct SchedulerSettings {
  public var qos: DispatchQoS
  public var flags: DispatchWorkItemFlags
  public var group: DispatchGroup?

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    group: DispatchGroup? = nil
  ) {
    self.qos = qos
    self.flags = flags
    self.group = group
  }
}

extension DispatchQueue: @retroactive Scheduler {
  public typealias SchedulerTimeType = SchedulerInstant
  public typealias SchedulerOptions = SchedulerSettings

  public var now: SchedulerInstant { .now }
  public var minimumTolerance: SchedulerInterval { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action  // See `runLater`.
    async { action() }
  }

  public func schedule(
    after date: SchedulerInstant, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    runLater(on: self, after: date, action)
  }

  public func schedule(
    after date: SchedulerInstant, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeats(on: self, after: date, every: interval, action)
  }
}

/// The main run loop; other threads' run loops schedule on it too.
extension RunLoop: @retroactive Scheduler {
  public typealias SchedulerTimeType = SchedulerInstant
  public typealias SchedulerOptions = SchedulerSettings

  public var now: SchedulerInstant { .now }
  public var minimumTolerance: SchedulerInterval { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(options: options, action)
  }

  public func schedule(
    after date: SchedulerInstant, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    runLater(on: .main, after: date, action)
  }

  public func schedule(
    after date: SchedulerInstant, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeats(on: .main, after: date, every: interval, action)
  }
}

/// The main operation queue schedules like the main dispatch queue; other queues run their
/// operations themselves.
extension OperationQueue: @retroactive Scheduler {
  public typealias SchedulerTimeType = SchedulerInstant
  public typealias SchedulerOptions = SchedulerSettings

  public var now: SchedulerInstant { .now }
  public var minimumTolerance: SchedulerInterval { .nanoseconds(0) }

  private var queue: DispatchQueue { self === OperationQueue.main ? .main : .global() }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action  // See `runLater`.
    guard self !== OperationQueue.main else { return DispatchQueue.main.async { action() } }
    addOperation { action() }
  }

  public func schedule(
    after date: SchedulerInstant, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    runLater(on: queue, after: date, action)
  }

  public func schedule(
    after date: SchedulerInstant, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeats(on: queue, after: date, every: interval, action)
  }
}
