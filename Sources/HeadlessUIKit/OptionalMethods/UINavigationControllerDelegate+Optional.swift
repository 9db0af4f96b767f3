// Written by scripts/optional-methods.

extension UINavigationControllerDelegate {
  @_disfavoredOverload
  public var navigationController: UINavigationControllerDelegateNavigationController? {
    UINavigationControllerDelegateNavigationController(delegate: self)
  }

  @_disfavoredOverload
  public var navigationControllerSupportedInterfaceOrientations:
    (@MainActor (UINavigationController) -> UIInterfaceOrientationMask)?
  {
    { self.navigationControllerSupportedInterfaceOrientations($0) }
  }

  @_disfavoredOverload
  public var navigationControllerPreferredInterfaceOrientationForPresentation:
    (@MainActor (UINavigationController) -> UIInterfaceOrientation)?
  {
    { self.navigationControllerPreferredInterfaceOrientationForPresentation($0) }
  }

}

/// The method that an optional call of `navigationController` invokes.
@preconcurrency @MainActor public struct UINavigationControllerDelegateNavigationController {
  fileprivate let delegate: any UINavigationControllerDelegate

  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}
