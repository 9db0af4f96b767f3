// Handling of requests that arrive during a transition.
extension UINavigationController {
  /// Whether a transition is in progress or pending, or requests are waiting.
  var isBusy: Bool { !requests.isEmpty || isMoving }

  /// Whether an animated transition is in progress or pending.
  ///
  /// A change without animation doesn't block others while it waits for its layout pass: the stack
  /// has already changed, and one transition shows the final top.
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

  /// Whether a pop must wait; pops in the same run loop turn are combined and don't wait for each
  /// other.
  ///
  /// General knowledge: pops of one turn, and changes without animation, make one transition; an
  /// animated push or set waits.
  var popMustWait: Bool {
    guard requests.isEmpty else { return true }
    guard isMoving else { return false }
    switch phase {
    case .due(let change), .ending(_, next: let change?): return !change.isPop
    case .resting, .arriving, .moving, .ending(_, next: nil): return true
    }
  }

  /// Whether a gesture controls how the transition ends.
  var isUnderFinger: Bool { transition.map { $0.isInteractive || $0.isCancelled } ?? false }

  /// Whether the next layout pass updates the stack.
  var isDue: Bool {
    if case .due = phase { true } else { false }
  }

  /// The stack after all waiting requests have taken effect.
  var expectedStack: [UIViewController] {
    var stack = childStorage
    for waiting in requests.waiting { stack = waiting.request.result(on: stack) ?? stack }
    return stack
  }

  /// Whether a view controller is on the stack or will be after the waiting requests.
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

  /// Queues a pop and returns the view controllers it will pop, bottom first; nil if none.
  ///
  /// General knowledge: a queued pop returns what it will pop.
  func wait(forPop request: StackRequest, animated: Bool) -> [UIViewController]? {
    let stack = expectedStack
    guard let remaining = request.result(on: stack) else {
      // The gesture may still be cancelled and bring back the view controller to pop.
      if isUnderFinger { wait(for: request, animated: animated) }
      return nil
    }
    wait(for: request, animated: animated)
    return Array(stack[remaining.count...])
  }

  /// Marks the view controllers that will leave as moving from their parent.
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

  /// Performs waiting requests until one of them starts a transition.
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
    // A cancelled swipe may have made the request obsolete.
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
