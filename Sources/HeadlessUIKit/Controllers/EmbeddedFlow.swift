// An app's own containers, made with `addChild(_:)`. UIKit doesn't say which child is in front, so
// their views decide.
extension UIViewController {
  /// The child in front of an app's own container.
  ///
  /// The topmost visible child that holds screens itself: a stack, tabs, columns, or another such
  /// container. In the container at the root of a window, a child that fills the container counts
  /// too, such as a login screen that comes before the tabs. Elsewhere, a child that fills a
  /// screen is part of that screen, as in UIKit, whose `visibleViewController` is a child of the
  /// stack.
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
  /// The screen's own view, or the view of the outermost of the app's own containers in which the
  /// screen is in front.
  final var viewOnDisplay: UIView? {
    shownSearchResults?.viewIfLoaded ?? outermostContainerOfApp.viewIfLoaded
  }

  /// The outermost of the app's own containers in which this screen is in front; the screen itself if it is in none.
  final var outermostContainerOfApp: UIViewController {
    var outermost = self
    var current = self
    while let container = current.parent, container.shownChild === current {
      if !container.isContainerOfUIKit { outermost = container }
      current = container
    }
    return outermost
  }

  /// The index of the child in front of an app's own container.
  final var placeOfChildOnTop: Int? {
    guard children.count > 1, !isContainerOfUIKit, let shown = shownChild else { return nil }
    return children.firstIndex { $0 === shown }
  }

  /// The children of an app's own container that the user doesn't see: their views were removed, are
  /// hidden, or are covered.
  package final var childrenOutOfSight: [UIViewController] {
    guard childStorage.count > 1, !isContainerOfUIKit, let view = viewIfLoaded,
      view.obstacle == nil
    else { return [] }
    return childStorage.filter { $0.viewIfLoaded?.isOutOfSight ?? false }
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
  /// Whether this view is visible in `container`: neither it nor a view between them is hidden or,
  /// like a closed side menu, outside its superview.
  fileprivate func isSeen(in container: UIView) -> Bool {
    var current: UIView? = self
    while let view = current, !view.isHidden, view.alpha >= 0.01 {
      if view === container { return true }
      if view.isOutsideOfSuperview { return false }
      current = view.superview
    }
    return false
  }

  /// Whether this view covers all of `container`, which contains it.
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

  /// The candidates' topmost view inside this one.
  fileprivate func lastView(amongViewsOf candidates: [UIViewController]) -> UIView? {
    for subview in subviews.reversed() {
      if candidates.contains(where: { $0.viewIfLoaded === subview }) { return subview }
      if let found = subview.lastView(amongViewsOf: candidates) { return found }
    }
    return nil
  }
}
