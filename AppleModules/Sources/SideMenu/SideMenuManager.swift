import UIKit

/// Retains the menus of an app, and makes the gestures that open them.
@preconcurrency @MainActor public final class SideMenuManager: NSObject {
  public enum PresentDirection {
    case left, right
  }

  public static let `default` = SideMenuManager()
  /// The name before version 6.
  public static var defaultManager: SideMenuManager { .default }

  public var leftMenuNavigationController: SideMenuNavigationController? {
    didSet { leftMenuNavigationController?.isOnLeft = true }
  }
  public var rightMenuNavigationController: SideMenuNavigationController? {
    didSet { rightMenuNavigationController?.isOnLeft = false }
  }

  public nonisolated override init() {
    super.init()
  }

  @discardableResult
  public func addPanGestureToPresent(toView view: UIView) -> UIPanGestureRecognizer {
    let gesture = UIPanGestureRecognizer()
    view.addGestureRecognizer(gesture)
    return gesture
  }

  @discardableResult
  public func addScreenEdgePanGesturesToPresent(
    toView view: UIView
  ) -> [UIScreenEdgePanGestureRecognizer] {
    [PresentDirection.left, .right].map {
      addScreenEdgePanGesturesToPresent(toView: view, forMenu: $0)
    }
  }

  @discardableResult
  public func addScreenEdgePanGesturesToPresent(
    toView view: UIView, forMenu direction: PresentDirection
  ) -> UIScreenEdgePanGestureRecognizer {
    let gesture = UIScreenEdgePanGestureRecognizer()
    gesture.edges = direction == .left ? .left : .right
    view.addGestureRecognizer(gesture)
    return gesture
  }
}
