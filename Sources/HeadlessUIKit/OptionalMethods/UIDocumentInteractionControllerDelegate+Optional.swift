// Written by scripts/optional-methods.

extension UIDocumentInteractionControllerDelegate {
  @_disfavoredOverload
  public var documentInteractionControllerViewControllerForPreview:
    (@MainActor (UIDocumentInteractionController) -> UIViewController)?
  {
    { self.documentInteractionControllerViewControllerForPreview($0) }
  }

  @_disfavoredOverload
  public var documentInteractionControllerDidEndPreview:
    (@MainActor (UIDocumentInteractionController) -> Void)?
  {
    { self.documentInteractionControllerDidEndPreview($0) }
  }

}
