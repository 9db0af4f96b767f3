// What an app adds to the view of one of UIKit's containers or to the window, such as a tab bar of its own, a
// button in the middle of the tab bar, a mini player or a popup.
extension UIViewController {
  /// The views in which the user sees and touches this screen, from top to bottom.
  ///
  /// `viewOnDisplay`, and the views that the app added to the containers of UIKit around it, to their
  /// bars, beside a presented view, and to the window in front of it.
  final var viewsOnDisplay: [UIView] {
    guard let view = viewOnDisplay else { return [] }
    var above: [UIView] = []
    var views = [view]
    var current = outermostContainerOfApp
    while let container = current.parent, container.shownChild === current {
      for added in container.viewIfLoaded?.subviews ?? [] {
        guard !view.isDescendant(of: added), added.viewController?.parent !== container
        else { continue }
        if added is UITabBar, hidesBottomBar { continue }
        if added is UINavigationBar { above.append(added) } else { views.append(added) }
      }
      current = container
    }
    if let container = current.presentation?.containerIfLoaded {
      // The app's animator may have added the presented view to it.
      views +=
        view.isDescendant(of: container)
        ? container.subviews.filter { !view.isDescendant(of: $0) } : [container]
    }
    if let window = view.window { views += window.popups(inFrontOf: view) }
    return above + views
  }
}

extension UIView {
  /// Puts a child's view of UIKit's containers behind the views that the app added.
  ///
  /// In UIKit, the children of navigation and tab bar controllers share a view at the back.
  final func putBehindAddedViews(_ view: UIView) {
    guard subviews.count > 1, subviews.last === view else { return }
    let place = subviews.firstIndex { $0.viewController == nil && !$0.isSentBehindChildren }
    if let place { insert(view, at: place) }
  }

  /// Whether the app put this view behind the children of one of UIKit's containers.
  final var isSentBehindChildren: Bool { ornamentsIfSet?.isSentBehindChildren ?? false }
}

extension UIWindow {
  /// Puts a subview directly behind another one.
  final func putBehind(_ view: UIView, _ other: UIView?) {
    if let place = subviews.firstIndex(where: { $0 === other }) { insert(view, at: place) }
  }

  /// The views that the app added to the window in front of another view.
  fileprivate func popups(inFrontOf view: UIView) -> [UIView] {
    guard subviews.count > 1 else { return [] }
    var front = view
    while let superview = front.superview, superview !== self { front = superview }
    let place = subviews.firstIndex { $0 === front } ?? subviews.count
    return subviews.dropFirst(place + 1).filter {
      $0.viewController == nil && !isContainerOfPresentation($0)
    }
  }
}
