/// Runs work when its time has come, in virtual time on the main queue.
private func runLater(
  on queue: DispatchQueue, after instant: SchedulerInstant, _ action: @escaping () -> Void
) {
  // Schedulers are used from one place at a time, and their work is made for that place.
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

/// What a scheduler may be told besides the work; stored by none.
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

/// The main run loop; another thread's run loop schedules there too.
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

/// The main queue as the main dispatch queue does it; any other runs its operations itself.
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
