extension HeadlessDevice {
  /// Runs `body` on a device of its own.
  ///
  /// The current one waits meanwhile, with its scenes, timers and pending work, and is current again
  /// afterwards, as it was.
  public static func beside<Result>(_ body: () throws -> Result) rethrows -> Result {
    let work = MainQueue.shared.takeAll()
    let timers = HeadlessRunLoop.main.takeTimers()
    let waiting = replaceCurrent(with: nil)
    defer {
      current.powerOff()
      _ = replaceCurrent(with: waiting)
      HeadlessRunLoop.main.keep(timers)
      for item in work { MainQueue.shared.add(item) }
    }
    return try body()
  }
}
