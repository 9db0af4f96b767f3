// Written by scripts/optional-methods.

extension UIPointerInteractionDelegate {
  @_disfavoredOverload
  public var pointerInteraction: UIPointerInteractionDelegatePointerInteraction? {
    UIPointerInteractionDelegatePointerInteraction(delegate: self)
  }

}

/// The method that an optional call of `pointerInteraction` invokes.
@preconcurrency @MainActor public struct UIPointerInteractionDelegatePointerInteraction {
  fileprivate let delegate: any UIPointerInteractionDelegate

  @discardableResult
  public func callAsFunction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  {
    delegate.pointerInteraction(interaction, styleFor: region)
  }
}
