import CTasks

extension HeadlessDevice {
  /// From now on what tasks do off the main actor runs in the device's turns too, on its thread.
  ///
  /// For a host that owns its process and has started no task yet: with `runsProcessMainQueue`, what
  /// an app does in tasks comes in the same order on every run. `Task.sleep` and
  /// `Task.yield` still go by threads and the real clock, and an answer from the network comes when
  /// it comes.
  public static func captureTasks() {
    camsh_capture_jobs(take)
  }
}

/// Called on whatever thread a job comes from.
private nonisolated func take(_ job: UnsafeMutableRawPointer) {
  let job = unsafeBitCast(job, to: UnownedJob.self)
  MainQueue.shared.add(MainQueue.Work(delay: 0) { job.runSynchronously(on: .any) })
}

extension UnownedSerialExecutor {
  /// No executor in particular, as the runtime spells it.
  fileprivate static var any: UnownedSerialExecutor {
    unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
  }
}
