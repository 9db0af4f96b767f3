import UIKit

extension UIViewController {
  /// Whether the view is in a window.
  public var isVisible: Bool { isViewLoaded && view.window != nil }

  public static func instantiate(
    from storyboard: String = "Main", bundle: Bundle? = nil, identifier: String? = nil
  ) -> Self {
    let identifier = identifier ?? String(describing: self)
    let scene = UIStoryboard(name: storyboard, bundle: bundle)
      .instantiateViewController(withIdentifier: identifier)
    guard let controller = scene as? Self else {
      preconditionFailure("The scene \(identifier) isn't a \(self).")
    }
    return controller
  }

  /// Presents an alert with a button for each title.
  @discardableResult
  public func showAlert(
    title: String?, message: String?, buttonTitles: [String]? = nil,
    highlightedButtonIndex: Int? = nil, completion: ((Int) -> Void)? = nil
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    let titles = buttonTitles.flatMap { $0.isEmpty ? nil : $0 } ?? ["OK"]
    for (index, title) in titles.enumerated() {
      let action = UIAlertAction(title: title, style: .default) { _ in completion?(index) }
      alert.addAction(action)
      if index == highlightedButtonIndex { alert.preferredAction = action }
    }
    present(alert, animated: true)
    return alert
  }

  public func addNotificationObserver(name: Notification.Name, selector: Selector) {
    NotificationCenter.default.addObserver(self, selector: selector, name: name, object: nil)
  }

  public func removeNotificationObserver(name: Notification.Name) {
    NotificationCenter.default.removeObserver(self, name: name, object: nil)
  }

  public func removeNotificationsObserver() {
    NotificationCenter.default.removeObserver(self)
  }

  // MARK: Containing

  public func addChildViewController(_ child: UIViewController, toContainerView view: UIView) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  public func removeViewAndControllerFromParentViewController() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    removeFromParent()
    view.removeFromSuperview()
  }

  public func presentPopover(
    _ popover: UIViewController, sourcePoint: CGPoint, size: CGSize? = nil,
    delegate: (any UIPopoverPresentationControllerDelegate)? = nil, animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    popover.modalPresentationStyle = .popover
    if let size { popover.preferredContentSize = size }
    popover.popoverPresentationController?.sourceView = view
    popover.popoverPresentationController?.delegate = delegate
    present(popover, animated: animated, completion: completion)
  }
}
