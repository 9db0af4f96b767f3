/// A target, which is not kept alive, and the action that is sent to it.
struct TargetAction {
  let action: Selector
  private weak var object: AnyObject?
  /// Whether the action goes up the responder chain.
  private let hasNoTarget: Bool

  /// `target` may be nil, or, in the initial value of a property, the method `self`: then the action goes
  /// up the responder chain.
  init(_ target: Any?, _ action: Selector) {
    self.action = action
    object = Self.object(target)
    hasNoTarget = object == nil
  }

  var target: AnyObject? { object }

  /// Whether its target has been deallocated; nothing is sent then.
  var isOver: Bool { !hasNoTarget && object == nil }

  /// Whether it is one of those that `target` and `action` mean, either of which may be nil for any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    if let action, action != self.action { return false }
    guard let target = Self.object(target) else { return true }
    return target === object
  }

  /// The object that `target` is; nil for a function or a value.
  static func object(_ target: Any?) -> AnyObject? {
    guard let target else { return nil }
    if type(of: target) is AnyObject.Type { return target as AnyObject }
    return object((target as? any OptionalArgument)?.wrapped)
  }
}

extension UIApplication {
  /// Sends an action to `target`, or without one up the responder chain; false where no object answers.
  ///
  /// The search starts at the sender, then at the first responder, then at the screen in front.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
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
