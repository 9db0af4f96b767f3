import SwiftSyntax

/// Adds accessors to an `@NSManaged` property, because Core Data generates none here.
enum ManagedProperty {
  static func rewrite(_ node: VariableDeclSyntax, in visitor: RewriteVisitor) {
    guard let binding = node.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      binding.typeAnnotation != nil
    else { return }
    visitor.edits.insert(
      " { get { managedValue(self, \"\(name)\") } set { setManagedValue(newValue, self, \"\(name)\") } }",
      at: binding.contentRange.upperBound)
  }
}
