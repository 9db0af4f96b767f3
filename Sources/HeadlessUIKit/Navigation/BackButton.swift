/// Why a navigation bar shows no back button.
///
/// - Note: Not in UIKit.
public enum MissingBackButton: Equatable, Sendable {
  case barIsHidden
  /// `hidesBackButton` is set.
  case isHidden
  /// A `leftBarButtonItem` replaces it.
  case isReplaced
}

// Without a back button, UIKit disables the edge swipe until the app sets the gesture recognizer's
// delegate. This is widely reported rather than documented.
extension UINavigationController {
  /// Why the top view controller has no back button; nil if it has one.
  ///
  /// General knowledge: a hidden bar, `hidesBackButton` or a left item disables the back button and
  /// the edge swipe; the app's own gesture delegate allows the swipe.
  var missingBackButton: MissingBackButton? {
    isBarInvisible ? .barIsHidden : missingInItem
  }

  /// Whether the bar isn't shown: hidden by the navigation controller, or as a view.
  var isBarInvisible: Bool {
    guard !isNavigationBarHidden, let bar = barIfLoaded else {
      return isNavigationBarHidden
    }
    return bar.isHidden || bar.alpha < 0.01
  }

  /// What the top view controller's item says about the back button.
  private var missingInItem: MissingBackButton? {
    guard let item = childStorage.last?.navigationItemIfLoaded else { return nil }
    if item.hidesBackButton { return .isHidden }
    let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty
    return isReplaced && !item.leftItemsSupplementBackButton ? .isReplaced : nil
  }

  /// Whether the back button pops the top view controller.
  ///
  /// A navigation controller is its bar's delegate: if a subclass or an extension implements
  /// `navigationBar(_:shouldPop:)`, the answer decides, unless the implementation pops the view controller itself.
  var mayBarPop: Bool {
    guard let delegate = self as? any UINavigationBarDelegate, let top = childStorage.last
    else { return true }
    return delegate.navigationBar(navigationBar, shouldPop: top.navigationItem)
      && childStorage.last === top
  }

  /// Why a swipe from the edge does nothing; nil if it pops.
  var missingSwipe: Finger.Failure? {
    guard let recognizer = interactivePopGestureRecognizer, recognizer.isEnabled else {
      return .notSwipeable
    }
    if let delegate = recognizer.delegate {
      let mayPop =
        delegate.gestureRecognizer(recognizer, shouldReceive: FingerTouch(on: view))
        && delegate.gestureRecognizerShouldBegin(recognizer)
      return mayPop ? nil : .notSwipeable
    }
    // A bar that is hidden as a view leaves the swipe enabled. This too is widely reported.
    let missing = isNavigationBarHidden ? .barIsHidden : missingInItem
    return missing.map(Finger.Failure.noBackButton)
  }
}
