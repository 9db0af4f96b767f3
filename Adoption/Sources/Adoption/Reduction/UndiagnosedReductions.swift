import SwiftSyntax

// Errors inside a closure of a missing function, of which the compiler can't say what they are.
extension ReductionCandidates {
  /// Converts what the closures of a statement assign of their parameters, as in
  /// `signIn { result, _ in self.name = result?.name }`.
  mutating func convertAssigned(_ token: TokenSyntax, _ message: String) {
    guard message.hasPrefix("failed to produce diagnostic"),
      let item = token.enclosing(CodeBlockItemSyntax.self)
    else { return }
    let finder = AssignedParts(viewMode: .sourceAccurate)
    finder.walk(item)
    for value in finder.values { wrap(value, in: "standInValue") }
  }
}

/// Finds the values of assignments that are parts of the parameters of closures.
private final class AssignedParts: SyntaxVisitor {
  private(set) var values: [ExprSyntax] = []
  private var parameters: [[String]] = []

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    parameters.append(node.signature?.parameterNames ?? [])
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { parameters.removeLast() }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self), let root = Self.root(of: parts[2]),
      parameters.contains(where: { $0.contains(root) })
    {
      values.append(parts[2])
    }
    return .visitChildren
  }

  /// The name at the start of a chain with a member.
  private static func root(of expression: ExprSyntax) -> String? {
    guard let base = expression.as(MemberAccessExprSyntax.self)?.base else { return nil }
    var part = base
    while true {
      if let name = part.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
      let next =
        part.as(MemberAccessExprSyntax.self)?.base
        ?? part.as(OptionalChainingExprSyntax.self)?.expression
        ?? part.as(ForceUnwrapExprSyntax.self)?.expression
        ?? part.as(FunctionCallExprSyntax.self)?.calledExpression
      guard let next else { return nil }
      part = next
    }
  }
}

extension ClosureSignatureSyntax {
  fileprivate var parameterNames: [String] {
    switch parameterClause {
    case .simpleInput(let list)?: list.map(\.name.text)
    case .parameterClause(let clause)?:
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }
}
