/// The content of an alert before iOS 15.
public struct Alert: PrimitiveView {
  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  public nonisolated init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  public nonisolated init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  func add(to outline: ViewOutline) {
    outline.addDialog(title: title, message: message, buttons)
  }

  /// A button of an alert or action sheet.
  public nonisolated struct Button: Sendable {
    let label: String
    let role: ButtonRole?
    let action: @MainActor () -> Void

    public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(label: label.text, role: nil, action: action ?? {}) }

    public static func cancel(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(label: label.text, role: .cancel, action: action ?? {}) }

    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: "Cancel", role: .cancel, action: action ?? {})
    }

    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(label: label.text, role: .destructive, action: action ?? {}) }
  }
}

/// The content of an action sheet before iOS 15.
public struct ActionSheet: PrimitiveView {
  public typealias Button = Alert.Button

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  public nonisolated init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  func add(to outline: ViewOutline) {
    outline.addDialog(title: title, message: message, buttons)
  }
}

extension ViewOutline {
  fileprivate func addDialog(title: Text, message: Text?, _ buttons: [Alert.Button]) {
    self.title = title.text
    self.message = message?.text
    for button in buttons {
      elements.append(
        .button(title: button.label, role: button.role, icon: nil, action: button.action))
    }
  }
}
