import SwiftSyntax

/// Finds out whether a closure itself uses `$0`, which in a closure inside it means another parameter.
final class ImplicitParameter: SyntaxVisitor {
  private var isUsed = false

  static func isUsed(by closure: ClosureExprSyntax) -> Bool {
    let finder = ImplicitParameter(viewMode: .sourceAccurate)
    finder.walk(closure.statements)
    return finder.isUsed
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "$0" { isUsed = true }
    return .visitChildren
  }
}
