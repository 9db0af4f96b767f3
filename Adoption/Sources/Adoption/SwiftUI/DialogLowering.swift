import SwiftSyntax

extension OutlineWriter {
  /// Writes the arguments of an alert or action sheet: its title, actions and message as closures that
  /// add to an outline, and its bindings and data as they are.
  mutating func dialog(_ call: FunctionCallExprSyntax) {
    var hasArgument = false
    func separator() -> String {
      defer { hasArgument = true }
      return hasArgument ? ", " : ""
    }
    let takesValue = call.arguments.contains {
      ["item", "presenting", "error"].contains($0.label?.text)
    }
    text.write("(")
    for argument in call.arguments {
      switch argument.label?.text {
      case nil:
        text.write(separator() + "title: ")
        title(argument.expression)
      case "content", "actions":
        text.write(separator() + "actions: ")
        content(argument.expression, takesValue: takesValue)
      case "message":
        text.write(separator() + "message: ")
        content(argument.expression, takesValue: takesValue)
      case "isPresented", "item", "presenting", "error":
        text.write(separator())
        label(argument.label)
        text.copy(argument.expression)
      // Whether the title is visible.
      default: continue
      }
    }
    if let closure = call.trailingClosure {
      text.write(separator() + "actions: ")
      outlineClosure(closure)
    }
    for element in call.additionalTrailingClosures where element.label.text == "message" {
      text.write(separator() + "message: ")
      outlineClosure(element.closure)
    }
    text.write(")")
  }

  mutating func title(_ value: ExprSyntax) {
    text.write("{ (outline: ViewOutline) in ")
    if let call = value.as(FunctionCallExprSyntax.self),
      ViewChain.name(of: call.calledExpression) == "Text"
    {
      expression(value)
    } else {
      text.write("outline.text(")
      text.copy(value)
      text.write("); ")
    }
    text.write("}")
  }

  /// Writes a closure, or a function that returns the content.
  private mutating func content(_ value: ExprSyntax, takesValue: Bool) {
    if let closure = value.as(ClosureExprSyntax.self) { return outlineClosure(closure) }
    let names = takesValue ? ", element" : ""
    text.write("{ (outline: ViewOutline\(names)) in outline.add((")
    text.copy(value)
    text.write(")(\(takesValue ? "element" : ""))); }")
  }
}
