/// An area through which the focus moves.
///
/// Stored only: there is no focus.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {}

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}

/// A change of the focus.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
}

@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {}
}
