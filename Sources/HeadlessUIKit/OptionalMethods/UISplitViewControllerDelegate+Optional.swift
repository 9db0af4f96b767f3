// Written by scripts/optional-methods.

extension UISplitViewControllerDelegate {
  @_disfavoredOverload
  public var splitViewController: UISplitViewControllerDelegateSplitViewController? {
    UISplitViewControllerDelegateSplitViewController(delegate: self)
  }

  @_disfavoredOverload
  public var targetDisplayModeForAction: UISplitViewControllerDelegateTargetDisplayModeForAction? {
    UISplitViewControllerDelegateTargetDisplayModeForAction(delegate: self)
  }

  @_disfavoredOverload
  public var splitViewControllerDidCollapse: (@MainActor (UISplitViewController) -> Void)? {
    { self.splitViewControllerDidCollapse($0) }
  }

  @_disfavoredOverload
  public var splitViewControllerDidExpand: (@MainActor (UISplitViewController) -> Void)? {
    { self.splitViewControllerDidExpand($0) }
  }

}

/// The method that an optional call of `splitViewController` invokes.
@preconcurrency @MainActor public struct UISplitViewControllerDelegateSplitViewController {
  fileprivate let delegate: any UISplitViewControllerDelegate

  public func callAsFunction(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    delegate.splitViewController(svc, willChangeTo: displayMode)
  }
  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    delegate.splitViewController(splitViewController, show: vc, sender: sender)
  }
  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    delegate.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }
  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    delegate.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
  }
  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    delegate.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
  }
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    delegate.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    delegate.splitViewController(
      svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
  }

  public func callAsFunction(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, willShow: column)
  }

  public func callAsFunction(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    delegate.splitViewController(svc, willHide: column)
  }
}

/// The method that an optional call of `targetDisplayModeForAction` invokes.
@preconcurrency @MainActor public struct UISplitViewControllerDelegateTargetDisplayModeForAction {
  fileprivate let delegate: any UISplitViewControllerDelegate

  @discardableResult
  public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    delegate.targetDisplayModeForAction(in: svc)
  }
}
