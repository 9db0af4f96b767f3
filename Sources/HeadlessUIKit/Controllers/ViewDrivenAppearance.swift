extension UIViewController {
  /// Calls the `will` callbacks before the app adds this view controller's view to `host`.
  ///
  /// General knowledge: the view of a child appears when the app adds it; its `did` callback comes in
  /// the layout pass.
  func viewWillEnter(_ host: UIView) {
    guard appearsWithItsView else { return }
    guard parent?.isOnScreen ?? (host.window != nil), !isOnScreen else { return }
    beginAppearanceTransition(true, animated: false)
    if let parent, !parent.isOnScreen {
      // A callback has covered the container before this view was in place.
      beginAppearanceTransition(false, animated: false)
      return endAppearanceTransition()
    }
    // The transition of a container that is still appearing ends this one.
    guard parent?.appearance != .appearing else { return }
    HeadlessDevice.current.setNeedsLayout(AppearanceEnd(of: self))
  }

  /// Calls the `will` callbacks before the app removes the view; returns false if there is nothing
  /// to end.
  func viewWillLeave() -> Bool {
    guard appearsWithItsView, appearance != .disappeared else { return false }
    beginAppearanceTransition(false, animated: false)
    return true
  }

  /// Calls the `did` callbacks after the app removed the view.
  func viewDidLeave() {
    // A callback may have made its container appear again, and this one with it.
    if isOnScreen { beginAppearanceTransition(false, animated: false) }
    endAppearanceTransition()
  }

  /// Whether the container is custom, or the app never added the view controller as a child.
  private var appearsWithItsView: Bool {
    if let parent { return parent.childrenFollowTheirViews }
    return presenter == nil && !((loadedView?.superview as? UIWindow)?.rootViewController === self)
  }
}

/// Calls the `did` callback of a child whose view the app has added.
@MainActor private final class AppearanceEnd: LayoutParticipant {
  private let viewController: UIViewController

  init(of viewController: UIViewController) {
    self.viewController = viewController
  }

  func layOut() {
    if viewController.appearance == .appearing { viewController.endAppearanceTransition() }
  }
}
