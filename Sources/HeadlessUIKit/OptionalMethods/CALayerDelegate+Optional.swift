// Written by scripts/optional-methods.

extension CALayerDelegate {
  @_disfavoredOverload
  public var display: (@MainActor (CALayer) -> Void)? {
    { self.display($0) }
  }

  @_disfavoredOverload
  public var layoutSublayers: CALayerDelegateLayoutSublayers? {
    CALayerDelegateLayoutSublayers(delegate: self)
  }

  @_disfavoredOverload
  public var action: CALayerDelegateAction? { CALayerDelegateAction(delegate: self) }

}

/// The method that an optional call of `layoutSublayers` invokes.
@preconcurrency @MainActor public struct CALayerDelegateLayoutSublayers {
  fileprivate let delegate: any CALayerDelegate

  public func callAsFunction(of layer: CALayer) {
    delegate.layoutSublayers(of: layer)
  }
}

/// The method that an optional call of `action` invokes.
@preconcurrency @MainActor public struct CALayerDelegateAction {
  fileprivate let delegate: any CALayerDelegate

  @discardableResult
  public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    delegate.action(for: layer, forKey: event)
  }
}
