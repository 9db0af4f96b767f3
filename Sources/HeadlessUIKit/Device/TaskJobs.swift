import CTasks

extension HeadlessDevice {
  /// From now on what tasks do off the main actor runs in the device's turns too, on its thread, and
  /// `Task.sleep` goes by the virtual clock.
  ///
  /// For a host that owns its process and has started no task yet: with `runsProcessMainQueue`, what
  /// an app does in tasks comes in the same order on every run. An answer from the network comes when
  /// it comes.
  public static func captureTasks() {
    #if compiler(>=6.3)
      DeviceExecutor.install()
    #endif
    camsh_capture_jobs(take)
  }
}

/// Called on whatever thread a job comes from.
private nonisolated func take(_ job: UnsafeMutableRawPointer) {
  let job = unsafeBitCast(job, to: UnownedJob.self)
  LiveTasks.shared.note(job)
  MainQueue.shared.add(MainQueue.Work(source: .task, delay: 0) { job.runInTurn() })
}

extension UnownedJob {
  /// Runs it on the device's thread, on no executor in particular.
  func runInTurn() {
    // As the runtime spells it.
    runSynchronously(on: unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self))
  }
}
