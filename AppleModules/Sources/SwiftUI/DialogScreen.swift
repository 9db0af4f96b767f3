extension ViewOutline {
  /// Creates the alert or action sheet for an outline's texts, buttons and fields.
  ///
  /// A button runs its action before `close` resets the binding, as SwiftUI documents it.
  func dialog(_ style: Presentation.Style, close: @escaping () -> Void) -> UIAlertController {
    var parts = DialogParts()
    parts.read(self)
    let dialog = UIAlertController(
      title: parts.title, message: parts.message,
      preferredStyle: style == .alert ? .alert : .actionSheet)
    for field in parts.fields {
      dialog.addTextField { view in
        view.placeholder = field.placeholder
        view.text = field.text.wrappedValue
        view.addAction(
          UIAction { [weak view] _ in field.text.wrappedValue = view?.text ?? "" },
          for: .editingChanged)
      }
    }
    var buttons = parts.buttons
    if style == .alert, buttons.isEmpty { buttons = [("OK", nil, {})] }
    if style == .confirmation, !buttons.contains(where: { $0.role == .cancel }) {
      buttons.append(("Cancel", .cancel, {}))
    }
    var canCancel = true
    for button in buttons {
      var style = UIAlertAction.Style.default
      if button.role == .destructive { style = .destructive }
      // UIKit accepts one.
      if button.role == .cancel, canCancel { (style, canCancel) = (.cancel, false) }
      dialog.addAction(
        UIAlertAction(title: button.title, style: style) { _ in
          button.action()
          close()
        })
    }
    return dialog
  }
}

/// What an alert shows of an outline.
@MainActor private struct DialogParts {
  var title: String?
  var message: String?
  var buttons: [(title: String, role: ButtonRole?, action: () -> Void)] = []
  var fields: [(placeholder: String, text: Binding<String>)] = []

  mutating func read(_ outline: ViewOutline) {
    title = title ?? outline.title
    message = message ?? outline.message
    for element in outline.elements {
      switch element {
      case .button(let title, let role, let icon, let action):
        buttons.append((title.isEmpty ? icon?.firstText ?? "" : title, role, action))
      case .field(let placeholder, let text): fields.append((placeholder, text))
      case .group(let inner), .view(let inner as ViewOutline): read(inner)
      case .view(let view as AnyView): read(ViewOutline { $0.add(view.view) })
      case .view(let view as any WrappingView): read(view.content)
      case .view(let view as any PrimitiveView):
        let inner = ViewOutline()
        view.add(to: inner)
        read(inner)
      default: break
      }
    }
  }
}
