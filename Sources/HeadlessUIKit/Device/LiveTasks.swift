import CConcurrency
import CTasks
import Synchronization

/// The app's live tasks, numbered in the order in which they were first scheduled.
///
/// It doesn't retain them. Excludes `async let` child tasks and tasks that have run only on the
/// app's own actors.
final class LiveTasks: Sendable {
  static let shared = LiveTasks()

  /// Unchecked, because any thread may refer to a task.
  fileprivate struct Entry: @unchecked Sendable {
    weak let task: AnyObject?
    /// The address's complement, so that a memory search doesn't mistake the entry for something
    /// that may resume the task.
    let hiddenAddress: UInt
    let number: Int
  }

  fileprivate struct State {
    var entries: [Entry] = []
    /// The indexes of entries by hidden address.
    var places: [UInt: Int] = [:]
    var count = 0
    var sweepAt = 64
  }

  private let state = Mutex(State())

  /// Records the task of a job, if the job belongs to a new task.
  func note(_ job: UnownedJob) {
    let pointer = unsafeBitCast(job, to: UnsafeRawPointer.self)
    guard cconcurrency_is_task(pointer) else { return }
    let address = ~UInt(bitPattern: pointer)
    let task = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    state.withLock { state in
      if let place = state.places[address], state.entries[place].task != nil { return }
      if state.entries.count >= state.sweepAt { state.forgetGone() }
      state.count += 1
      state.places[address] = state.entries.count
      state.entries.append(
        Entry(task: task, hiddenAddress: address, number: state.count))
    }
  }

  /// The number of tasks recorded so far.
  var count: Int { state.withLock { $0.count } }

  /// The tasks recorded after the first `number`, oldest first.
  func tasks(after number: Int) -> [HeadlessDevice.LiveTask] {
    state.withLock { $0.entries }.filter { $0.number > number }.compactMap { entry in
      entry.task.map { HeadlessDevice.LiveTask(object: $0, number: entry.number) }
    }
  }
}

extension LiveTasks.State {
  fileprivate mutating func forgetGone() {
    entries.removeAll { $0.task == nil }
    places = Dictionary(
      entries.enumerated().map { ($1.hiddenAddress, $0) }, uniquingKeysWith: { $1 })
    sweepAt = max(64, entries.count * 2)
  }
}

extension HeadlessDevice {
  /// One of the app's tasks.
  public struct LiveTask {
    /// The task object, which isn't an instance of a class.
    public let object: AnyObject
    /// The task's number, from 1, for the lifetime of the process.
    public let number: Int
    /// The number that the runtime has given to the task.
    var runtimeNumber: UInt64 {
      camsh_task_number(Unmanaged.passUnretained(object).toOpaque())
    }
  }

  /// The number of app tasks that the process has seen.
  public static var taskCount: Int { LiveTasks.shared.count }

  /// The app's live tasks with numbers greater than `number`.
  public static func liveTasks(after number: Int = 0) -> [LiveTask] {
    LiveTasks.shared.tasks(after: number)
  }
}
