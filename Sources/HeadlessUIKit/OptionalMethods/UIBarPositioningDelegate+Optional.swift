// Written by scripts/optional-methods.

extension UIBarPositioningDelegate {
  @_disfavoredOverload
  public var position: UIBarPositioningDelegatePosition? {
    UIBarPositioningDelegatePosition(delegate: self)
  }

}

/// The method that an optional call of `position` invokes.
@preconcurrency @MainActor public struct UIBarPositioningDelegatePosition {
  fileprivate let delegate: any UIBarPositioningDelegate

  @discardableResult
  public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition {
    delegate.position(for: bar)
  }
}
