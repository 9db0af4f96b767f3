/// A change of a stack, as the app asked for it.
enum StackRequest {
  case push(UIViewController)
  case pop
  case popTo(UIViewController)
  case popToRoot
  case set([UIViewController])

  /// The stack afterwards; nil where the request has nothing to change.
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

  /// Whether it only takes screens off.
  var isPop: Bool {
    switch self {
    case .pop, .popTo, .popToRoot: true
    case .push, .set: false
    }
  }
}

/// A request that came while the stack was moving.
struct WaitingStackRequest {
  let request: StackRequest
  let isAnimated: Bool
  /// The transaction that was open when the request came.
  let group: AnimationGroup?
}

/// What the next layout pass brings on screen, where the stack has changed already.
struct StackChange {
  var isPop: Bool
  var isAnimated: Bool
  /// The screen with which the stack appears, where the delegate has yet to hear of that.
  var arriving: UIViewController?
}

/// Where a stack stands between one screen and the next.
enum NavigationPhase {
  /// What is on top is shown, or will be once the stack appears.
  case resting
  /// The stack appears together with its top; the delegate hears of it when that has ended.
  case arriving(UIViewController)
  /// The next layout pass shows the new top.
  case due(StackChange)
  case moving(NavigationTransition)
  /// The `did` callbacks are under way; the app may have changed the stack in one of them.
  case ending(NavigationTransition, next: StackChange?)
}
