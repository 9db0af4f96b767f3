import SwiftSyntax

/// `ForEach` and lists of data become loops.
extension OutlineWriter {
  mutating func loop(_ call: FunctionCallExprSyntax) {
    // Loops inside the rows show no rows of this list.
    let isOfRows = showsRows
    showsRows = false
    guard
      let closure = call.trailingClosure
        ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
    else { return }
    guard let data = call.arguments.first(where: { $0.label == nil })?.expression else {
      text.write("do { ")
      items(closure.statements)
      text.write("}; ")
      return
    }
    let names = OutlineControls.parameters(of: closure)
    let outer = text.element
    let isOption = showsOptions
    text.reach(data.positionAfterSkippingLeadingTrivia)
    var element = Self.element
    let isOfBindings = isBinding(data)
    let isProjected = isOfBindings && names.first?.hasPrefix("$") ?? false
    if isProjected, let name = names.first {
      text.write("outline.each(")
      text.copy(data)
      text.write(") { outline, \(name) in ")
      element = String(name.dropFirst())
    } else {
      let name = names.count > 1 ? "(\(names.joined(separator: ", ")))" : names.first
      let isNamed = name.map { $0 != "_" && (names.count == 1 || !isOption) } ?? false
      if isNamed, let name { element = name }
      // Only an option uses an element that the app's code doesn't name.
      text.write("for \(isOption || isNamed ? element : name ?? element) in ")
      text.copy(data)
      text.write(" { ")
      if names.count > 1, isOption, let name { text.write("let \(name) = \(element); ") }
      if names.isEmpty { text.element = element }
    }
    let isInside = isInOption
    if isOption {
      isInOption = true
      text.write("outline.option(\(element)\(isOfBindings && !isProjected ? ".wrappedValue" : "")")
      if let id = call.arguments.first(where: { $0.label?.text == "id" }) {
        text.write(", ")
        label(id)
        text.copy(id.expression)
      }
      text.write(") { outline in ")
    }
    if isOfRows { text.write("outline.row { outline in ") }
    items(closure.statements)
    if isOfRows { text.write("}; ") }
    if isOption { text.write("}; ") }
    isInOption = isInside
    text.element = outer
    text.write("}; ")
    for element in call.additionalTrailingClosures { block(element.closure) }
  }

  private static let element = "outlineElement"

  /// Whether a list's data are a binding to its elements: `$items` and `$model.items` are, and
  /// `$items.wrappedValue` and `$items.indices` aren't.
  private func isBinding(_ data: ExprSyntax) -> Bool {
    if let member = data.as(MemberAccessExprSyntax.self) {
      return !["wrappedValue", "indices"].contains(member.declName.baseName.text)
        && (member.declName.baseName.text.hasPrefix("$")
          || member.base.map { isBinding($0) } ?? false)
    }
    return data.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("$") ?? false
  }
}
