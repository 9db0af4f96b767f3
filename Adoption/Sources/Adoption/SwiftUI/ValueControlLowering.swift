import SwiftSyntax

/// The controls that change a value, and menus.
///
/// Their titles and labels become closures that add to an outline. All arguments stay in their order, and
/// thereby on their lines.
extension OutlineWriter {
  /// The role of a closure of a control.
  private enum Role: String {
    case title, label, content, onEditingChanged, onIncrement, onDecrement, primaryAction

    var isOutlined: Bool { [.title, .label, .content].contains(self) }
  }

  private static let values: Set<String> = [
    "value", "in", "step", "selection", "displayedComponents", "supportsOpacity",
    "onEditingChanged", "onIncrement", "onDecrement", "primaryAction",
  ]

  mutating func valueControl(_ name: String, _ call: FunctionCallExprSyntax) {
    let function = name.prefix(1).lowercased() + name.dropFirst()
    write(function, call) { closure in
      let takesValue = closure.signature != nil || ImplicitParameter.isUsed(by: closure)
      if takesValue { return .onEditingChanged }
      return call.arguments.isEmpty ? .title : .label
    }
  }

  mutating func picker(_ call: FunctionCallExprSyntax) {
    let outer = (showsOptions, isInOption)
    (showsOptions, isInOption) = (true, false)
    write("picker", call) { _ in .content }
    (showsOptions, isInOption) = outer
  }

  mutating func menu(_ call: FunctionCallExprSyntax) {
    let outer = showsOptions
    showsOptions = false
    write("menu", call) { _ in .content }
    showsOptions = outer
  }

  private mutating func write(
    _ function: String, _ call: FunctionCallExprSyntax, first role: (ClosureExprSyntax) -> Role
  ) {
    var hasArgument = false
    func separator() -> String {
      defer { hasArgument = true }
      return hasArgument ? ", " : ""
    }
    text.write("outline.\(function)(")
    for argument in call.arguments {
      let name = argument.label?.text
      if name == nil, argument == call.arguments.first {
        text.write(separator() + "title: ")
        title(argument.expression)
      } else if name == "label" || name == "content" {
        text.write(separator() + "\(name ?? ""): ")
        views(argument.expression)
      } else if let name, Self.values.contains(name) {
        text.write(separator() + "\(name): ")
        text.copy(argument.expression)
      }
    }
    if let closure = call.trailingClosure { write(closure, as: role(closure), separator()) }
    for element in call.additionalTrailingClosures {
      guard let role = Role(rawValue: element.label.text) else { continue }
      write(element.closure, as: role, separator())
    }
    text.write("); ")
  }

  private mutating func write(_ closure: ClosureExprSyntax, as role: Role, _ separator: String) {
    text.write(separator + "\(role.rawValue): ")
    if role.isOutlined { outlineClosure(closure) } else { text.copy(closure) }
  }

  /// Writes a closure of views, or the view that an argument is.
  private mutating func views(_ value: ExprSyntax) {
    if let closure = value.as(ClosureExprSyntax.self) { return outlineClosure(closure) }
    text.write("{ (outline: ViewOutline) in ")
    expression(value)
    text.write("}")
  }
}
