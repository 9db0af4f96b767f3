// Written by scripts/optional-methods.

extension UIColorPickerViewControllerDelegate {
  @_disfavoredOverload
  public var colorPickerViewController:
    UIColorPickerViewControllerDelegateColorPickerViewController?
  { UIColorPickerViewControllerDelegateColorPickerViewController(delegate: self) }

  @_disfavoredOverload
  public var colorPickerViewControllerDidSelectColor:
    (@MainActor (UIColorPickerViewController) -> Void)?
  {
    { self.colorPickerViewControllerDidSelectColor($0) }
  }

  @_disfavoredOverload
  public var colorPickerViewControllerDidFinish: (@MainActor (UIColorPickerViewController) -> Void)?
  {
    { self.colorPickerViewControllerDidFinish($0) }
  }

}

/// The method that an optional call of `colorPickerViewController` invokes.
@preconcurrency @MainActor
public struct UIColorPickerViewControllerDelegateColorPickerViewController {
  fileprivate let delegate: any UIColorPickerViewControllerDelegate

  public func callAsFunction(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    delegate.colorPickerViewController(viewController, didSelect: color, continuously: continuously)
  }
}
