import HeadlessUIKit
import RetainGraph

/// Records when the tasks of a hosted app were started.
@MainActor package struct TaskWatch {
  /// The tasks that outlived the step in which they were started.
  private var starts: [(task: Int, moment: Finding.Moment)] = []
  private var seen = HeadlessDevice.taskCount
  private var sweepAt = 64
  /// The tasks that a missing module's completion would have resumed, by number.
  private var forsaken: Set<Int> = []

  /// Records the tasks that are new since the last call.
  package mutating func update(at moment: Finding.Moment) {
    let count = HeadlessDevice.taskCount
    guard count > seen else { return }
    starts += HeadlessDevice.liveTasks(after: seen).map { ($0.number, moment) }
    seen = count
    if starts.count > sweepAt { forgetGone() }
  }

  /// The tasks that haven't ended, from the first that outlived its step.
  private var unfinishedTasks: [HeadlessDevice.LiveTask] {
    guard let first = starts.first else { return [] }
    return HeadlessDevice.liveTasks(after: first.task - 1)
      .filter { !Walker.hasEnded(task: $0.object) }
  }

  /// The numbers of the session's unfinished tasks.
  var unfinished: Set<Int> { Set(unfinishedTasks.map(\.number)) }

  /// When a task was started, if it has outlived its step.
  func start(of task: Int) -> Finding.Moment? { starts.first { $0.task == task }?.moment }

  /// Records which tasks wait for completions that are about to be released.
  mutating func note(dropped completions: [Seam]) {
    let tasks = HeadlessDevice.liveTasks().filter { !forsaken.contains($0.number) }
    guard !tasks.isEmpty else { return }
    let reader = ContinuationReader(isOfApp: AppHeap.isOfApp)
    let waiting = OtherThreads.paused {
      reader.tasks(resumedBy: completions, among: tasks.map(\.object))
    }
    forsaken.formUnion(waiting.map { tasks[$0].number })
  }

  /// The tasks that wait for a missing module, which would have resumed them.
  var waitingForModules: [AnyObject] {
    forsaken.isEmpty
      ? [] : HeadlessDevice.liveTasks().filter { forsaken.contains($0.number) }.map(\.object)
  }

  private mutating func forgetGone() {
    let living = Set(HeadlessDevice.liveTasks().map(\.number))
    starts.removeAll { !living.contains($0.task) }
    forsaken.formIntersection(living)
    sweepAt = max(64, starts.count * 2)
  }

  /// This session's unfinished tasks, named by what is known about them.
  package var roots: [Root] {
    var next = 0
    return unfinishedTasks.compactMap { task in
      while next < starts.count, starts[next].task < task.number { next += 1 }
      guard next < starts.count, starts[next].task == task.number else { return nil }
      let isPolling = HeadlessDevice.current.isPolling(task)
      return Root(
        task.object,
        label: RootName.task(startedAt: starts[next].moment, isPolling: isPolling),
        kind: isPolling ? .pollingTask : .task)
    }
  }
}
