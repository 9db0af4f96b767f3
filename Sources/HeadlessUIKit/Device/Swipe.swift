/// A swipe whose finger is still down.
@MainActor public struct Swipe {
  private let transition: Transition
  private let device: HeadlessDevice

  init(_ transition: Transition, on device: HeadlessDevice) {
    self.transition = transition
    self.device = device
  }

  /// Lets go: the transition runs on to its end, or back to where it came from.
  public func lift(cancelled: Bool = false) {
    guard transition.isInteractive else { return }
    transition.endInteraction(cancelled: cancelled)
    device.clock.schedule(transition, after: transition.duration)
  }
}
