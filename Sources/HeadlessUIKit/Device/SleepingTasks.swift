/// The tasks that sleep by the virtual clock.
///
/// Settling waits for them. One that has slept a hundred times while the device settled is taken to poll,
/// and is left asleep until it settles again; else a device with such a task would never be idle.
@MainActor struct SleepingTasks {
  private static let patience = 100

  /// How often each has slept since settling began, by the numbers of the tasks.
  private var counts: [UInt64: Int] = [:]
  private var leftAsleep: [(deadline: Int64, work: MainQueue.Work)] = []
  private var isPatient = false

  nonisolated init() {}

  /// Begins anew, with those that were left asleep; `isPatient` where time ends by itself.
  mutating func begin(isPatient: Bool, on clock: VirtualClock) {
    self.isPatient = isPatient
    guard !counts.isEmpty else { return }
    counts.removeAll(keepingCapacity: true)
    for (deadline, work) in leftAsleep {
      clock.schedule(DelayedWork(work), after: deadline - clock.time)
    }
    leftAsleep.removeAll()
  }

  /// Lets the task with this number sleep until `work` wakes it.
  mutating func add(_ work: MainQueue.Work, of task: UInt64, on clock: VirtualClock) {
    counts[task, default: 0] += 1
    if !isPatient, counts[task, default: 0] > Self.patience {
      leftAsleep.append((clock.time(after: .nanoseconds(work.delay)), work))
    } else {
      clock.schedule(DelayedWork(work), after: work.delay)
    }
  }
}
