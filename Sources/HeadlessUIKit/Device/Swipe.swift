/// A swipe in progress, with the finger still down.
///
/// - Note: Not in UIKit.
@MainActor public struct Swipe {
  private let transition: Transition
  private let device: HeadlessDevice

  init(_ transition: Transition, on device: HeadlessDevice) {
    self.transition = transition
    self.device = device
  }

  /// Lifts the finger: the transition completes or, if cancelled, reverses.
  public func lift(cancelled: Bool = false) {
    guard transition.isInteractive else { return }
    transition.endInteraction(cancelled: cancelled)
    device.clock.schedule(transition, after: transition.duration)
  }
}
