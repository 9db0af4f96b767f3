/// A dismissal as the app asked for it.
@MainActor final class Dismissal {
  /// The one that `dismiss` was called on.
  private let receiver: UIViewController
  /// The first to go, with everything above it; nil where nothing is left to dismiss.
  private let target: UIViewController?
  private let isAnimated: Bool
  private let completion: (() -> Void)?
  /// The transaction that was open when the request came.
  private let group: AnimationGroup?

  init(asked receiver: UIViewController, animated: Bool, completion: (() -> Void)?) {
    self.receiver = receiver
    target = receiver.nextToDismiss
    isAnimated = animated
    self.completion = completion
    group = HeadlessDevice.current.openTransaction
    group?.enter()
    mark()
  }

  /// Whoever goes is being dismissed from the call on.
  func mark() {
    var leaving = target
    while let viewController = leaving {
      viewController.moves.insert(.dismissed)
      leaving = viewController.presented
    }
  }

  /// Starts the transition, or waits for the one that moves.
  func takeEffect() {
    if let moving = (target ?? receiver.nearestPresented).flatMap(\.movingPresentation) {
      return moving.dismissals.add(self)
    }
    guard let target, let presenter = target.presenter else { return finishWithoutTransition() }
    var top = target
    while let above = top.presented { top = above }
    mark()
    let transition = PresentationTransition(
      dismissing: target, upTo: top, from: presenter, animated: isAnimated, completion: completion)
    var leaving: UIViewController? = target
    while let presented = leaving {
      presented.presentation?.transition = transition
      leaving = presented.presented
    }
    if let group { transition.groups.append(group) }
    HeadlessDevice.current.setNeedsLayout(transition)
  }

  /// Nothing is left to dismiss: the completion runs all the same.
  private func finishWithoutTransition() {
    guard completion != nil || group != nil else { return }
    HeadlessDevice.current.setNeedsLayout(self)
  }
}

extension Dismissal: LayoutParticipant {
  func layOut() {
    completion?()
    group?.leave()
  }
}

extension UIViewController {
  final func beginDismissing(animated flag: Bool, completion: (() -> Void)?) {
    Dismissal(asked: self, animated: flag, completion: completion).takeEffect()
  }

  /// What a dismissal asked of this one takes off the screen first, once all that was asked before
  /// has happened: what it or its nearest ancestor has presented, else its own container.
  fileprivate var nextToDismiss: UIViewController? {
    var current: UIViewController? = self
    while let candidate = current {
      if let presented = candidate.presented, !presented.willSurelyLeave { return presented }
      current = candidate.parent
    }
    let container = outermostContainer
    return container.presenter != nil && !container.willSurelyLeave ? container : nil
  }

  /// Whether a dismissal has been asked for that no finger can cancel any more.
  private var willSurelyLeave: Bool {
    guard isBeingDismissed else { return false }
    guard let transition = presentation?.transition, transition.isDismissal else { return true }
    return !transition.isInteractive && !transition.isCancelled
  }

  /// What this one or its nearest ancestor has presented, else the container that was presented.
  fileprivate var nearestPresented: UIViewController? {
    presentedViewController ?? outermostContainer
  }

  /// The presentation or dismissal that moves this one or something above it.
  fileprivate var movingPresentation: PresentationTransition? {
    var current: UIViewController? = self
    while let candidate = current {
      if let transition = candidate.presentation?.transition, !transition.isEnding {
        return transition
      }
      current = candidate.presented
    }
    return nil
  }
}
