import SwiftSyntax

/// The properties of a file that are implicitly unwrapped.
enum UnwrappedDeclaration {
  /// `Client` for the target of `client = …` or `self.client = …`, if the file declares `var client: Client!`.
  static func type(of target: ExprSyntax) -> String? {
    let name: String
    if let member = target.as(MemberAccessExprSyntax.self) {
      guard member.base?.trimmedDescription == "self" else { return nil }
      name = member.declName.baseName.text
    } else if let reference = target.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else {
      return nil
    }
    var scope = target.parent
    while let current = scope {
      if let members = current.as(MemberBlockSyntax.self) {
        return members.members.lazy.compactMap { type(of: name, in: $0.decl) }.first
      }
      scope = current.parent
    }
    return nil
  }

  private static func type(of name: String, in declaration: DeclSyntax) -> String? {
    declaration.as(VariableDeclSyntax.self)?.bindings.lazy.compactMap { binding -> String? in
      guard binding.pattern.trimmedDescription == name else { return nil }
      return binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?
        .wrappedType.trimmedDescription
    }.first
  }
}
