// Written by scripts/optional-methods.

extension UIPickerViewDelegate {
  @_disfavoredOverload
  public var pickerView: UIPickerViewDelegatePickerView? {
    UIPickerViewDelegatePickerView(delegate: self)
  }

}

/// The method that an optional call of `pickerView` invokes.
@preconcurrency @MainActor public struct UIPickerViewDelegatePickerView {
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
  @discardableResult
  public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int)
    -> CGFloat
  {
    delegate.pickerView(pickerView, widthForComponent: component)
  }
  @discardableResult
  public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  {
    delegate.pickerView(pickerView, rowHeightForComponent: component)
  }
  @discardableResult
  public func callAsFunction(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    delegate.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
  }
  @discardableResult
  public func callAsFunction(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    delegate.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
  }
}
