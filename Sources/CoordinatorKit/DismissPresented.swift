import UIKit

extension UIViewController {
  /// Dismisses all that this one presents, then calls `completion`; at once where that is nothing.
  ///
  /// UIKit refuses to dismiss while a presentation is under way, and never calls back: so this waits
  /// until it has ended.
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
