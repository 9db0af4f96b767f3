public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}

/// An object that lays out content with a size of its own.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

extension UIViewController {
  public func setNeedsStatusBarAppearanceUpdate() {}
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// The popover presentation controller of this view controller's presentation, if any.
  public var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover
      ? presentationController as? UIPopoverPresentationController : nil
  }
}
