import SwiftSyntax

/// A compiler message, and the change that makes the code compile with the same effect.
private struct LosslessReduction: Sendable {
  typealias Adapt = @Sendable (inout ReductionCandidates, TokenSyntax, String) -> Void

  /// The texts of which the message contains one.
  let texts: [String]
  /// Whether the message must also be about a stand-in.
  let isAboutStandIns: Bool
  /// Adds the change as a candidate, if the code around the token has the expected form.
  let adapt: Adapt

  init(_ texts: String..., isAboutStandIns: Bool = false, reading adapt: @escaping Adapt) {
    self.texts = texts
    self.isAboutStandIns = isAboutStandIns
    self.adapt = adapt
  }

  /// A change that depends only on the code around the token.
  init(
    _ texts: String..., isAboutStandIns: Bool = false,
    at adapt: @escaping @Sendable (inout ReductionCandidates, TokenSyntax) -> Void
  ) {
    self.texts = texts
    self.isAboutStandIns = isAboutStandIns
    self.adapt = { candidates, token, _ in adapt(&candidates, token) }
  }

  func applies(to message: String) -> Bool {
    texts.contains(where: message.contains)
      && (!isAboutStandIns || message.contains("StandIn"))
  }

  static let all: [Self] = [
    Self(
      "does not override", "'override' can only be", "override a non-open", "overriding",
      at: { $0.removeOverride($1) }),
    Self("use the 'required' modifier", at: { $0.requireInitializer($1) }),
    Self("must have Optional type", at: { $0.makeOptional($1) }),
    Self("optional chaining on non-optional", at: { $0.removeOptionalChaining($1) }),
    Self("force unwrap value of non-optional", at: { $0.removeForceUnwrap($1) }),
    Self(
      "cannot assign value of type", "closure parameter", "function produces expected type",
      reading: { $0.assignedValue($1, $2) }),
    Self("operator", isAboutStandIns: true, reading: { $0.operands($1, $2) }),
    Self("mismatching types", isAboutStandIns: true, reading: { $0.branches($1, $2) }),
    Self("for-in loop requires", isAboutStandIns: true, at: { $0.iterateStandIn($1) }),
    Self(
      "expected condition type 'Bool'", isAboutStandIns: true, at: { $0.standInCondition($1) }),
    Self("switch must be exhaustive", at: { $0.completeSwitch($1) }),
    Self("because it matches a requirement", at: { $0.publish($1) }),
    Self("in coercion", reading: { $0.bridge($1, $2) }),
    Self("must be unwrapped", at: { $0.unwrapLookup($1) }),
    Self("to expected dictionary key type 'NS", at: { $0.bridgeKey($1) }),
    Self("CFDictionary", "ambiguous use of 'SecItem", at: { $0.coreFoundationDictionary($1) }),
    Self(
      "binding pattern cannot appear in an expression", "'_' can only appear in a pattern",
      "cannot be matched", "has no member 'success'", "has no member 'failure'",
      at: { $0.result($1) }),
    Self("use 'public' instead of 'open'", at: { $0.replaceModifier("open", by: "public", $1) }),
    // Earlier compilers allowed it.
    Self("'where' clause cannot use an internal", at: { $0.removeModifier("public", $1) }),
    Self("has been renamed to", reading: { $0.rename($1, $2) }),
    Self("expects 0 arguments", "could not be inferred", at: { $0.ignoredParameter($1) }),
    Self("cannot call value of non-function type", at: { $0.removeCall($1) }),
    Self("'characters' is unavailable", at: { $0.removeCharacters($1) }),
    Self("has no effect on concrete type", at: { $0.removeSomeOrAny($1) }),
    Self(
      "could not be inferred", "cannot infer key path", "KeyPath<", "key path value type",
      reading: { $0.keyPath($1, $2) }),
    Self("must use a 'required' initializer", at: { $0.instance($1) }),
    Self("'Any' cannot be constructed", at: { $0.implicitObject($1) }),
    Self(
      "to make capture semantics explicit", "implicit use of 'self' in closure",
      at: { $0.writeSelf($1) }),
    Self(
      "in a synchronous nonisolated context", "from a nonisolated context",
      reading: { $0.assumeMainActor($1, $2) }),
    Self("missing return", at: { $0.returnHarmlessValue($1) }),
  ]
}

extension ReductionCandidates {
  /// Adds the changes that lose nothing.
  mutating func adapt(_ token: TokenSyntax, _ message: String) {
    for reduction in LosslessReduction.all where reduction.applies(to: message) {
      reduction.adapt(&self, token, message)
    }
    if let setting = NetworkSetting.assignment(at: token) { add(.adaptation, setting, "()") }
  }
}
