/// A weakly referenced target and the action to send to it.
struct TargetAction {
  let action: Selector
  private weak var object: AnyObject?
  /// Whether the action is sent up the responder chain.
  private let hasNoTarget: Bool

  /// Creates a target-action pair.
  ///
  /// `target` may be nil or, in a property's initial value, the method `self`; then the action is
  /// sent up the responder chain.
  init(_ target: Any?, _ action: Selector) {
    self.action = action
    object = Self.object(target)
    hasNoTarget = object == nil
  }

  var target: AnyObject? { object }

  /// Whether the target was deallocated; then nothing is sent.
  var isOver: Bool { !hasNoTarget && object == nil }

  /// Whether the pair matches `target` and `action`, either of which may be nil to match any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    if let action, action != self.action { return false }
    guard let target = Self.object(target) else { return true }
    return target === object
  }

  /// The object that `target` contains; nil for a function or value.
  static func object(_ target: Any?) -> AnyObject? {
    guard let target else { return nil }
    if type(of: target) is AnyObject.Type { return target as AnyObject }
    return object((target as? any OptionalArgument)?.wrapped)
  }
}

extension UIApplication {
  /// Performs an action on `target`, or on the first object up the responder chain that has it.
  ///
  /// General knowledge: an action without a target starts its search at the sender, then the first
  /// responder, then the frontmost screen.
  final func perform(
    _ action: Selector, on target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = TargetAction.object(target) ?? self.target(for: action, from: sender)
    else { return false }
    return action.perform(on: receiver, sender, event) != nil
  }

  private func target(for action: Selector, from sender: Any?) -> AnyObject? {
    let starts = [
      sender as? UIResponder, HeadlessDevice.current.firstResponder,
      HeadlessDevice.current.frontmost,
    ]
    for start in starts {
      if let target = start?.target(forAction: action, withSender: sender) {
        return target as AnyObject
      }
    }
    if responds(to: action) { return self }
    return delegate.flatMap { action.method(for: $0) == nil ? nil : $0 }
  }
}
