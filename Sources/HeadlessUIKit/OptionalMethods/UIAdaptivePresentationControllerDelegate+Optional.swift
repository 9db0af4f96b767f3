// Written by scripts/optional-methods.

extension UIAdaptivePresentationControllerDelegate {
  @_disfavoredOverload
  public var adaptivePresentationStyle:
    UIAdaptivePresentationControllerDelegateAdaptivePresentationStyle?
  { UIAdaptivePresentationControllerDelegateAdaptivePresentationStyle(delegate: self) }

  @_disfavoredOverload
  public var presentationControllerShouldDismiss: (@MainActor (UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }

  @_disfavoredOverload
  public var presentationControllerWillDismiss: (@MainActor (UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }

  @_disfavoredOverload
  public var presentationControllerDidDismiss: (@MainActor (UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }

  @_disfavoredOverload
  public var presentationControllerDidAttemptToDismiss:
    (@MainActor (UIPresentationController) -> Void)?
  {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }

}

/// The method that an optional call of `adaptivePresentationStyle` invokes.
@preconcurrency @MainActor
public struct UIAdaptivePresentationControllerDelegateAdaptivePresentationStyle {
  fileprivate let delegate: any UIAdaptivePresentationControllerDelegate

  @discardableResult
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller)
  }
  @discardableResult
  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
}
