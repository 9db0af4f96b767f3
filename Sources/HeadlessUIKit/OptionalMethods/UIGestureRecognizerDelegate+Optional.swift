// Written by scripts/optional-methods.

extension UIGestureRecognizerDelegate {
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: (@MainActor (UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }

  @_disfavoredOverload
  public var gestureRecognizer: UIGestureRecognizerDelegateGestureRecognizer? {
    UIGestureRecognizerDelegateGestureRecognizer(delegate: self)
  }

}

/// What an optional call of `gestureRecognizer` calls.
@MainActor public struct UIGestureRecognizerDelegateGestureRecognizer {
  fileprivate let delegate: any UIGestureRecognizerDelegate

  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }
}
