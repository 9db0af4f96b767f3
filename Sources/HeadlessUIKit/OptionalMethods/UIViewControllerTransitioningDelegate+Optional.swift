// Written by scripts/optional-methods.

extension UIViewControllerTransitioningDelegate {
  @_disfavoredOverload
  public var animationController: UIViewControllerTransitioningDelegateAnimationController? {
    UIViewControllerTransitioningDelegateAnimationController(delegate: self)
  }

  @_disfavoredOverload
  public var interactionControllerForPresentation:
    UIViewControllerTransitioningDelegateInteractionControllerForPresentation?
  { UIViewControllerTransitioningDelegateInteractionControllerForPresentation(delegate: self) }

  @_disfavoredOverload
  public var interactionControllerForDismissal:
    UIViewControllerTransitioningDelegateInteractionControllerForDismissal?
  { UIViewControllerTransitioningDelegateInteractionControllerForDismissal(delegate: self) }

  @_disfavoredOverload
  public var presentationController: UIViewControllerTransitioningDelegatePresentationController? {
    UIViewControllerTransitioningDelegatePresentationController(delegate: self)
  }

}

/// The method that an optional call of `animationController` invokes.
@preconcurrency @MainActor public struct UIViewControllerTransitioningDelegateAnimationController {
  fileprivate let delegate: any UIViewControllerTransitioningDelegate

  @discardableResult
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forPresented: presented, presenting: presenting, source: source)
  }
  @discardableResult
  public func callAsFunction(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    delegate.animationController(forDismissed: dismissed)
  }
}

/// The method that an optional call of `interactionControllerForPresentation` invokes.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegateInteractionControllerForPresentation {
  fileprivate let delegate: any UIViewControllerTransitioningDelegate

  @discardableResult
  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    delegate.interactionControllerForPresentation(using: animator)
  }
}

/// The method that an optional call of `interactionControllerForDismissal` invokes.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegateInteractionControllerForDismissal {
  fileprivate let delegate: any UIViewControllerTransitioningDelegate

  @discardableResult
  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    delegate.interactionControllerForDismissal(using: animator)
  }
}

/// The method that an optional call of `presentationController` invokes.
@preconcurrency @MainActor public struct UIViewControllerTransitioningDelegatePresentationController
{
  fileprivate let delegate: any UIViewControllerTransitioningDelegate

  @discardableResult
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}
