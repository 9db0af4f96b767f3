import HeadlessUIKit

extension UIViewController {
  /// The most parts of a screen that are searched for coordinators.
  private static let partLimit = 500

  /// The screen's bar buttons and views, outermost first, without the views of its children.
  ///
  /// They retain the closures of their actions.
  var parts: [AnyObject] {
    var parts: [AnyObject] = []
    if let item = navigationItemIfLoaded {
      parts += item.barButtonItems
      if let titleView = item.titleView { parts.append(titleView) }
    }
    parts += toolbarItems ?? []
    if let view = viewIfLoaded { parts.append(view) }
    var next = 0
    while next < parts.count, parts.count < Self.partLimit {
      let subviews = (parts[next] as? UIView)?.subviews ?? []
      parts += subviews.filter { $0.viewController == nil }
      next += 1
    }
    return parts
  }

  /// Whether an object is a container that shows other screens than this one.
  func isApart(from object: AnyObject) -> Bool {
    guard let container = object as? UIViewController, container.isBareContainer else {
      return false
    }
    return !sequence(first: self, next: { $0.parent ?? $0.presentingViewController }).contains {
      $0 === container
    }
  }
}
