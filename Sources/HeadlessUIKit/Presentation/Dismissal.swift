/// A dismissal that the app requested.
@MainActor final class Dismissal {
  /// The view controller on which `dismiss` was called.
  private let receiver: UIViewController
  /// The lowest view controller to dismiss, together with everything above it; nil if there is
  /// none.
  private let target: UIViewController?
  private let isAnimated: Bool
  private let completion: (() -> Void)?
  /// The transaction that was open when the request arrived.
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

  /// Marks the view controllers to dismiss as being dismissed.
  func mark() {
    var leaving = target
    while let viewController = leaving {
      viewController.moves.insert(.dismissed)
      leaving = viewController.presented
    }
  }

  /// Starts the transition, or waits for the one in progress.
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

  /// Calls the completion although there is nothing to dismiss.
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

  /// The view controller that a dismissal removes after all earlier requests: the one that this
  /// view controller or its nearest ancestor has presented, else its own container.
  ///
  /// General knowledge: a queued dismissal dismisses what is next when it runs: of two in one turn,
  /// the second dismisses the presenter itself.
  fileprivate var nextToDismiss: UIViewController? {
    var current: UIViewController? = self
    while let candidate = current {
      if let presented = candidate.presented, !presented.willSurelyLeave { return presented }
      current = candidate.parent
    }
    let container = outermostContainer
    return container.presenter != nil && !container.willSurelyLeave ? container : nil
  }

  /// Whether a dismissal was requested that no gesture can cancel anymore.
  private var willSurelyLeave: Bool {
    guard isBeingDismissed else { return false }
    guard let transition = presentation?.transition, transition.isDismissal else { return true }
    return !transition.isInteractive && !transition.isCancelled
  }

  /// The view controller that this one or its nearest ancestor has presented, else the presented
  /// container.
  fileprivate var nearestPresented: UIViewController? {
    presentedViewController ?? outermostContainer
  }

  /// The presentation or dismissal in progress for this view controller or one above it.
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
