import HeadlessUIKit
import RetainGraph

/// When the tasks of a hosted app were started.
@MainActor package struct TaskWatch {
  /// Of the tasks that outlived the step they were started in.
  private var starts: [(task: Int, moment: Finding.Moment)] = []
  private var seen = HeadlessDevice.taskCount
  private var sweepAt = 64

  /// Notes the tasks that are new since this was last called.
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

  /// The tasks of this session that have not gone, called by what is known of them.
  package var roots: [Root] {
    guard let first = starts.first else { return [] }
    var next = 0
    return HeadlessDevice.liveTasks(after: first.task - 1).compactMap { task in
      while next < starts.count, starts[next].task < task.number { next += 1 }
      guard next < starts.count, starts[next].task == task.number else { return nil }
      return Root(task.object, label: RootName.task(startedAt: starts[next].moment))
    }
  }
}
