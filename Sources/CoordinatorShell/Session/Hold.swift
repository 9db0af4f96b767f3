import HeadlessUIKit
import ShellLanguage

/// Time that passes only when a script says so, while transitions stay under way.
///
/// A class, since every step asks whether there is one, and copying a weak reference for that would cost.
@MainActor package final class Hold {
  /// When it began, by the device's clock.
  package let start: Duration
  /// The screen that was in front when time last passed: until it passes again, a finger that is
  /// quick enough still lands there.
  package weak var display: UIViewController?
  /// The swipe whose finger is still down.
  package var swipe: Swipe?

  package init(start: Duration, display: UIViewController?) {
    self.start = start
    self.display = display
  }
}

extension Session {
  /// The screen that a finger lands on now.
  package func touchedScreen() throws(StepFailure) -> UIViewController {
    if let display = hold?.display { return display }
    return try visibleScreen()
  }

  /// What a finger can tap now.
  package var targets: [TapTarget] {
    if let display = hold?.display { return device.finger.targets(on: display) }
    let wasIdle = device.isIdle
    let targets = device.finger.targets
    // Rows get their cells when they are read, and a person sees what the cells ask for.
    guard wasIdle, hold == nil, !device.isIdle else { return targets }
    device.settle()
    return device.finger.targets
  }

  package func beginHold() throws(StepFailure) {
    guard hold == nil else { throw .alreadyHeld }
    hold = Hold(start: device.clock.now, display: device.frontmost)
  }

  package func advance(by time: Duration) throws(StepFailure) {
    if case .neverIdle(let source) = device.advance(by: time) { throw .neverIdle(source) }
    hold?.display = device.frontmost
  }

  /// Ends the hold, so that the step settles.
  package func endHold() throws(StepFailure) {
    guard let held = hold else { throw .notHeld }
    held.swipe?.lift()
    hold = nil
  }

  /// Settles what a script leaves under way, so that it is judged.
  package func settleAtEnd(of script: Script) throws(Halt) {
    guard hold != nil, let last = script.statements.last else { return }
    try run(Statement(.command(.move(.settle)), at: last.location))
  }

  /// Ends a turn of the run loop; unless time is held, everything under way runs to its end.
  package func endTurn(of device: HeadlessDevice) throws(StepFailure) {
    let settlement = hold == nil ? device.settle() : device.advance(by: .zero)
    if case .neverIdle(let source) = settlement { throw .neverIdle(source) }
  }

  /// How long time has been held, as the line below a tree says it; nil where it is not.
  package var heldTime: Duration? { hold.map { device.clock.now - $0.start } }

  // MARK: Swipes

  /// Swipes; in a hold the finger stays down unless it is to return.
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
