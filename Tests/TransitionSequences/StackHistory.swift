import HeadlessUIKit

/// The requests made of one stack, in order; the stack must end as if each had been performed in
/// turn.
@MainActor final class StackHistory {
  enum Request {
    case push(UIViewController)
    case pop
    case popTo(UIViewController)
    case popToRoot
    case set([UIViewController])
    /// A back swipe with this number, whose outcome follows later.
    case swipe(Int)
  }

  private var base: [UIViewController]
  private var requests: [Request] = []
  private var cancelledSwipes: Set<Int> = []
  private var swipes = 0
  /// False once a screen was taken from the stack by another container.
  var isComplete = true

  init(_ stack: [UIViewController]) {
    base = stack
  }

  func add(_ request: Request) {
    requests.append(request)
  }

  func addSwipe() -> Int {
    swipes += 1
    requests.append(.swipe(swipes))
    return swipes
  }

  func cancelSwipe(_ number: Int) {
    cancelledSwipes.insert(number)
  }

  /// The stack that all requests lead to.
  var outcome: [UIViewController] {
    var stack = base
    for request in requests {
      switch request {
      case .push(let screen):
        if !stack.contains(screen) { stack.append(screen) }
      case .pop:
        if stack.count > 1 { stack.removeLast() }
      case .popTo(let screen):
        if let index = stack.firstIndex(of: screen) { stack.removeSubrange((index + 1)...) }
      case .popToRoot:
        if stack.count > 1 { stack.removeSubrange(1...) }
      case .set(let screens):
        stack = screens
      case .swipe(let number):
        if stack.count > 1, !cancelledSwipes.contains(number) { stack.removeLast() }
      }
    }
    return stack
  }

  /// Starts over from the stack's current state.
  func restart(from stack: [UIViewController]) {
    base = stack
    requests = []
    cancelledSwipes = []
    isComplete = true
  }
}
