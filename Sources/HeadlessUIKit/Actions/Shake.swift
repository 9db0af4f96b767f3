/// The motion of a device that the user shakes.
private final class MotionEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
}

extension HeadlessDevice {
  /// Shakes the device.
  ///
  /// - Note: Not in UIKit.
  ///
  /// General knowledge: a motion goes to the first responder, or else to the frontmost screen, and
  /// from there up the responder chain.
  public func shake() {
    guard let responder = motionResponder else { return }
    let event = MotionEvent()
    responder.motionBegan(.motionShake, with: event)
    responder.motionEnded(.motionShake, with: event)
  }

  /// Whether any responder that a shake reaches overrides a method for motions.
  ///
  /// - Note: Not in UIKit.
  public var respondsToShake: Bool {
    sequence(first: motionResponder) { $0?.next }.contains { responder in
      responder.map { OverriddenMotion.isHandled(by: type(of: $0)) } ?? false
    }
  }

  private var motionResponder: UIResponder? { firstResponder ?? frontmost }
}
