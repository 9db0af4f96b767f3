import CConcurrency
import Synchronization

/// The tasks of an app that have not gone yet, numbered as they first wanted to run.
///
/// It keeps none of them alive. Children of `async let` aren't among them, nor is a task that has
/// only ever been on an actor of the app's own.
final class LiveTasks: Sendable {
  static let shared = LiveTasks()

  /// Unchecked, since any thread may refer to a task.
  fileprivate struct Entry: @unchecked Sendable {
    weak let task: AnyObject?
    let address: UInt
    let number: Int
  }

  fileprivate struct State {
    var entries: [Entry] = []
    /// Places among the entries.
    var places: [UInt: Int] = [:]
    var count = 0
    var sweepAt = 64
  }

  private let state = Mutex(State())

  /// Notes the task that a job is, if it is one and is new.
  func note(_ job: UnownedJob) {
    let pointer = unsafeBitCast(job, to: UnsafeRawPointer.self)
    guard cconcurrency_is_task(pointer) else { return }
    let address = UInt(bitPattern: pointer)
    let task = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    state.withLock { state in
      if let place = state.places[address], state.entries[place].task != nil { return }
      if state.entries.count >= state.sweepAt { state.forgetGone() }
      state.count += 1
      state.places[address] = state.entries.count
      state.entries.append(
        Entry(task: task, address: address, number: state.count))
    }
  }

  /// How many were ever noted.
  var count: Int { state.withLock { $0.count } }

  /// Those noted after the first so many, oldest first.
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
      entries.enumerated().map { ($1.address, $0) }, uniquingKeysWith: { $1 })
    sweepAt = max(64, entries.count * 2)
  }
}

extension HeadlessDevice {
  /// A task of the app.
  public struct LiveTask {
    /// The task itself, which is no instance of a class.
    public let object: AnyObject
    /// Counted from 1, over the life of the process.
    public let number: Int
  }

  /// How many tasks of the app were ever seen, by the process.
  public static var taskCount: Int { LiveTasks.shared.count }

  /// The app's tasks that have not gone yet, after the first so many of all that were seen.
  public static func liveTasks(after number: Int = 0) -> [LiveTask] {
    LiveTasks.shared.tasks(after: number)
  }
}
