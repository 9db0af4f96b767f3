/// The tasks that sleep on the virtual clock.
///
/// Settling waits for them. A task that sleeps a hundred times while the device settles is assumed
/// to poll, and so is the last one of a hundred that each start the next: it stays asleep until the
/// next settling, because otherwise the device would never become idle.
@MainActor struct SleepingTasks {
  private static let patience = 100

  /// The number of times each task has slept since settling began, by task number.
  private var counts: [UInt64: Int] = [:]
  private var leftAsleep: [(deadline: Int64, work: MainQueue.Work)] = []
  private var isPatient = false

  nonisolated init() {}

  /// Starts over, resuming the tasks that stayed asleep; `isPatient` if time has a limit.
  mutating func begin(isPatient: Bool, on clock: VirtualClock) {
    self.isPatient = isPatient
    guard !counts.isEmpty else { return }
    counts.removeAll(keepingCapacity: true)
    for (deadline, work) in leftAsleep {
      clock.schedule(DelayedWork(work), after: deadline - clock.time)
    }
    leftAsleep.removeAll()
  }

  /// Whether the task with this number is assumed to poll.
  func isPolling(_ task: UInt64) -> Bool { counts[task, default: 0] > Self.patience }

  /// Lets the task with this number sleep until `work` resumes it.
  mutating func add(_ work: MainQueue.Work, of task: UInt64, on clock: VirtualClock) {
    counts[task, default: 0] += 1
    if clock.chain >= VirtualClock.longestChain { counts[task] = Self.patience + 1 }
    if !isPatient, counts[task, default: 0] > Self.patience {
      leftAsleep.append((clock.time(after: .nanoseconds(work.delay)), work))
    } else {
      clock.schedule(DelayedWork(work), after: work.delay)
    }
  }
}
