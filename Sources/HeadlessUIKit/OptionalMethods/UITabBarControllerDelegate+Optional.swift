// Written by scripts/optional-methods.

extension UITabBarControllerDelegate {
  @_disfavoredOverload
  public var tabBarController: UITabBarControllerDelegateTabBarController? {
    UITabBarControllerDelegateTabBarController(delegate: self)
  }

}

/// The method that an optional call of `tabBarController` invokes.
@preconcurrency @MainActor public struct UITabBarControllerDelegateTabBarController {
  fileprivate let delegate: any UITabBarControllerDelegate

  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelect: viewController)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }
  @discardableResult
  public func callAsFunction(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab)
    -> Bool
  {
    delegate.tabBarController(tabBarController, shouldSelectTab: tab)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    delegate.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
  }
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}
