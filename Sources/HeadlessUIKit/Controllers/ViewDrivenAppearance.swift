extension UIViewController {
  /// Makes the `will` callbacks before the app puts this one's view into `host`; the `did` callbacks
  /// come in the layout pass.
  func viewWillEnter(_ host: UIView) {
    guard appearsWithItsView else { return }
    if let parent {
      switch parent.appearance {
      case .appeared:
        break
      case .appearing:
        // The parent's own transition ends this one.
        beginAppearanceTransition(true, animated: false)
        return
      case .disappeared, .disappearing:
        return
      }
    } else if host.window == nil {
      return
    }
    guard !isOnScreen else { return }
    beginAppearanceTransition(true, animated: false)
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
