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
          guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
          for binding in variable.bindings where binding.pattern.trimmedDescription == name {
            return binding.typeAnnotation.map { written($0.type) } ?? binding.writtenType
          }
        }
      } else if let function = scope.as(FunctionDeclSyntax.self) {
        for parameter in function.signature.parameterClause.parameters
        where (parameter.secondName ?? parameter.firstName).text == name {
          return written(parameter.type)
        }
      }
    }
    return nil
  }

  private static func written(_ type: TypeSyntax) -> String? {
    let name = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    return name.is(IdentifierTypeSyntax.self) ? name.trimmedDescription : nil
  }
}
