// Containers of the app's own, made with `addChild(_:)`. UIKit doesn't say which child is in front;
// what their views show does.
extension UIViewController {
  /// The child that stands for a container of the app's own.
  ///
  /// A child that holds screens itself does: a stack, tabs, columns, or another such container. In
  /// the container at the root of a window, so does a child that fills it, as a log-in screen does
  /// before the tabs come. Elsewhere a child that fills a screen is a part of it, as in UIKit, whose
  /// `visibleViewController` is a child of the stack. Of several children, the one on top.
  final var childOnTop: UIViewController? {
    guard !isContainerOfUIKit, let view = viewIfLoaded else { return nil }
    let isRoot = isRootContainer
    let candidates = children.filter {
      guard let shown = $0.viewIfLoaded, shown.isSeen(in: view) else { return false }
      return $0.holdsScreens || isRoot && shown.fills(view)
    }
    guard candidates.count > 1 else { return candidates.first }
    return candidates.first { $0.viewIfLoaded === view.lastView(amongViewsOf: candidates) }
  }

  /// The view in which the user sees and touches this screen.
  ///
  /// It is the screen's own view, or that of the app's outermost container that has it in front.
  final var viewOnDisplay: UIView? {
    if let results = shownSearchResults?.viewIfLoaded { return results }
    var outermost = self
    var current = self
    while let container = current.parent, container.shownChild === current {
      if !container.isContainerOfUIKit { outermost = container }
      current = container
    }
    return outermost.viewIfLoaded
  }

  /// The place of the child in front of a container of the app's own.
  final var placeOfChildOnTop: Int? {
    guard children.count > 1, !isContainerOfUIKit, let shown = shownChild else { return nil }
    return children.firstIndex { $0 === shown }
  }

  private var isRootContainer: Bool {
    var container = self
    while let parent = container.parent {
      guard !parent.isContainerOfUIKit else { return false }
      container = parent
    }
    return container.presenter == nil
  }
}

extension UIView {
  /// Whether neither this view nor one between it and `container`, which it is in, is hidden or lies
  /// outside of its superview, as a closed side menu does.
  fileprivate func isSeen(in container: UIView) -> Bool {
    var current: UIView? = self
    while let view = current, !view.isHidden, view.alpha >= 0.01 {
      if view === container { return true }
      if view.isOutsideOfSuperview { return false }
      current = view.superview
    }
    return false
  }

  /// Whether this view covers all of `container`, which it is in.
  ///
  /// In UIKit, a controller's view without a frame or constraints of its own is as large as the screen.
  fileprivate func fills(_ container: UIView) -> Bool {
    var view = self
    while view !== container, let superview = view.superview {
      guard view.fillsSuperview(superview) else { return false }
      view = superview
    }
    return true
  }

  private func fillsSuperview(_ superview: UIView) -> Bool {
    if isPinned(to: superview) { return true }
    guard translatesAutoresizingMaskIntoConstraints else { return false }
    return frame.isEmpty || superview.bounds.isEmpty || frame.contains(superview.bounds)
  }

  /// The view below this one that is drawn last among those of some view controllers.
  fileprivate func lastView(amongViewsOf candidates: [UIViewController]) -> UIView? {
    for subview in subviews.reversed() {
      if candidates.contains(where: { $0.viewIfLoaded === subview }) { return subview }
      if let found = subview.lastView(amongViewsOf: candidates) { return found }
    }
    return nil
  }
}
