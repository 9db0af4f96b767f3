import CWorld

extension HeadlessDevice {
  /// Makes sleeping threads, Dispatch timers and delayed work on any queue use the virtual clock.
  ///
  /// Call it from a host whose main thread is the device's.
  public static func captureDelays() {
    cworld_schedule_with(schedule)
    cworld_take_timers_with(take)
    cworld_sleep_with(sleep)
  }
}

/// Called on any thread that hands work to Dispatch.
private nonisolated func schedule(
  _ delay: Int64, _ queue: UnsafeMutableRawPointer?, _ block: UnsafeMutableRawPointer?
) -> Bool {
  guard let queue, let block else { return false }
  DispatchedWork(on: queue, block).begin(after: delay)
  return true
}

/// Called on any thread that sets a timer.
private nonisolated func take(
  _ source: UnsafeMutableRawPointer?, _ delay: Int64, _ interval: Int64
) {
  guard let source else { return }
  TimerSource.set(source, after: delay, every: interval)
}

/// Called on any thread that sleeps.
private nonisolated func sleep(_ nanoseconds: Int64) -> Bool {
  if MainThread.isFirst {
    MainActor.assumeIsolated { HeadlessDevice.current.clock.sleep(nanoseconds) }
  } else {
    SleepingThread().sleep(nanoseconds)
  }
  return true
}
