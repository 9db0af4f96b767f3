import SwiftSyntax

/// Evaluates `#if` conditions about the platform as for a simulator.
enum PlatformCondition {
  static func rewrite(_ condition: ExprSyntax, in visitor: RewriteVisitor) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(condition)
    for (call, value) in finder.decided {
      visitor.replace(call, with: value ? "true" : "false", "#if")
    }
    if !visitor.isPackage {
      for name in finder.packageConditions { visitor.replace(name, with: "false", "#if") }
    }
  }

  private final class Finder: SyntaxVisitor {
    var decided: [(FunctionCallExprSyntax, Bool)] = []
    var packageConditions: [DeclReferenceExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let argument = node.arguments.first?.expression.trimmedDescription ?? ""
      switch (node.calledExpression.trimmedDescription, argument) {
      case ("os", "iOS"), ("targetEnvironment", "simulator"): decided.append((node, true))
      case ("os", "Linux"): decided.append((node, false))
      default: break
      }
      return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text == "SWIFT_PACKAGE" { packageConditions.append(node) }
      return .skipChildren
    }
  }
}
