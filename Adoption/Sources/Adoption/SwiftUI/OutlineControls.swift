import SwiftSyntax

/// The controls and containers that an outline supports.
enum OutlineControls {
  static let names: Set<String> = [
    "Button", "Text", "Label", "NavigationLink", "Toggle", "TextField", "SecureField", "TextEditor",
    "Image", "ForEach", "List", "AnyView", "Link", "Stepper", "Slider", "Picker", "DatePicker",
    "ColorPicker", "Menu", "AsyncImage", "Spacer", "Divider", "EmptyView", "ProgressView", "Color",
    "Rectangle",
    "Circle", "RoundedRectangle", "Capsule", "LinearGradient",
  ]

  static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "ScrollView", "Group", "Section", "Form", "NavigationView", "NavigationStack",
    "NavigationSplitView", "TabView", "Tab", "GeometryReader", "ScrollViewReader", "ToolbarItem",
    "ToolbarItemGroup", "WindowGroup", "DisclosureGroup", "GroupBox", "ControlGroup",
    "ViewThatFits", "TimelineView", "ContentUnavailableView", "LabeledContent", "OutlineGroup",
  ]

  /// The views whose contents a picker offers one by one, also inside a loop.
  static let transparent: Set<String> = ["ForEach", "Section", "Group"]

  /// The containers that show a title.
  static let titled: Set<String> = [
    "Section", "GroupBox", "DisclosureGroup", "LabeledContent", "ContentUnavailableView",
  ]

  /// Whether a call of an unknown type has views in its trailing closure.
  static func isContainer(_ call: FunctionCallExprSyntax, _ name: String) -> Bool {
    containers.contains(name)
  }

  /// The names of a closure's own parameters.
  static func parameters(of closure: ClosureExprSyntax) -> [String] {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }
}

extension OutlineWriter {
  // MARK: Containers

  mutating func container(_ name: String, _ call: FunctionCallExprSyntax) {
    if name == "NavigationStack" || name == "NavigationView" || name == "TabView" {
      text.write("outline.\(name == "TabView" ? "tabs" : "stack")(")
      for argument in call.arguments where ["path", "selection"].contains(argument.label?.text) {
        text.write("\(argument.label?.text ?? ""): ")
        text.copy(argument.expression)
      }
      let outer = hasTabSelection
      let isSelected =
        name == "TabView" && call.arguments.contains { $0.label?.text == "selection" }
      hasTabSelection = isSelected && TabValues.areUsed(in: call)
      text.write(") { outline")
      if isSelected { text.write(", \(hasTabSelection ? Self.tabSelection : "_")") }
      text.write(" in ")
      contents(of: call)
      hasTabSelection = outer
      text.write("}; ")
    } else if name == "Tab" {
      tab(call)
    } else {
      if OutlineControls.titled.contains(name) { texts(of: call) }
      contents(of: call)
    }
  }

  /// Writes a container's title, and the value or description beside it.
  private mutating func texts(of call: FunctionCallExprSyntax) {
    guard let title = call.arguments.first, title.label == nil else { return }
    text.write("outline.text(")
    text.copy(title.expression)
    text.write("); ")
    for argument in call.arguments {
      switch argument.label?.text {
      case "description": expression(argument.expression)
      case "value":
        text.write("outline.text(")
        text.copy(argument.expression)
        if let format = call.arguments.first(where: { $0.label?.text == "format" }) {
          text.write(", format: ")
          text.copy(format.expression)
        }
        text.write("); ")
      default: break
      }
    }
  }

  /// A name that the app's code doesn't use.
  private static let tabSelection = "outlineTabSelection"

  /// Writes a tab with its title and the value that selects it.
  private mutating func tab(_ call: FunctionCallExprSyntax) {
    text.write("outline.tab(")
    let arguments = call.arguments.filter { $0.label == nil || $0.label?.text == "value" }
    for (index, argument) in arguments.enumerated() {
      if index > 0 { text.write(", ") }
      if argument.label != nil { text.write("value: ") }
      text.copy(argument.expression)
      // Without a type of its own, `.home` has that of the selection.
      if argument.label != nil, hasTabSelection { text.write(", of: \(Self.tabSelection)") }
    }
    text.write(") { outline in ")
    if let closure = call.trailingClosure { block(closure) }
    text.write("}; ")
  }

  private mutating func contents(of call: FunctionCallExprSyntax) {
    for argument in call.arguments {
      if let closure = argument.expression.as(ClosureExprSyntax.self) { block(closure) }
      if ["header", "footer", "content"].contains(argument.label?.text),
        !argument.expression.is(ClosureExprSyntax.self)
      {
        expression(argument.expression)
      }
    }
    if let closure = call.trailingClosure { block(closure) }
    for element in call.additionalTrailingClosures { block(element.closure) }
  }

  /// Writes a closure's statements; a proxy parameter becomes one without a size.
  mutating func block(_ closure: ClosureExprSyntax) {
    text.write("do { ")
    for name in OutlineControls.parameters(of: closure) {
      text.write("let \(name) = OutlineProxy(); _ = \(name); ")
    }
    items(closure.statements)
    text.write("}; ")
  }

  // MARK: Controls

  mutating func control(_ name: String, _ call: FunctionCallExprSyntax) {
    switch name {
    case "Text", "Label": title(call)
    case "Image", "AsyncImage":
      if call.arguments.first?.label?.text == "systemName" || call.arguments.first?.label == nil {
        text.write("outline.image(")
        if let name = call.arguments.first?.expression { text.copy(name) }
        text.write("); ")
      }
    case "Button": button(call)
    case "Link":
      text.write("outline.text(")
      if let title = call.arguments.first, title.label == nil { text.copy(title.expression) }
      text.write("); ")
    case "NavigationLink": link(call)
    case "Toggle", "TextField", "SecureField", "TextEditor": bound(name, call)
    case "ForEach", "List": loop(call)
    case "Menu": menu(call)
    case "Picker": picker(call)
    case "Stepper", "Slider", "DatePicker", "ColorPicker": valueControl(name, call)
    case "AnyView":
      if let value = call.arguments.first?.expression { expression(value) }
    default: break
    }
  }

  private mutating func title(_ call: FunctionCallExprSyntax) {
    guard let first = call.arguments.first, first.label == nil || first.label?.text == "verbatim"
    else {
      if let closure = call.trailingClosure {
        text.write("do { ")
        items(closure.statements)
        text.write("}; ")
      }
      return
    }
    text.write("outline.text(")
    text.copy(first.expression)
    for argument in call.arguments
    where ["format", "formatter", "style"].contains(argument.label?.text) {
      text.write(", ")
      label(argument)
      text.copy(argument.expression)
    }
    text.write("); ")
  }

  private mutating func button(_ call: FunctionCallExprSyntax) {
    let arguments = Array(call.arguments)
    let title = arguments.first { $0.label == nil }
    let action = arguments.first { $0.label?.text == "action" }?.expression
    let label = arguments.first { $0.label?.text == "label" }?.expression
    let more = Array(call.additionalTrailingClosures)
    text.write("outline.button(")
    if let title { text.copy(title.expression) }
    let role = arguments.first { $0.label?.text == "role" }?.expression
    if let role {
      text.write(title == nil ? "role: " : ", role: ")
      text.copy(role)
    }
    let isFirst = title == nil && role == nil
    if let action {
      text.write(isFirst ? "action: " : ", action: ")
      text.copy(action)
    } else if let closure = call.trailingClosure {
      text.write(isFirst ? "action: " : ", action: ")
      text.copy(closure)
    }
    text.write(")")
    let shown = action == nil ? more.first?.closure : call.trailingClosure ?? more.first?.closure
    if title == nil {
      if let shown {
        text.write(" ")
        outlineClosure(shown)
      } else if let label {
        text.write(" { (outline: ViewOutline) in ")
        if let closure = label.as(ClosureExprSyntax.self) {
          items(closure.statements)
        } else {
          expression(label)
        }
        text.write("}")
      }
    }
    text.write("; ")
  }

  private mutating func link(_ call: FunctionCallExprSyntax) {
    let arguments = Array(call.arguments)
    let title = arguments.first { $0.label == nil }
    let destination = arguments.first { $0.label?.text == "destination" }?.expression
    let value = arguments.first { $0.label?.text == "value" }?.expression
    let more = Array(call.additionalTrailingClosures)
    text.write("outline.link(")
    if let title {
      text.copy(title.expression)
      text.write(", ")
    }
    for argument in arguments where ["isActive", "tag", "selection"].contains(argument.label?.text)
    {
      label(argument)
      text.copy(argument.expression)
      text.write(", ")
    }
    // Only a link with a binding takes a closure there that may be a variable.
    let first = arguments.first { $0.label?.text != nil }?.label?.text
    let isClosure = first == "isActive" || first == "tag"
    let named = arguments.first { $0.label?.text == "label" }?.expression
    var shown = call.trailingClosure ?? named?.as(ClosureExprSyntax.self)
    if let value {
      text.write("value: ")
      text.copy(value)
    } else if let closure = destination?.as(ClosureExprSyntax.self) {
      text.write("destination: ")
      outlineClosure(closure)
    } else if let destination, isClosure {
      text.write("destination: { outline in outline.add((")
      text.copy(destination)
      text.write(")()); }")
    } else if let destination {
      text.write("destination: { outline in ")
      expression(destination)
      text.write("}")
    } else if let closure = call.trailingClosure {
      text.write("destination: ")
      outlineClosure(closure)
      shown = more.first?.closure
    }
    text.write(")")
    if title == nil, let shown {
      text.write(" ")
      outlineClosure(shown)
    }
    text.write("; ")
  }

  private mutating func bound(_ name: String, _ call: FunctionCallExprSyntax) {
    let arguments = Array(call.arguments)
    let labels = name == "Toggle" ? ["isOn"] : ["text", "value"]
    guard let binding = arguments.first(where: { labels.contains($0.label?.text ?? "") }) else {
      return
    }
    text.write(name == "Toggle" ? "outline.toggle(" : "outline.field(")
    if let title = arguments.first(where: { $0.label == nil }) {
      text.copy(title.expression)
      text.write(", ")
    }
    label(binding)
    text.copy(binding.expression)
    for argument in arguments where ["format", "formatter"].contains(argument.label?.text) {
      text.write(", ")
      label(argument)
      text.copy(argument.expression)
    }
    text.write(")")
    if let closure = call.trailingClosure, name == "Toggle" {
      text.write(" ")
      outlineClosure(closure)
    }
    text.write("; ")
  }

  mutating func label(_ argument: LabeledExprSyntax) {
    text.write("\(argument.label?.text ?? ""): ")
  }
}
