import CWorld

extension HeadlessDevice {
  /// Runs `body` on a separate device.
  ///
  /// Meanwhile the current device is suspended with its scenes, timers, and pending work. Afterward
  /// it becomes current again, unchanged.
  public static func beside<Result>(_ body: () throws -> Result) rethrows -> Result {
    let work = MainQueue.shared.takeAll()
    let timers = HeadlessRunLoop.main.takeTimers()
    let moment = cworld_branch()
    let waiting = replaceCurrent(with: nil)
    defer {
      current.powerOff()
      _ = replaceCurrent(with: waiting)
      HeadlessRunLoop.main.keep(timers)
      for item in work { MainQueue.shared.add(item) }
      cworld_go_on(moment)
    }
    return try body()
  }
}
