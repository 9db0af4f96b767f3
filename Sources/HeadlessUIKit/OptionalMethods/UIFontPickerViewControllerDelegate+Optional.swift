// Written by scripts/optional-methods.

extension UIFontPickerViewControllerDelegate {
  @_disfavoredOverload
  public var fontPickerViewControllerDidPickFont: (@MainActor (UIFontPickerViewController) -> Void)?
  {
    { self.fontPickerViewControllerDidPickFont($0) }
  }

  @_disfavoredOverload
  public var fontPickerViewControllerDidCancel: (@MainActor (UIFontPickerViewController) -> Void)? {
    { self.fontPickerViewControllerDidCancel($0) }
  }

}
