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
    text.reach(data.positionAfterSkippingLeadingTrivia)
    if let name = names.first, name.hasPrefix("$"), isBinding(data) {
      text.write("outline.each(")
      text.copy(data)
      text.write(") { outline, \(name) in ")
    } else {
      let name = names.count > 1 ? "(\(names.joined(separator: ", ")))" : names.first
      text.write("for \(name ?? Self.element) in ")
      if isBinding(data) {
        text.write(String(data.trimmedDescription.dropFirst()))
      } else {
        text.copy(data)
      }
      text.write(" { ")
      if names.isEmpty { text.element = Self.element }
    }
    let isOption = showsOptions && names.count <= 1
    if isOption {
      text.write("outline.option(\(names.first ?? Self.element)")
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
    text.element = outer
    text.write("}; ")
    for element in call.additionalTrailingClosures { block(element.closure) }
  }

  private static let element = "outlineElement"

  /// Whether a list's data are a binding to its elements: `$items` and `$model.items` are, and
  /// `$items.wrappedValue` isn't.
  private func isBinding(_ data: ExprSyntax) -> Bool {
    if let member = data.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text != "wrappedValue"
        && (member.base.map { isBinding($0) } ?? false)
    }
    return data.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("$") ?? false
  }
}
