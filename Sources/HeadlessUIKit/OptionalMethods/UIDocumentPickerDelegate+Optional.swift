// Written by scripts/optional-methods.

extension UIDocumentPickerDelegate {
  @_disfavoredOverload
  public var documentPicker: UIDocumentPickerDelegateDocumentPicker? {
    UIDocumentPickerDelegateDocumentPicker(delegate: self)
  }

  @_disfavoredOverload
  public var documentPickerWasCancelled: (@MainActor (UIDocumentPickerViewController) -> Void)? {
    { self.documentPickerWasCancelled($0) }
  }

}

/// The method that an optional call of `documentPicker` invokes.
@preconcurrency @MainActor public struct UIDocumentPickerDelegateDocumentPicker {
  fileprivate let delegate: any UIDocumentPickerDelegate

  public func callAsFunction(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    delegate.documentPicker(controller, didPickDocumentsAt: urls)
  }
}
