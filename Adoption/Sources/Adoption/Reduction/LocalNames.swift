import SwiftSyntax

/// The variables and functions that a body declares.
final class LocalNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func declared(in block: CodeBlockSyntax) -> Set<String> {
    let finder = LocalNames(viewMode: .sourceAccurate)
    finder.walk(block)
    return finder.names
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension Reduced {
  /// The object's own field that a statement sets: `self.name = …`, or `name = …` if no variable
  /// has that name.
  static func assigned(by item: CodeBlockItemSyntax, locals: Set<String>) -> ExprSyntax? {
    guard let sequence = item.item.as(SequenceExprSyntax.self),
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let target = sequence.elements.first
    else { return nil }
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return locals.contains(name) ? nil : target
    }
    let base = target.as(MemberAccessExprSyntax.self)?.base
    return base?.trimmedDescription == "self" ? target : nil
  }

  /// The fields of the object that branches of a statement set, without those in closures.
  static func assigned(
    inBranchesOf item: CodeBlockItemSyntax, locals: Set<String>
  ) -> [ExprSyntax] {
    let finder = AssignmentFinder(locals: locals)
    finder.walk(item)
    return finder.targets
  }
}

private final class AssignmentFinder: SyntaxVisitor {
  var targets: [ExprSyntax] = []
  private let locals: Set<String>

  init(locals: Set<String>) {
    self.locals = locals
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let target = Reduced.assigned(by: node, locals: locals) { targets.append(target) }
    return .visitChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
