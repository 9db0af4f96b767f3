import SwiftSyntax

/// The calls of a file that may create an object of a class known only at run time.
struct DynamicCalls {
  /// The names of generic parameters and associated types.
  var types: Set<String> = ["Self"]
  private var callees: Set<String> = []

  mutating func add(_ call: FunctionCallExprSyntax) {
    guard call.arguments.isEmpty, call.trailingClosure == nil else { return }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      callees.insert(name.baseName.text)
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`), let base = member.base,
      !base.is(SuperExprSyntax.self), base.trimmedDescription != "self"
    {
      // `type.init()` and `Screen.self.init()` may be dynamic, `Screen.init()` only if the name is generic.
      let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text
      callees.insert(name?.first?.isUppercase == true ? name ?? "" : "Self")
    }
  }

  var isSome: Bool { !types.isDisjoint(with: callees) }
}
