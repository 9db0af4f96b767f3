import SwiftSyntax

/// Finds the tabs that have the value that selects them: `Tab("Home", value: .home) { … }`.
final class TabValues: SyntaxVisitor {
  private var isFound = false

  static func areUsed(in node: some SyntaxProtocol) -> Bool {
    let finder = TabValues(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.isFound
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ViewChain.name(of: node.calledExpression) == "Tab",
      node.arguments.contains(where: { $0.label?.text == "value" })
    {
      isFound = true
    }
    return isFound ? .skipChildren : .visitChildren
  }
}
