import SwiftSyntax

/// The type of a variable or parameter of the enclosing function, as written there.
enum LocalType {
  /// The type with its generic arguments: `Subscription<S>` of `let made = Subscription<S>()`.
  static func of(_ name: String, around node: some SyntaxProtocol) -> String? {
    var current = Syntax(node).parent
    while let scope = current, !scope.is(MemberBlockSyntax.self) {
      defer { current = scope.parent }
      if let statements = scope.as(CodeBlockItemListSyntax.self) {
        for statement in statements where statement.position < node.position {
          if let type = statement.item.as(GuardStmtSyntax.self)
            .flatMap({ bound(name, in: $0.conditions) })
          {
            return type
          }
          guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
          for binding in variable.bindings where binding.pattern.trimmedDescription == name {
            return binding.typeAnnotation.map { written($0.type) }
              ?? cast(binding.initializer?.value) ?? binding.writtenType
          }
        }
      } else if let type = scope.as(IfExprSyntax.self)
        .flatMap({ bound(name, in: $0.conditions) })
      {
        return type
      } else if let function = scope.as(FunctionDeclSyntax.self) {
        for parameter in function.signature.parameterClause.parameters
        where (parameter.secondName ?? parameter.firstName).text == name {
          return written(parameter.type)
        }
      }
    }
    return nil
  }

  /// The type of an optional binding: `if let cell = view as? Cell`.
  private static func bound(_ name: String, in conditions: ConditionElementListSyntax) -> String? {
    for condition in conditions {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.trimmedDescription == name
      else { continue }
      return binding.typeAnnotation.flatMap { written($0.type) } ?? cast(binding.initializer?.value)
    }
    return nil
  }

  /// The type of a cast: `list.dequeue(at: path) as! Cell`.
  private static func cast(_ value: ExprSyntax?) -> String? {
    guard let parts = value?.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      parts.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    else { return nil }
    return parts.last?.as(TypeExprSyntax.self).flatMap { written($0.type) }
  }

  private static func written(_ type: TypeSyntax) -> String? {
    let name = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    return name.is(IdentifierTypeSyntax.self) ? name.trimmedDescription : nil
  }
}
