import SwiftSyntax

/// The names in the types of a declaration's stored properties and enum payloads.
final class PropertyTypes: SyntaxVisitor {
  private var names: [String] = []

  static func names(in declaration: Syntax) -> [String] {
    let finder = PropertyTypes(viewMode: .sourceAccurate)
    for member in declaration.asProtocol(DeclGroupSyntax.self)?.memberBlock.members ?? [] {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings where binding.accessorBlock == nil {
          if let annotation = binding.typeAnnotation { finder.walk(annotation) }
        }
      } else if member.decl.is(EnumCaseDeclSyntax.self) {
        finder.walk(member)
      }
    }
    return finder.names
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.name.text)
    return .visitChildren
  }
}
