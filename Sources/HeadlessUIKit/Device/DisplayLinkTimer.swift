/// A display link on the main run loop, which retains it.
struct DisplayLinkTimer: ScheduledTimer {
  let link: CADisplayLink
  /// The link may have left the run loop since, and returned.
  private let stay: Int
  let chain: Int
  private(set) var deadline: Int64?

  init(_ link: CADisplayLink, stay: Int) {
    self.link = link
    self.stay = stay
    let clock = HeadlessDevice.current.clock
    chain = clock.chain + 1
    advance(from: clock.time)
  }

  var repeats: Bool { true }
  var isValid: Bool { link.stay == stay }

  func update(now: Int64) {}

  mutating func advance(from now: Int64) {
    let frame = Duration.seconds(link.duration).nanoseconds
    deadline = now.addingReportingOverflow(frame).partialValue
  }

  func fire() { link.fire() }

  func end() {
    if isValid { link.invalidate() }
  }
}
