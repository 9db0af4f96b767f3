extension UIControl {
  /// What the user taps on a control of the app's own, or of another module's; nil for UIKit's, which describe
  /// themselves, and if nothing reacts to a tap.
  var customTarget: TapTarget? {
    let events: Event = [.touchDown, .touchUpInside, .primaryActionTriggered]
    guard !(self is UIButton), controlElement == nil, hasHandlers(for: events) else { return nil }
    return target(titled: firstText) { [self] in sendActions(for: events) }
  }
}
