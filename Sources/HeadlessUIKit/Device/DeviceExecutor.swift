// Older compilers can't install custom executors.
#if compiler(>=6.3)

  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

  import CTasks

  /// Runs jobs that belong to no actor, and delayed jobs: `Task.sleep`.
  final class DeviceExecutor: TaskExecutor, SchedulingExecutor, ExecutorFactory {
    static let defaultExecutor: any TaskExecutor = DeviceExecutor()
    static let mainExecutor: any MainExecutor = DeviceMainExecutor()

    /// Installs both executors; call it before the process starts a task.
    static func install() {
      _createExecutors(factory: DeviceExecutor.self)
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      LiveTasks.shared.note(job)
      MainQueue.shared.add(MainQueue.Work(source: .task, delay: 0) { job.runInTurn() })
    }

    func enqueue<Timepiece: Clock>(
      _ job: consuming ExecutorJob, at instant: Timepiece.Instant, tolerance: Timepiece.Duration?,
      clock: Timepiece
    ) {
      let job = UnownedJob(job)
      MainQueue.shared.add(.sleep(until: instant, by: clock) { job.runInTurn() })
    }
  }

  /// The main actor's executor: its jobs and work on the main queue share one order, as on iOS.
  final class DeviceMainExecutor: MainExecutor, SchedulingExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      LiveTasks.shared.note(job)
      MainQueue.shared.add(
        MainQueue.Work(source: .mainActor, delay: 0) { [executor = asUnownedSerialExecutor()] in
          job.runSynchronously(on: executor)
        })
    }

    func enqueue<Timepiece: Clock>(
      _ job: consuming ExecutorJob, at instant: Timepiece.Instant, tolerance: Timepiece.Duration?,
      clock: Timepiece
    ) {
      let job = UnownedJob(job)
      MainQueue.shared.add(
        .sleep(until: instant, by: clock) { [executor = asUnownedSerialExecutor()] in
          job.runSynchronously(on: executor)
        })
    }

    var isMainExecutor: Bool { true }

    func checkIsolated() { PlatformExecutorFactory.mainExecutor.checkIsolated() }

    func run() throws { try PlatformExecutorFactory.mainExecutor.run() }

    func stop() { PlatformExecutorFactory.mainExecutor.stop() }
  }

  extension MainQueue.Work {
    /// Sleeps until `wake` on a real clock, in the calling task.
    fileprivate static func sleep<Timepiece: Clock>(
      until instant: Timepiece.Instant, by clock: Timepiece, _ wake: @escaping @Sendable () -> Void
    ) -> Self {
      let left = clock.now.duration(to: instant) as? Duration ?? .zero
      return Self(
        source: .sleep(.task(camsh_current_task_number())),
        delay: RequestedDelay.nanoseconds(left: left.nanoseconds), body: wake)
    }
  }

#endif
