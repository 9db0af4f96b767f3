import HeadlessUIKit
import RetainGraph

/// Records when the tasks of a hosted app were started.
@MainActor package struct TaskWatch {
  /// The tasks that outlived the step in which they were started.
  private var starts: [(task: Int, moment: Finding.Moment)] = []
  private var seen = HeadlessDevice.taskCount
  private var sweepAt = 64

  /// Records the tasks that are new since the last call.
  package mutating func update(at moment: Finding.Moment) {
    let count = HeadlessDevice.taskCount
    guard count > seen else { return }
    starts += HeadlessDevice.liveTasks(after: seen).map { ($0.number, moment) }
    seen = count
    if starts.count > sweepAt { forgetGone() }
  }

  private mutating func forgetGone() {
    let living = Set(HeadlessDevice.liveTasks().map(\.number))
    starts.removeAll { !living.contains($0.task) }
    sweepAt = max(64, starts.count * 2)
  }

  /// This session's unfinished tasks, named by what is known about them.
  package var roots: [Root] {
    guard let first = starts.first else { return [] }
    var next = 0
    return HeadlessDevice.liveTasks(after: first.task - 1).compactMap { task in
      while next < starts.count, starts[next].task < task.number { next += 1 }
      guard next < starts.count, starts[next].task == task.number,
        !Walker.hasEnded(task: task.object)
      else { return nil }
      return Root(
        task.object,
        label: RootName.task(
          startedAt: starts[next].moment, isPolling: HeadlessDevice.current.isPolling(task)))
    }
  }
}
