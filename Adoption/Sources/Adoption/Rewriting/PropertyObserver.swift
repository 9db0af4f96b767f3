import SwiftSyntax

/// An override that only observes a property of UIKit's class in an extension: `override var bounds:
/// CGRect { didSet { … } }`.
///
/// An extension can't have such a property here, so its observer becomes a function that the
/// subclass's observer calls.
struct PropertyObserver {
  private let declaration: VariableDeclSyntax
  private let property: TokenSyntax
  private let type: TypeAnnotationSyntax
  private let accessor: AccessorDeclSyntax

  init?(_ node: VariableDeclSyntax) {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let property = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation,
      case .accessors(let list) = binding.accessorBlock?.accessors, list.count == 1,
      let accessor = list.first,
      ["didSet", "willSet"].contains(accessor.accessorSpecifier.text)
    else { return nil }
    declaration = node
    self.property = property
    self.type = type
    self.accessor = accessor
  }

  var specifier: TokenSyntax { accessor.accessorSpecifier }

  /// The function's name.
  var name: String { CategoryOverrides.prefix + property.text + "_" + specifier.text }

  /// What the subclass's observer passes.
  var argument: String { specifier.text == "didSet" ? "oldValue" : "newValue" }

  /// Turns the declaration into the function; every token stays on its line.
  func rewrite(in visitor: RewriteVisitor) {
    let parameter = accessor.parameters?.name.text ?? argument
    visitor.edits.replace(
      declaration.bindingSpecifier.contentRange, with: "func", in: visitor.parsed.bytes)
    visitor.edits.insert(CategoryOverrides.prefix, at: property.contentRange.lowerBound)
    visitor.edits.insert(
      "_\(specifier.text)(_ \(parameter)", at: property.contentRange.upperBound)
    visitor.edits.insert(")", at: type.contentRange.upperBound)
    visitor.edits.replace(specifier.contentRange, with: "do", in: visitor.parsed.bytes)
    if let parameters = accessor.parameters {
      visitor.edits.blank(parameters.contentRange, in: visitor.parsed.bytes)
    }
  }
}
