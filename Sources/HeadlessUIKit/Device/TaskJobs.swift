import CTasks

extension HeadlessDevice {
  /// Makes tasks run in the device's run loop turns, on its thread, even off the main actor, and
  /// makes `Task.sleep` use the virtual clock.
  ///
  /// Call it from a host that owns its process and hasn't started a task. Together with
  /// `runsProcessMainQueue`, it makes tasks run in the same order in every run. Network responses
  /// still arrive at real times.
  public static func captureTasks() {
    #if compiler(>=6.3)
      DeviceExecutor.install()
    #endif
    camsh_capture_jobs(take)
  }
}

/// Called on any thread that enqueues a job.
private nonisolated func take(_ job: UnsafeMutableRawPointer) {
  let job = unsafeBitCast(job, to: UnownedJob.self)
  LiveTasks.shared.note(job)
  MainQueue.shared.add(MainQueue.Work(source: .task, delay: 0) { job.runInTurn() })
}

extension UnownedJob {
  /// Runs the job on the device's thread, on the generic executor.
  func runInTurn() {
    // The same representation that the runtime uses.
    runSynchronously(on: unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self))
  }
}
