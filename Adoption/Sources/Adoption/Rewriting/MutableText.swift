import SwiftSyntax

/// The text of an attributed string that is set through `mutableString`.
///
/// Foundation on Linux leaves the attributes' ranges as they are, and crashes when the string is copied.
enum MutableText {
  /// Rewrites `text.mutableString.setString(name)`.
  static func rewrite(_ call: FunctionCallExprSyntax, in visitor: RewriteVisitor) {
    guard let method = call.calledExpression.as(MemberAccessExprSyntax.self),
      method.declName.baseName.text == "setString", call.arguments.count == 1,
      let argument = call.arguments.first, argument.label == nil,
      let member = method.base?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "mutableString",
      let owner = member.base, isName(owner)
    else { return }
    let range = member.declName.contentRange.lowerBound..<argument.contentRange.lowerBound
    let name = owner.trimmedDescription
    visitor.edits.replace(
      range, with: "replaceCharacters(in: NSRange(location: 0, length: \(name).length), with: ",
      in: visitor.parsed.bytes)
    visitor.rewrites.append(.init(kind: "mutableString", line: visitor.line(call)))
  }

  /// Whether an expression can be written twice, because it only names something.
  private static func isName(_ node: ExprSyntax) -> Bool {
    if node.is(DeclReferenceExprSyntax.self) { return true }
    return node.as(MemberAccessExprSyntax.self)?.base.map(isName) ?? false
  }
}
