extension UIView {
  /// Whether a child's view may be added here: only inside the view of its parent.
  ///
  /// UIKit raises an exception otherwise.
  final func mayHold(_ child: UIViewController) -> Bool {
    guard let parent = child.parent, let holder = nearestViewController, holder !== parent else {
      return true
    }
    HeadlessDevice.current.report(
      Misuse(
        outcome: .exception(name: "UIViewControllerHierarchyInconsistency"),
        message: "child view controller:\(child.description) should have parent view "
          + "controller:\(holder.description) but actual parent is:\(parent.description)",
        receiver: "<\(type(of: self))>", call: "addSubview(_:)"))
    return false
  }

  private var nearestViewController: UIViewController? {
    var current: UIView? = self
    while let view = current {
      if let found = view.viewController { return found }
      current = view.superview
    }
    return nil
  }
}
