import HeadlessUIKit
import ShellLanguage

/// A hold: time passes only when a script says so, and transitions stay in progress.
///
/// A class, because every step checks whether there is a hold, and copying a weak reference each
/// time would be slow.
@MainActor package final class Hold {
  /// When the hold began, by the device's clock.
  package let start: Duration
  /// The screen that was in front when time last passed; until time passes again, a tap still hits
  /// it.
  package weak var display: UIViewController?
  /// The swipe whose finger is still down.
  package var swipe: Swipe?

  package init(start: Duration, display: UIViewController?) {
    self.start = start
    self.display = display
  }
}

extension Session {
  /// The screen that a tap hits now.
  package func touchedScreen() throws(StepFailure) -> UIViewController {
    if let display = hold?.display { return display }
    return try visibleScreen()
  }

  /// The controls that a tap can hit now.
  package var targets: [TapTarget] { read { $0.targets(on: $1) } ?? [] }

  /// The controls that a tap can hit now, except in lists with more rows than a form has.
  package func controls(formLength: Int = 0) -> [TapTarget] {
    read { $0.controls(on: $1, formLength: formLength) } ?? []
  }

  /// Those controls, and the first row of each longer list; nil if a control's name depends on the
  /// other rows.
  package func firstTargets(formLength: Int) -> [TapTarget]? {
    read { $0.firstTargets(on: $1, formLength: formLength) }
  }

  /// Reads the screen that a tap hits now.
  func read<Value>(_ body: (Finger, UIViewController) -> Value?) -> Value? {
    let finger = device.finger
    if let display = hold?.display { return body(finger, display) }
    guard let screen = device.frontmost else { return nil }
    let wasIdle = device.isIdle
    let value = body(finger, screen)
    // Reading a row creates its cell, and the cell may request pictures.
    guard wasIdle, hold == nil, !device.isIdle else { return value }
    device.settle()
    return device.frontmost.flatMap { body(finger, $0) }
  }

  package func beginHold() throws(StepFailure) {
    guard hold == nil else { throw .alreadyHeld }
    record.hold = Hold(start: device.clock.now, display: device.frontmost)
  }

  package func advance(by time: Duration) throws(StepFailure) {
    if case .neverIdle(let source) = device.advance(by: time) { throw .neverIdle(source) }
    hold?.display = device.frontmost
  }

  /// Ends the hold, so the step settles.
  package func endHold() throws(StepFailure) {
    guard let held = hold else { throw .notHeld }
    held.swipe?.lift()
    record.hold = nil
  }

  /// Settles transitions that a script leaves in progress, so the session can judge the result.
  func settleAtEnd(of script: Script) throws(Halt) {
    guard hold != nil, let last = script.statements.last else { return }
    try run(Statement(.command(.move(.settle)), at: last.location))
  }

  /// Ends a run loop turn; unless time is held, runs everything in progress to its end.
  package func endTurn(of device: HeadlessDevice) throws(StepFailure) {
    let settlement = hold == nil ? device.settle() : device.advance(by: .zero)
    if case .neverIdle(let source) = settlement { throw .neverIdle(source) }
  }

  /// How long time has been held, as the line below a tree prints it; nil outside a hold.
  package var heldTime: Duration? { hold.map { device.clock.now - $0.start } }

  // MARK: Swipes

  /// Swipes; during a hold, the finger stays down unless the swipe is to be cancelled.
  package func swipe(
    cancelled: Bool, _ begin: () throws(Finger.Failure) -> Swipe?
  ) throws(StepFailure) {
    guard hold?.swipe == nil else { throw .fingerIsDown }
    var started: Swipe?
    try gesture { () throws(Finger.Failure) in started = try begin() }
    if hold != nil, !cancelled {
      hold?.swipe = started
    } else {
      started?.lift(cancelled: cancelled)
    }
  }

  package func lift(cancelled: Bool) throws(StepFailure) {
    guard let swipe = hold?.swipe else { throw .noFingerDown }
    hold?.swipe = nil
    swipe.lift(cancelled: cancelled)
  }
}
