import UIKit

extension UIViewController {
  /// Dismisses everything this view controller presents, then calls `completion`.
  ///
  /// Calls `completion` immediately if nothing is presented. UIKit refuses to dismiss during a
  /// presentation and never calls back, so this method waits until the presentation has ended.
  public func dismissPresented(
    animated: Bool = false, completion: @escaping @MainActor () -> Void = {}
  ) {
    guard var top = presentedViewController else { return completion() }
    while let above = top.presentedViewController { top = above }
    guard let underWay = top.transitionCoordinator else {
      return dismiss(animated: animated, completion: completion)
    }
    underWay.animate(alongsideTransition: nil) { _ in
      self.dismissPresented(animated: animated, completion: completion)
    }
  }
}
