import CTasks

extension HeadlessDevice {
  /// From now on Swift's tasks run in the device's turns, on its thread, and sleep in virtual time.
  ///
  /// For a host that owns its process and has started no task yet. What a task waits for that is not
  /// Swift's own, as an answer from the network, still comes when it comes.
  public static func captureTasks() {
    camsh_capture_jobs { job, place, delay in
      let job = unsafeBitCast(job, to: UnownedJob.self)
      let executor =
        place == camsh_on_main_actor ? MainActor.sharedUnownedExecutor : UnownedSerialExecutor.any
      MainQueue.shared.add(
        MainQueue.Work(delay: delay.roundedToSteps) { job.runSynchronously(on: executor) })
    }
  }
}

extension UnownedSerialExecutor {
  /// No executor in particular, as the runtime spells it.
  fileprivate static var any: UnownedSerialExecutor {
    unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
  }
}

extension Int64 {
  /// In nanoseconds, rounded up to 10 ms: a sleeper's deadline was reckoned by a real clock a moment
  /// ago, and the same program must come to the same delay on every run.
  fileprivate var roundedToSteps: Int64 {
    let step: Int64 = 10_000_000
    guard self > 0 else { return 0 }
    let (sum, overflows) = addingReportingOverflow(step - 1)
    return overflows ? .max : sum / step * step
  }
}
