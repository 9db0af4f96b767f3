/// Why the bar of a stack shows no back button.
public enum MissingBackButton: Equatable, Sendable {
  case barIsHidden
  /// `hidesBackButton` is set.
  case isHidden
  /// A `leftBarButtonItem` stands in its place.
  case isReplaced
}

// General knowledge, widely reported: without a back button the edge swipe is off as well, until the
// app gives the gesture a delegate of its own. The choice is here.
extension UINavigationController {
  /// Why the screen on top has no back button; nil where it has one.
  var missingBackButton: MissingBackButton? {
    if isNavigationBarHidden { return .barIsHidden }
    guard let item = childStorage.last?.navigationItemIfLoaded else { return nil }
    if item.hidesBackButton { return .isHidden }
    let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty
    return isReplaced && !item.leftItemsSupplementBackButton ? .isReplaced : nil
  }

  /// Why a swipe from the edge does nothing; nil where it goes back.
  var missingSwipe: Finger.Failure? {
    guard let recognizer = interactivePopGestureRecognizer, recognizer.isEnabled else {
      return .notSwipeable
    }
    if let delegate = recognizer.delegate {
      return delegate.gestureRecognizerShouldBegin(recognizer) ? nil : .notSwipeable
    }
    return missingBackButton.map(Finger.Failure.noBackButton)
  }
}
