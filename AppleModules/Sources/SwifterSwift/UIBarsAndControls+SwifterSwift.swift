import UIKit

extension UIAlertController {
  /// Presents the alert above what the key window shows.
  public func show(animated: Bool = true, vibrate: Bool = false, completion: (() -> Void)? = nil) {
    let window = UIApplication.shared.connectedScenes
      .compactMap { ($0 as? UIWindowScene)?.windows.first(where: \.isKeyWindow) }.first
    let root = window?.rootViewController
    let top = sequence(first: root, next: { $0?.presentedViewController }).compactMap { $0 }
    Array(top).last?.present(self, animated: animated, completion: completion)
  }

  @discardableResult
  public func addAction(
    title: String, style: UIAlertAction.Style = .default, isEnabled: Bool = true,
    handler: ((UIAlertAction) -> Void)? = nil
  ) -> UIAlertAction {
    let action = UIAlertAction(title: title, style: style, handler: handler)
    action.isEnabled = isEnabled
    addAction(action)
    return action
  }

  public func addTextField(
    text: String? = nil, placeholder: String? = nil, editingChangedTarget: Any?,
    editingChangedSelector: Selector?
  ) {
    addTextField { field in
      field.text = text
      field.placeholder = placeholder
      if let editingChangedTarget, let editingChangedSelector {
        field.addTarget(editingChangedTarget, action: editingChangedSelector, for: .editingChanged)
      }
    }
  }
}

extension UIBarButtonItem {
  public func addTargetForAction(_ target: AnyObject, action: Selector) {
    self.target = target
    self.action = action
  }
}

extension UITextField {
  public var isEmpty: Bool { text?.isEmpty ?? true }

  public var trimmedText: String? { text?.trimmingCharacters(in: .whitespacesAndNewlines) }

  public func clear() {
    text = ""
    attributedText = NSAttributedString(string: "")
  }
}

extension UIStackView {
  public convenience init(
    arrangedSubviews: [UIView], axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0,
    alignment: UIStackView.Alignment = .fill, distribution: UIStackView.Distribution = .fill
  ) {
    self.init(arrangedSubviews: arrangedSubviews)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
  }

  public func addArrangedSubviews(_ views: [UIView]) { views.forEach(addArrangedSubview) }

  public func removeArrangedSubviews() { arrangedSubviews.forEach(removeArrangedSubview) }
}

extension UIStoryboard {
  public static var main: UIStoryboard? {
    (Bundle.main.object(forInfoDictionaryKey: "UIMainStoryboardFile") as? String)
      .map { UIStoryboard(name: $0, bundle: .main) }
  }

  public func instantiateViewController<Controller: UIViewController>(
    withClass name: Controller.Type
  ) -> Controller? {
    instantiateViewController(withIdentifier: String(describing: name)) as? Controller
  }
}

extension UIApplication {
  public var displayName: String? {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
  }

  public var buildNumber: String? {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String
  }

  public var version: String? {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
  }
}
