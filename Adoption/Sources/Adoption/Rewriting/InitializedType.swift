import SwiftSyntax

/// The type whose initializer a call without arguments calls.
enum InitializedType {
  /// `Timer` for `Timer()`, `Timer.init()` and the value of `var timer: Timer = .init()`.
  static func name(of call: FunctionCallExprSyntax) -> String {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init"
    else { return call.calledExpression.trimmedDescription }
    if let base = member.base { return base.trimmedDescription }
    guard let value = call.parent?.as(InitializerClauseSyntax.self),
      let binding = value.parent?.as(PatternBindingSyntax.self),
      let type = binding.typeAnnotation?.type
    else { return "" }
    return
      (type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type)
      .trimmedDescription
  }
}
