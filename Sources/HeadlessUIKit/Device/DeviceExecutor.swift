// The runtime of an older compiler can't be told where to sleep.
#if compiler(>=6.3)

  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

  import CTasks

  /// Where Swift puts the jobs that belong to no actor, and those that wait for their time: `Task.sleep`.
  ///
  /// What sleeps wakes in virtual time. The main actor stays on the process' main queue.
  final class DeviceExecutor: TaskExecutor, SchedulingExecutor, ExecutorFactory {
    static let defaultExecutor: any TaskExecutor = DeviceExecutor()
    static var mainExecutor: any MainExecutor { PlatformExecutorFactory.mainExecutor }

    /// Makes it the executor of the process, which must not have started any task.
    static func install() {
      _createExecutors(factory: DeviceExecutor.self)
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      MainQueue.shared.add(MainQueue.Work(source: .task, delay: 0) { job.runInTurn() })
    }

    func enqueue<Timepiece: Clock>(
      _ job: consuming ExecutorJob, at instant: Timepiece.Instant, tolerance: Timepiece.Duration?,
      clock: Timepiece
    ) {
      let job = UnownedJob(job)
      let left = clock.now.duration(to: instant) as? Duration ?? .zero
      let delay = RequestedDelay.nanoseconds(left: left.nanoseconds)
      MainQueue.shared.add(
        MainQueue.Work(source: .sleep(camsh_current_task_number()), delay: delay) {
          job.runInTurn()
        })
    }
  }

#endif
