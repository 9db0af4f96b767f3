/// The color picker, in which users choose red.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.black
  open var supportsAlpha = true

  open override func viewDidLoad() {
    super.viewDidLoad()
    addSystemButton("Red") { [weak self] in self?.choose() }
    addSystemButton("Close") { [weak self] in self?.close() }
  }

  private func choose() {
    selectedColor = .systemRed
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  private func close() {
    dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}

extension UIColorPickerViewController: SystemScreen {
  func didDismissBySwipe() { delegate?.colorPickerViewControllerDidFinish(self) }
}

@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  public func colorPickerViewControllerDidFinish(
    _ viewController: UIColorPickerViewController
  ) {}
}
