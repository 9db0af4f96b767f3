import SwiftSyntax

/// Finds the names that code uses from the enclosing functions and closures.
enum Captures {
  /// `self` and local names that are used in `node` and declared outside it.
  static func names(in node: some SyntaxProtocol) -> [String] {
    let used = UsedNames(viewMode: .sourceAccurate)
    used.walk(Syntax(node))
    let visible = visibleNames(at: Syntax(node))
    return used.names.filter { $0 == "self" ? hasSelf(node) : visible.contains($0) }
  }

  private static func hasSelf(_ node: some SyntaxProtocol) -> Bool {
    for ancestor in Syntax(node).ancestors {
      if let function = ancestor.as(FunctionDeclSyntax.self),
        function.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return true
      }
      if ancestor.is(InitializerDeclSyntax.self) || ancestor.is(AccessorBlockSyntax.self)
        || ancestor.is(DeinitializerDeclSyntax.self)
      {
        return true
      }
      if ancestor.is(MemberBlockItemSyntax.self) {
        return ancestor.firstToken(viewMode: .sourceAccurate)?.text == "lazy"
          || ancestor.as(MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self)?.modifiers
            .contains { $0.name.text == "lazy" } == true
      }
    }
    return false
  }

  /// The parameters and local variables declared before a node.
  private static func visibleNames(at node: Syntax) -> Set<String> {
    var visible: Set<String> = []
    var child = node
    while let parent = child.parent {
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        for item in items {
          if item.id == child.id { break }
          collect(item, into: &visible)
        }
      } else if let closure = parent.as(ClosureExprSyntax.self), closure.signature?.id != child.id {
        collect(closure.signature, into: &visible)
      } else if let function = parent.as(FunctionDeclSyntax.self) {
        collectValues(function.signature.parameterClause, into: &visible)
        if !(function.parent?.is(CodeBlockItemSyntax.self) ?? false) { break }
      } else if let initializer = parent.as(InitializerDeclSyntax.self) {
        collectValues(initializer.signature.parameterClause, into: &visible)
        break
      } else if let ifExpression = parent.as(IfExprSyntax.self), ifExpression.body.id == child.id {
        collectConditions(ifExpression.conditions, into: &visible)
      } else if let whileStatement = parent.as(WhileStmtSyntax.self) {
        collectConditions(whileStatement.conditions, into: &visible)
      } else if let loop = parent.as(ForStmtSyntax.self), loop.body.id == child.id {
        collect(loop.pattern, into: &visible)
      } else if let switchCase = parent.as(SwitchCaseSyntax.self) {
        collect(switchCase.label, into: &visible)
      } else if let clause = parent.as(CatchClauseSyntax.self) {
        collect(clause.catchItems, into: &visible)
        visible.insert("error")
      } else if let accessor = parent.as(AccessorDeclSyntax.self) {
        visible.insert(accessor.parameters?.name.text ?? "newValue")
        if accessor.accessorSpecifier.text == "didSet" { visible.insert("oldValue") }
        break
      } else if let member = parent.as(SubscriptDeclSyntax.self) {
        collect(member.parameterClause, into: &visible)
        break
      } else if parent.is(MemberBlockItemSyntax.self) {
        break
      }
      child = parent
    }
    return visible
  }

  private static func collect(_ node: (some SyntaxProtocol)?, into names: inout Set<String>) {
    guard let node else { return }
    let declared = DeclaredNames(viewMode: .sourceAccurate)
    declared.walk(Syntax(node))
    names.formUnion(declared.names)
  }

  // A closure that doesn't escape can't be passed on as a value.
  private static func collectValues(
    _ clause: FunctionParameterClauseSyntax, into names: inout Set<String>
  ) {
    for parameter in clause.parameters where !parameter.type.is(FunctionTypeSyntax.self) {
      collect(parameter, into: &names)
    }
  }

  // A name bound by a failed condition may not be bound later.
  private static func collectConditions(
    _ conditions: ConditionElementListSyntax, into names: inout Set<String>
  ) {
    for condition in conditions { collect(condition.condition, into: &names) }
  }
}

private final class UsedNames: SyntaxVisitor {
  var names: [String] = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return .skipChildren }
    if !name.hasPrefix("$"), !names.contains(name) { names.append(name) }
    return .skipChildren
  }
}

private final class DeclaredNames: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .skipChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .skipChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .skipChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // A guard's names are visible below it; those of an if or a loop aren't.
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    node.parent == nil ? .visitChildren : .skipChildren
  }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
