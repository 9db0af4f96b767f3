// What a stack does with requests that come while it moves.
extension UINavigationController {
  /// Whether a request comes while another moves, is about to, or waits.
  var isBusy: Bool { !requests.isEmpty || isMoving }

  /// Whether an animated transition moves or is about to.
  ///
  /// A change without animation that waits for its layout pass holds nothing up: the stack is what
  /// the app made of it, and one transition shows its top.
  var isMoving: Bool {
    switch phase {
    case .resting, .arriving: false
    case .moving: true
    case .due(let change), .ending(_, next: let change?): willAnimate(change)
    case .ending(_, next: nil): false
    }
  }

  private func willAnimate(_ change: StackChange) -> Bool {
    change.isAnimated && appearance == .appeared && displayed != nil
      && childStorage.last !== displayed
  }

  /// Whether a pop has to wait; not for another pop of the same turn, with which it is one.
  var popMustWait: Bool {
    guard requests.isEmpty else { return true }
    guard isMoving else { return false }
    switch phase {
    case .due(let change), .ending(_, next: let change?): return !change.isPop
    case .resting, .arriving, .moving, .ending(_, next: nil): return true
    }
  }

  /// Whether a finger decides how the transition ends.
  var isUnderFinger: Bool { transition.map { $0.isInteractive || $0.isCancelled } ?? false }

  /// Whether a layout pass will look at the stack.
  var isDue: Bool {
    if case .due = phase { true } else { false }
  }

  /// The stack as it will be when all that waits has taken effect.
  var expectedStack: [UIViewController] {
    var stack = childStorage
    for waiting in requests.waiting { stack = waiting.request.result(on: stack) ?? stack }
    return stack
  }

  /// Whether a view controller stands on the stack, or will when its turn comes.
  func isExpected(_ viewController: UIViewController) -> Bool {
    guard requests.isEmpty else { return expectedStack.contains { $0 === viewController } }
    return viewController.isChild(of: self) && childStorage.contains { $0 === viewController }
  }

  func wait(for request: StackRequest, animated: Bool) {
    let group = HeadlessDevice.current.openTransaction
    group?.enter()
    requests.add(WaitingStackRequest(request: request, isAnimated: animated, group: group))
    markDepartures()
  }

  /// Returns what will be popped, bottom first; nil where nothing will.
  func wait(forPop request: StackRequest, animated: Bool) -> [UIViewController]? {
    let stack = expectedStack
    guard let remaining = request.result(on: stack) else {
      // A finger may yet bring back the screen that there would be to pop.
      if isUnderFinger { wait(for: request, animated: animated) }
      return nil
    }
    wait(for: request, animated: animated)
    return Array(stack[remaining.count...])
  }

  /// Who will leave is moving from its parent from the call on.
  private func markDepartures() {
    let expected = expectedStack
    for child in childStorage {
      if expected.contains(where: { $0 === child }) {
        child.moves.remove(.fromParent)
      } else {
        child.moves.insert(.fromParent)
      }
    }
  }

  /// Lets requests take effect until one of them moves.
  func drainRequests() {
    while !isMoving, let next = requests.next() {
      apply(next)
      if isDue, let group = next.group {
        waitingGroups.append(group)
      } else {
        next.group?.leave()
      }
      markDepartures()
    }
  }

  private func apply(_ waiting: WaitingStackRequest) {
    // What the request was meant for may be gone, after a swipe that the finger cancelled.
    guard let stack = waiting.request.result(on: childStorage) else { return }
    switch waiting.request {
    case .push(let viewController):
      guard !stands(in: viewController) else { return }
      push(viewController, animated: waiting.isAnimated)
    case .set:
      replaceStack(with: stack, animated: waiting.isAnimated)
    case .pop, .popTo, .popToRoot:
      let popped = childStorage[stack.count...]
      childStorage = stack
      setNeedsTransition(isPop: true, animated: waiting.isAnimated)
      for viewController in popped { release(viewController) }
    }
  }
}
