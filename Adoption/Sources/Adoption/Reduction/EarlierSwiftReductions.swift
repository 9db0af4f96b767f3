import SwiftSyntax

// Code of an earlier version of Swift, or for an earlier version of a dependency.
extension ReductionCandidates {
  mutating func rename(_ token: TokenSyntax, _ message: String) {
    guard let old = ErrorMessage.quoted(in: message).first,
      let new = ErrorMessage.quoted(in: message).last, token.text == old,
      new.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return }
    add(.adaptation, token, new)
  }

  /// Before Swift 4, a closure without parameters could ignore one: `{ _ in reload() }`.
  mutating func ignoredParameter(_ token: TokenSyntax) {
    guard let closure = token.ancestors.lazy.compactMap({ $0.as(ClosureExprSyntax.self) }).first,
      let signature = closure.signature,
      case .simpleInput(let parameters) = signature.parameterClause,
      parameters.count == 1, parameters.first?.name.tokenKind == .wildcard
    else { return }
    if signature.capture == nil, signature.returnClause == nil {
      add(.adaptation, signature, "")
    } else {
      add(.adaptation, parameters, "")
    }
  }

  /// A method of an earlier version of a dependency may be a property now.
  mutating func removeCall(_ token: TokenSyntax) {
    guard
      let call = token.ancestors.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first,
      call.arguments.isEmpty, call.trailingClosure == nil
    else { return }
    add(.adaptation, call, Edit(call.range, [.source(call.calledExpression.range)]))
  }

  /// Before Swift 4, a string's characters were a collection of their own.
  mutating func removeCharacters(_ token: TokenSyntax) {
    guard
      let access = token.ancestors.lazy.compactMap({ $0.as(MemberAccessExprSyntax.self) }).first,
      let base = access.base
    else { return }
    add(.adaptation, access, Edit(access.range, [.source(base.range)]))
  }

  mutating func removeSomeOrAny(_ token: TokenSyntax) {
    if let type = token.enclosing(SomeOrAnyTypeSyntax.self) {
      add(.adaptation, type.someOrAnySpecifier, "")
    }
  }

  mutating func writeSelf(_ token: TokenSyntax) {
    if let name = token.parent?.as(DeclReferenceExprSyntax.self) {
      add(.adaptation, name, Edit(name.range, [.text("self."), .source(name.range)]))
    }
  }
}
