// Written by scripts/optional-methods.

extension NSTextStorageDelegate {
  @_disfavoredOverload
  public var textStorage: NSTextStorageDelegateTextStorage? {
    NSTextStorageDelegateTextStorage(delegate: self)
  }

}

/// The method that an optional call of `textStorage` invokes.
@preconcurrency @MainActor public struct NSTextStorageDelegateTextStorage {
  fileprivate let delegate: any NSTextStorageDelegate

  public func callAsFunction(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    delegate.textStorage(
      textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
  }

  public func callAsFunction(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    delegate.textStorage(
      textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
  }
}
