import SwiftSyntax

/// The variables whose value a dependency container provides.
enum LookupBinding {
  /// `container.resolve(Store.self)` for the `store` of `let store = container.resolve(Store.self)`.
  ///
  /// Some containers return an optional value, others the value itself; a stand-in returns one that is implicitly
  /// unwrapped, which a variable without a type makes optional.
  static func call(namedBy token: TokenSyntax) -> FunctionCallExprSyntax? {
    guard token.parent?.is(DeclReferenceExprSyntax.self) == true else { return nil }
    for block in token.ancestors.lazy.compactMap({ $0.as(CodeBlockItemListSyntax.self) }) {
      for item in block {
        guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings where binding.pattern.trimmedDescription == token.text {
          return binding.typeAnnotation == nil ? lookup(binding.initializer?.value) : nil
        }
      }
    }
    return nil
  }

  private static func lookup(_ value: ExprSyntax?) -> FunctionCallExprSyntax? {
    guard let call = value?.as(FunctionCallExprSyntax.self),
      ClosureParameters.isLookup(CallShape.name(of: call))
    else { return nil }
    return call
  }
}
