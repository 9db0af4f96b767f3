/// The font picker, in which users choose the system's font or cancel.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?

  open override func viewDidLoad() {
    super.viewDidLoad()
    addSystemButton("System") { [weak self] in self?.choose() }
    addSystemButton("Cancel") { [weak self] in self?.cancel() }
  }

  private func choose() {
    selectedFontDescriptor = UIFont.systemFont(ofSize: UIFont.systemFontSize).fontDescriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  private func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    dismiss(animated: true)
  }
}

extension UIFontPickerViewController: SystemScreen {
  func didDismissBySwipe() {
    if selectedFontDescriptor == nil { delegate?.fontPickerViewControllerDidCancel(self) }
  }
}

@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
