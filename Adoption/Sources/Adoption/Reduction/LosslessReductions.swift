import SwiftSyntax

// The ways that lose nothing: the code still does the same.
extension ReductionCandidates {
  mutating func adapt(_ token: TokenSyntax, _ message: String) {
    if message.contains("does not override") || message.contains("'override' can only be")
      || message.contains("override a non-open") || message.contains("overriding")
    {
      let modifiers =
        token.ancestors.lazy.compactMap { $0.asProtocol(WithModifiersSyntax.self) }.first?.modifiers
      if let modifier = modifiers?.first(where: { $0.name.text == "override" }) {
        add(.override, modifier, "")
      }
    }
    // A class of a package may have initializers that are required here and not on iOS.
    if message.contains("use the 'required' modifier"),
      let modifiers = token.enclosing(InitializerDeclSyntax.self)?.modifiers,
      let modifier = modifiers.first(where: { $0.name.text == "override" })
    {
      add(.adaptation, modifier.name, "required")
    }
    if message.contains("must have Optional type"),
      let condition = token.enclosing(OptionalBindingConditionSyntax.self)
    {
      if let value = condition.initializer?.value {
        add(
          .adaptation, value,
          Edit(value.range, [.text("Optional("), .source(value.range), .text(")")]))
      } else if let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier {
        add(.adaptation, name, "\(name.text) = Optional(\(name.text))")
      }
    }
    if message.contains("optional chaining on non-optional"),
      let chain = token.ancestors.lazy.compactMap({ $0.as(OptionalChainingExprSyntax.self) }).first
    {
      add(.adaptation, chain.questionMark, "")
    }
    if message.contains("force unwrap value of non-optional"),
      let unwrap = token.ancestors.lazy.compactMap({ $0.as(ForceUnwrapExprSyntax.self) }).first
    {
      add(.adaptation, unwrap.exclamationMark, "")
    }
    if message.contains("cannot assign value of type") || message.contains("closure parameter")
      || message.contains("function produces expected type")
    {
      assignedValue(token, message)
    }
    if message.contains("operator"), message.contains("StandIn") { operands(token, message) }
    if message.contains("for-in loop requires"), message.contains("StandIn"),
      let loop = token.enclosing(ForStmtSyntax.self)
    {
      let sequence = loop.sequence
      add(
        .adaptation, sequence,
        Edit(sequence.range, [.text("standInElements("), .source(sequence.range), .text(")")]))
    }
    if message.contains("switch must be exhaustive"),
      let control = token.enclosing(SwitchExprSyntax.self)
    {
      // A default for unknown cases becomes a default for all cases.
      for item in control.cases {
        guard let attribute = item.as(SwitchCaseSyntax.self)?.attribute else { continue }
        add(.adaptation, attribute, "")
        return
      }
      let brace = control.rightBrace
      add(.adaptation, brace, Edit(brace.range, [.text("default: break "), .source(brace.range)]))
    }
    if message.contains("because it matches a requirement") { publish(token) }
    if message.contains("in coercion") { bridge(token, message) }
    if let setting = NetworkSetting.assignment(at: token) { add(.adaptation, setting, "()") }
    if message.contains("must be unwrapped"), let lookup = LookupBinding.call(namedBy: token) {
      add(.adaptation, lookup, Edit(lookup.range, [.source(lookup.range), .text("!")]))
    }
    if message.contains("to expected dictionary key type 'NS"),
      let key = token.enclosing(DictionaryElementSyntax.self)?.key
    {
      add(
        .adaptation, key,
        Edit(key.range, [.text("("), .source(key.range), .text(")._bridgeToObjectiveC()")]))
    }
    if message.contains("CFDictionary") || message.contains("ambiguous use of 'SecItem") {
      coreFoundationDictionary(token)
    }
    if message.contains("binding pattern cannot appear in an expression")
      || message.contains("'_' can only appear in a pattern")
      || message.contains("cannot be matched") || message.contains("has no member 'success'")
      || message.contains("has no member 'failure'")
    {
      result(token)
    }
    if message.contains("use 'public' instead of 'open'"),
      let modifiers = token.ancestors.lazy.compactMap({ $0.asProtocol(WithModifiersSyntax.self) })
        .first?.modifiers, let modifier = modifiers.first(where: { $0.name.text == "open" })
    {
      add(.adaptation, modifier.name, "public")
    }
    // Earlier compilers allowed it.
    if message.contains("'where' clause cannot use an internal"),
      let modifiers = token.ancestors.lazy.compactMap({ $0.asProtocol(WithModifiersSyntax.self) })
        .first?.modifiers, let modifier = modifiers.first(where: { $0.name.text == "public" })
    {
      add(.adaptation, modifier, "")
    }
    // Code of an earlier version of Swift.
    if message.contains("has been renamed to"), let old = ErrorMessage.quoted(in: message).first,
      let new = ErrorMessage.quoted(in: message).last, token.text == old,
      new.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    {
      add(.adaptation, token, new)
    }
    if message.contains("expects 0 arguments") || message.contains("could not be inferred") {
      ignoredParameter(token)
    }
    // A method of an earlier version of a dependency may be a property now.
    if message.contains("cannot call value of non-function type"),
      let call = token.ancestors.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first,
      call.arguments.isEmpty, call.trailingClosure == nil
    {
      add(.adaptation, call, Edit(call.range, [.source(call.calledExpression.range)]))
    }
    // Before Swift 4, a string's characters were a collection of their own.
    if message.contains("'characters' is unavailable"),
      let access = token.ancestors.lazy.compactMap({ $0.as(MemberAccessExprSyntax.self) }).first,
      let base = access.base
    {
      add(.adaptation, access, Edit(access.range, [.source(base.range)]))
    }
    if message.contains("has no effect on concrete type"),
      let type = token.enclosing(SomeOrAnyTypeSyntax.self)
    {
      add(.adaptation, type.someOrAnySpecifier, "")
    }
    if message.contains("could not be inferred") || message.contains("cannot infer key path")
      || message.contains("KeyPath<") || message.contains("key path value type")
    {
      keyPath(token, message)
    }
    if message.contains("must use a 'required' initializer") { instance(token) }
    if message.contains("'Any' cannot be constructed") { implicitObject(token) }
    if message.contains("to make capture semantics explicit")
      || message.contains("implicit use of 'self' in closure"),
      let name = token.parent?.as(DeclReferenceExprSyntax.self)
    {
      add(.adaptation, name, Edit(name.range, [.text("self."), .source(name.range)]))
    }
    if message.contains("missing return"),
      let block = token.ancestors.lazy.compactMap({ $0.as(CodeBlockSyntax.self) }).first
    {
      let brace = block.rightBrace
      add(
        .adaptation, brace,
        Edit(brace.range, [.text("; return reducedValue() "), .source(brace.range)]))
    }
  }

  /// Makes a declaration public that on iOS doesn't have to meet an optional requirement of UIKit's.
  private mutating func publish(_ token: TokenSyntax) {
    let declaration = token.ancestors.lazy
      .compactMap { $0.asProtocol((any WithModifiersSyntax).self) }.first
    guard let declaration else { return }
    let access = declaration.modifiers.first {
      ["private", "fileprivate", "internal"].contains($0.name.text) && $0.detail == nil
    }
    let introducer =
      declaration.as(VariableDeclSyntax.self)?.bindingSpecifier
      ?? declaration.as(FunctionDeclSyntax.self)?.funcKeyword
    if let access {
      add(.adaptation, access, "public")
    } else if let introducer {
      add(.adaptation, introducer, "public \(introducer.text)")
    }
  }

  /// Before Swift 4, a closure without parameters could ignore one: `{ _ in reload() }`.
  private mutating func ignoredParameter(_ token: TokenSyntax) {
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

  /// A stand-in whose success and failure the code distinguishes.
  mutating func result(_ token: TokenSyntax) {
    if let subject = ResultPattern.subject(around: token) {
      add(
        .adaptation, subject,
        Edit(
          subject.range, [.text("standInResult("), .source(subject.range), .text(")")]))
    }
  }
}
