/// A change to the stack that the app requested.
enum StackRequest {
  case push(UIViewController)
  case pop
  case popTo(UIViewController)
  case popToRoot
  case set([UIViewController])

  /// The resulting stack; nil if the request changes nothing.
  func result(on stack: [UIViewController]) -> [UIViewController]? {
    switch self {
    case .push(let viewController):
      return stack.contains { $0 === viewController } ? nil : stack + [viewController]
    case .pop:
      return stack.count > 1 ? stack.dropLast() : nil
    case .popTo(let viewController):
      guard let index = stack.firstIndex(where: { $0 === viewController }),
        index + 1 < stack.count
      else { return nil }
      return Array(stack[...index])
    case .popToRoot:
      return stack.count > 1 ? [stack[0]] : nil
    case .set(let viewControllers):
      return viewControllers
    }
  }
}

/// A request that arrived during a transition.
struct WaitingStackRequest {
  let request: StackRequest
  let isAnimated: Bool
  /// The transaction that was open when the request arrived.
  let group: AnimationGroup?
}

/// A stack change that the next layout pass displays.
struct StackChange {
  var isPop: Bool
  var isAnimated: Bool
  /// The view controller with which the stack appears, until the delegate has been called.
  var arriving: UIViewController?
}

/// The state of a navigation controller between transitions.
enum NavigationPhase {
  /// The top is visible, or will be once the stack appears.
  case resting
  /// The stack appears together with its top; the delegate is called when that has finished.
  case arriving(UIViewController)
  /// The next layout pass shows the new top.
  case due(StackChange)
  case moving(NavigationTransition)
  /// The `did` callbacks are running, and the app may have changed the stack in one of them.
  case ending(NavigationTransition, next: StackChange?)
}
