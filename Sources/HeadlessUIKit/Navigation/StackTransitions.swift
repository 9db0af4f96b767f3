// Displaying a changed stack: the layout pass, and what follows a transition.
extension UINavigationController {
  func adopt(_ viewController: UIViewController) {
    guard !viewController.isChild(of: self) else {
      // It was popped and pushed again before the transition started.
      viewController.moves.remove(.fromParent)
      return
    }
    let former = viewController.parent
    viewController.removeFromParent()
    former?.giveUp(viewController)
    viewController.willMove(toParent: self)
    viewController.parent = self
    viewController.moves.insert(.joining)
    joiningCount += 1
  }

  /// Removes view controllers: a visible one leaves with its transition, all others immediately.
  @discardableResult
  func release(_ viewController: UIViewController) -> UIViewController {
    if viewController === displayed {
      viewController.moves.insert(.fromParent)
    } else if let transition, transition.from === viewController {
      transition.fromIsReleased()
    } else {
      viewController.willMove(toParent: nil)
      viewController.leave(self)
    }
    return viewController
  }

  /// Notifies the view controllers that have joined, lowest first.
  func welcome() {
    guard joiningCount > 0 else { return }
    let isOne = joiningCount == 1
    joiningCount = 0
    if isOne, let top = childStorage.last, top.moves.contains(.joining) { return welcome(top) }
    for child in childStorage { welcome(child) }
  }

  private func welcome(_ child: UIViewController) {
    guard child.moves.contains(.joining) else { return }
    child.moves.remove(.joining)
    child.tellMoved(to: self)
  }

  private func holds(_ viewController: UIViewController) -> Bool {
    childStorage.contains { $0 === viewController }
  }

  var transition: NavigationTransition? {
    switch phase {
    case .moving(let transition), .ending(let transition, _): transition
    case .resting, .arriving, .due: nil
    }
  }

  func joinOpenTransaction() {
    guard let group = HeadlessDevice.current.openTransaction else { return }
    group.enter()
    waitingGroups.append(group)
  }

  func leaveWaitingGroups() {
    guard !waitingGroups.isEmpty else { return }
    let left = waitingGroups
    waitingGroups = []
    for group in left { group.leave() }
  }

  func setNeedsTransition(isPop: Bool, animated: Bool) {
    guard !isDying else { return }
    joinOpenTransaction()
    var change = StackChange(isPop: isPop, isAnimated: animated)
    switch phase {
    case .resting:
      phase = .due(change)
      HeadlessDevice.current.setNeedsLayout(self)
    case .arriving(let arriving):
      change.arriving = arriving
      phase = .due(change)
      HeadlessDevice.current.setNeedsLayout(self)
    case .due(let earlier):
      change.arriving = earlier.arriving
      phase = .due(change)
    case .ending(let transition, _):
      phase = .ending(transition, next: change)
    case .moving:
      break
    }
  }

  func startTransition(_ change: StackChange) {
    let top = childStorage.last
    guard top !== displayed else {
      phase = change.arriving.map(NavigationPhase.arriving) ?? .resting
      displayed?.moves.remove(.fromParent)
      if appearance == .appeared { welcome() }
      leaveWaitingGroups()
      return drainRequests()
    }
    guard isOnScreen else {
      phase = .resting
      dropHidden()
      leaveWaitingGroups()
      return drainRequests()
    }
    if let arriving = change.arriving { welcome(arriving) }
    let from = displayed
    let started = NavigationTransition(
      in: self, from: from, to: top, isPop: change.isPop,
      fromLeaves: from.map { !holds($0) } ?? false,
      isAnimated: change.isAnimated && appearance == .appeared && from != nil)
    displayed = top
    phase = .moving(started)
    swap(&started.groups, &waitingGroups)
    started.start()
  }

  /// Releases a view controller that was popped while the stack was hidden.
  private func dropHidden() {
    guard let hidden = displayed, !holds(hidden) else { return }
    displayed = nil
    disembed(hidden)
    hidden.willMove(toParent: nil)
    hidden.endAppearanceTransition()
    hidden.leave(self)
  }

  func transitionWillEnd(_ ending: NavigationTransition) {
    phase = .ending(ending, next: nil)
  }

  func transitionDidEnd(_ ended: NavigationTransition) {
    var next: StackChange?
    if case .ending(_, let change) = phase { next = change }
    if next == nil, childStorage.last !== displayed {
      next = StackChange(isPop: false, isAnimated: false)
    }
    if let next {
      phase = .due(next)
      HeadlessDevice.current.setNeedsLayout(self)
    } else {
      phase = .resting
    }
    ended.runCompletions()
    ended.leaveGroups()
    drainRequests()
  }

  func forget(_ abandoned: NavigationTransition) {
    if transition === abandoned { abandon() }
  }

  // MARK: Appearing with the top

  /// The view controller with which the stack appears, until the delegate has been called.
  var arriving: UIViewController? {
    switch phase {
    case .arriving(let viewController): viewController
    case .due(let change): change.arriving
    case .resting, .moving, .ending: nil
    }
  }

  func arrive() {
    guard displayed !== childStorage.last, transition == nil else { return }
    dropHidden()
    if let covered = displayed {
      // No longer shown: a callback that pops it ends its membership at once.
      displayed = nil
      disembed(covered)
      covered.endAppearanceTransition()
      // The callback may have sent the whole stack away again.
      guard isOnScreen else { return }
    }
    displayed = childStorage.last
    guard let displayed else { return }
    embed(displayed)
    displayed.moves.insert(.toParent)
    if case .due(var change) = phase {
      change.arriving = displayed
      phase = .due(change)
    } else {
      phase = .arriving(displayed)
    }
  }

  func endArrival() {
    guard let arriving else { return }
    if case .due(var change) = phase {
      change.arriving = nil
      phase = .due(change)
    } else {
      phase = .resting
    }
    welcome()
    tellDidShow(arriving, animated: false)
  }

  /// Handles a child that another container has taken over.
  func forgetTaken(_ child: UIViewController) {
    guard child === displayed else { return }
    displayed = nil
    giveUp(child)
    setNeedsTransition(isPop: true, animated: false)
  }

  // MARK: The interactive pop gesture

  /// Whether the pop gesture can begin.
  var canGoBack: Bool {
    guard childStorage.count > 1, appearance == .appeared, case .resting = phase else {
      return false
    }
    return requests.isEmpty
  }

  /// Begins an interactive pop; from here on, the stack no longer contains the top.
  ///
  /// Calls `popViewController(animated:)` as UIKit does, which a subclass may override. Returns nil if no pop can
  /// begin, or if the override doesn't call UIKit's method.
  func beginInteractivePop() -> NavigationTransition? {
    guard canGoBack else { return nil }
    isSwipedBack = true
    defer { isSwipedBack = false }
    _ = popViewController(animated: true)
    guard let transition, transition.isInteractive else { return nil }
    return transition
  }

  /// What UIKit's `popViewController(animated:)` does under a finger.
  ///
  /// Doesn't call `animationControllerFor`, which applies to pushes, the back button, and
  /// programmatic pops. Reports differ on whether UIKit calls it for the edge swipe.
  ///
  /// General knowledge: the edge swipe asks for no animator (unsettled: sources disagree).
  func popUnderFinger() -> UIViewController {
    isSwipedBack = false
    let popped = childStorage.removeLast()
    let started = NavigationTransition(
      in: self, from: popped, to: childStorage.last, isPop: true, fromLeaves: true,
      isAnimated: true, isInteractive: true)
    displayed = childStorage.last
    phase = .moving(started)
    started.begin()
    return popped
  }

  /// Restores the view controller after a cancelled gesture.
  func takeBack(_ viewController: UIViewController) {
    let index = displayed.flatMap { below in childStorage.firstIndex { $0 === below } }
    childStorage.insert(viewController, at: index.map { $0 + 1 } ?? childStorage.count)
    displayed = viewController
  }
}

extension UINavigationController: LayoutParticipant {
  func layOut() {
    if case .due(let change) = phase { startTransition(change) }
  }

  func abandon() {
    phase = .resting
    requests = TransitionQueue()
    waitingGroups = []
  }
}
