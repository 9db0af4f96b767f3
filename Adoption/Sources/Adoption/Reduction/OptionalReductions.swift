import SwiftSyntax

// Values that are optional on iOS only, or only on Linux.
extension ReductionCandidates {
  mutating func makeOptional(_ token: TokenSyntax) {
    guard let condition = token.enclosing(OptionalBindingConditionSyntax.self) else { return }
    if let value = condition.initializer?.value {
      wrap(value, in: "Optional")
    } else if let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      add(.adaptation, name, "\(name.text) = Optional(\(name.text))")
    }
  }

  mutating func removeOptionalChaining(_ token: TokenSyntax) {
    if let chain = token.ancestors.lazy.compactMap({ $0.as(OptionalChainingExprSyntax.self) }).first
    {
      add(.adaptation, chain.questionMark, "")
    }
  }

  mutating func removeForceUnwrap(_ token: TokenSyntax) {
    if let unwrap = token.ancestors.lazy.compactMap({ $0.as(ForceUnwrapExprSyntax.self) }).first {
      add(.adaptation, unwrap.exclamationMark, "")
    }
  }

  mutating func unwrapLookup(_ token: TokenSyntax) {
    if let lookup = LookupBinding.call(namedBy: token) {
      add(.adaptation, lookup, Edit(lookup.range, [.source(lookup.range), .text("!")]))
    }
  }
}
