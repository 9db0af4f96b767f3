/// An action of an alert or action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  public convenience override init() {
    self.init(title: nil, style: .default)
  }

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// An alert or action sheet.
///
/// Tapping an action dismisses the alert and then calls the action's handler.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open var message: String?
  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?
  open private(set) var textFields: [UITextField]?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  // Without a closure, which the compiler would confine to the main thread: an app may put an alert
  // together on another.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.map(\.style).contains(.cancel) {
      HeadlessDevice.current.report(
        .inconsistency(
          "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
          on: self, "addAction(_:)"))
      return
    }
    actions.append(action)
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    viewIfLoaded?.addSubview(field)
    configurationHandler?(field)
  }

  open override func loadView() {
    let view = AlertView(of: link)
    for field in textFields ?? [] { view.addSubview(field) }
    self.view = view
  }

  fileprivate func tap(_ action: UIAlertAction) {
    // A second tap on an alert that is being dismissed must not dismiss what is below.
    guard !isBeingDismissed else { return }
    presenter?.dismiss(animated: true) { action.handler?(action) }
  }

  public enum Severity: Int, Sendable {
    case `default`, critical
  }

  open var severity = Severity.default
}

@MainActor private final class AlertView: UIView {
  private let alert: ControllerLink

  init(of alert: ControllerLink) {
    self.alert = alert
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var tapTargets: [TapTarget] {
    guard let alert = alert.target as? UIAlertController else { return [] }
    return alert.actions.map { action in
      TapTarget(kind: .button, title: action.title ?? "", isEnabled: action.isEnabled) {
        alert.tap(action)
      }
    }
  }
}
