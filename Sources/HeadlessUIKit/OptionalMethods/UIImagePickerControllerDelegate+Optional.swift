// Written by scripts/optional-methods.

extension UIImagePickerControllerDelegate {
  @_disfavoredOverload
  public var imagePickerController: UIImagePickerControllerDelegateImagePickerController? {
    UIImagePickerControllerDelegateImagePickerController(delegate: self)
  }

  @_disfavoredOverload
  public var imagePickerControllerDidCancel: (@MainActor (UIImagePickerController) -> Void)? {
    { self.imagePickerControllerDidCancel($0) }
  }

}

/// The method that an optional call of `imagePickerController` invokes.
@preconcurrency @MainActor public struct UIImagePickerControllerDelegateImagePickerController {
  fileprivate let delegate: any UIImagePickerControllerDelegate

  public func callAsFunction(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    delegate.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
  }
}
