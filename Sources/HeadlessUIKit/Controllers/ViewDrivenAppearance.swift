extension UIViewController {
  /// Makes the `will` callbacks before the app puts this one's view into `host`; the `did` callbacks
  /// come in the layout pass.
  func viewWillEnter(_ host: UIView) {
    guard appearsWithItsView else { return }
    guard parent?.isOnScreen ?? (host.window != nil), !isOnScreen else { return }
    beginAppearanceTransition(true, animated: false)
    if let parent, !parent.isOnScreen {
      // A callback has covered the container, which did not find this view in place yet.
      beginAppearanceTransition(false, animated: false)
      return endAppearanceTransition()
    }
    // The transition of a container that still appears ends this one.
    guard parent?.appearance != .appearing else { return }
    HeadlessDevice.current.setNeedsLayout(AppearanceEnd(of: self))
  }

  /// Makes the `will` callbacks before the app takes this one's view away; false if nothing is to end.
  func viewWillLeave() -> Bool {
    guard appearsWithItsView, appearance != .disappeared else { return false }
    beginAppearanceTransition(false, animated: false)
    return true
  }

  /// True in a container of the app's own, and where the app forgot to add a child at all.
  private var appearsWithItsView: Bool {
    if let parent { return parent.childrenFollowTheirViews }
    return presenter == nil && !((loadedView?.superview as? UIWindow)?.rootViewController === self)
  }
}

/// The `did` callback of a child whose view the app has put in place.
@MainActor private final class AppearanceEnd: LayoutParticipant {
  private let viewController: UIViewController

  init(of viewController: UIViewController) {
    self.viewController = viewController
  }

  func layOut() {
    if viewController.appearance == .appearing { viewController.endAppearanceTransition() }
  }
}
