/// A task or a thread that sleeps on the virtual clock.
enum Sleeper: Hashable {
  /// The task with this number.
  case task(UInt64)
  case thread(UInt)

  /// The name of what it waits for in messages about a busy device.
  var name: String {
    switch self {
    case .task: "Task.sleep"
    case .thread: "a thread that sleeps"
    }
  }
}

/// The tasks and threads that sleep on the virtual clock.
///
/// Settling waits for them. One that sleeps a hundred times while the device settles is assumed
/// to poll, and so is the last one of a hundred that each start the next: it stays asleep until the
/// next settling, because otherwise the device would never become idle.
@MainActor struct Sleepers {
  private static let patience = 100

  /// The number of times each one has slept since settling began.
  private var counts: [Sleeper: Int] = [:]
  private var leftAsleep: [(deadline: Int64, work: MainQueue.Work)] = []
  private var isPatient = false

  nonisolated init() {}

  /// Starts over, resuming those that stayed asleep; `isPatient` if time has a limit.
  mutating func begin(isPatient: Bool, on clock: VirtualClock) {
    self.isPatient = isPatient
    guard !counts.isEmpty else { return }
    counts.removeAll(keepingCapacity: true)
    for (deadline, work) in leftAsleep {
      clock.schedule(DelayedWork(work), after: deadline - clock.time)
    }
    leftAsleep.removeAll()
  }

  /// Whether it is assumed to poll.
  func isPolling(_ sleeper: Sleeper) -> Bool { counts[sleeper, default: 0] > Self.patience }

  /// Lets a task or thread sleep until `work` resumes it.
  mutating func add(_ work: MainQueue.Work, of sleeper: Sleeper, on clock: VirtualClock) {
    counts[sleeper, default: 0] += 1
    if clock.chain >= VirtualClock.longestChain { counts[sleeper] = Self.patience + 1 }
    if !isPatient, isPolling(sleeper) {
      leftAsleep.append((clock.time(after: .nanoseconds(work.delay)), work))
    } else {
      clock.schedule(DelayedWork(work), after: work.delay)
    }
  }
}
