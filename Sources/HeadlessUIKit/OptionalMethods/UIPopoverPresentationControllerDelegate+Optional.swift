// Written by scripts/optional-methods.

extension UIPopoverPresentationControllerDelegate {
  @_disfavoredOverload
  public var prepareForPopoverPresentation: (@MainActor (UIPopoverPresentationController) -> Void)?
  {
    { self.prepareForPopoverPresentation($0) }
  }

  @_disfavoredOverload
  public var popoverPresentationControllerShouldDismissPopover:
    (@MainActor (UIPopoverPresentationController) -> Bool)?
  {
    { self.popoverPresentationControllerShouldDismissPopover($0) }
  }

  @_disfavoredOverload
  public var popoverPresentationControllerDidDismissPopover:
    (@MainActor (UIPopoverPresentationController) -> Void)?
  {
    { self.popoverPresentationControllerDidDismissPopover($0) }
  }

}
