// Written by scripts/optional-methods.

extension UIPickerViewDelegate {
  @_disfavoredOverload
  public var pickerView: UIPickerViewDelegatePickerView? {
    UIPickerViewDelegatePickerView(delegate: self)
  }

}

/// What an optional call of `pickerView` calls.
@MainActor public struct UIPickerViewDelegatePickerView {
  fileprivate let delegate: any UIPickerViewDelegate

  @discardableResult
  public func callAsFunction(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    delegate.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  public func callAsFunction(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}
