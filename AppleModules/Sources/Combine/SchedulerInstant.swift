/// A scheduler's time.
///
/// On the main thread of a host, it is the device's virtual time; elsewhere, it is the machine's
/// clock.
public struct SchedulerInstant: Strideable, Hashable, Codable, Sendable {
  public typealias Stride = SchedulerInterval

  let nanoseconds: Int

  init(nanoseconds: Int) {
    self.nanoseconds = nanoseconds
  }

  public init(_ time: DispatchTime) {
    nanoseconds = Int(clamping: time.uptimeNanoseconds)
  }

  public init(_ date: Date) {
    let now = SchedulerInstant.now
    self = now.advanced(by: .seconds(date.timeIntervalSinceNow))
  }

  public var dispatchTime: DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(clamping: nanoseconds))
  }

  public var date: Date {
    Date(timeIntervalSinceNow: SchedulerInstant.now.distance(to: self).timeInterval)
  }

  public func distance(to other: Self) -> SchedulerInterval {
    SchedulerInterval(nanoseconds: other.nanoseconds &- nanoseconds)
  }

  public func advanced(by interval: SchedulerInterval) -> Self {
    let (sum, overflows) = nanoseconds.addingReportingOverflow(interval.magnitude)
    return Self(nanoseconds: overflows ? .max : sum)
  }

  static var now: SchedulerInstant {
    guard Thread.isMainThread else { return SchedulerInstant(DispatchTime.now()) }
    return MainActor.assumeIsolated {
      guard HeadlessDevice.runsProcessMainQueue else { return SchedulerInstant(DispatchTime.now()) }
      let components = HeadlessDevice.current.clock.now.components
      // Far from zero, because an app may compare with times before launch.
      return SchedulerInstant(
        nanoseconds: Int(components.seconds + 1_000_000) * 1_000_000_000
          + Int(components.attoseconds / 1_000_000_000))
    }
  }
}
