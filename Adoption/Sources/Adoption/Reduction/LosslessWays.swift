import SwiftSyntax

// The ways that lose nothing: the code still does the same.
extension GivingWays {
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

  /// An object whose type only a missing function knows, as in `view.setSize(.init(width: 4))`.
  private mutating func implicitObject(_ token: TokenSyntax) {
    guard
      let call = token.ancestors.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.text == "init", call.trailingClosure == nil
    else { return }
    var pieces: [Edit.Piece] = [.text("StandIn(holding: [")]
    for argument in call.arguments {
      pieces.append(.source(argument.expression.range))
      pieces.append(.text(", "))
    }
    add(.adaptation, call, Edit(call.range, pieces + [.text("] as [Any?])")]))
  }

  /// An object of a class that is known only at run time; in Objective-C, every initializer is
  /// required.
  private mutating func instance(_ token: TokenSyntax) {
    let calls = token.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }
    if let call = calls.first(where: { Self.isInitializer($0) }) {
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      let type = callee ?? call.calledExpression
      let isType = type.trimmedDescription.first?.isUppercase == true
      add(
        .adaptation, call,
        Edit(
          call.range,
          [
            .text("instance(of: "), .source(type.range), .text(isType ? ".self, " : ", "),
            .source(call.arguments.range), .text(")"),
          ]))
      return
    }
    guard
      let call = token.ancestors.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first(
        where: { $0.arguments.allSatisfy { Self.isOfNone($0) } && $0.trailingClosure == nil })
    else { return }
    // With arguments, the call names UIKit's designated initializer.
    let function = call.arguments.isEmpty ? "instance" : "designatedInstance"
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      let type = call.calledExpression
      add(
        .adaptation, call,
        Edit(call.range, [.text("\(function)(of: "), .source(type.range), .text(".self)")]))
      return
    }
    guard member.declName.baseName.tokenKind == .keyword(.`init`) else { return }
    guard let base = member.base else {
      add(.adaptation, call, "\(function)()")
      return
    }
    // An initializer in a protocol's extension can only delegate.
    if base.trimmedDescription == "self" {
      add(.adaptation, call, "self.init(newInstance: ())")
      return
    }
    let isType = base.trimmedDescription.first?.isUppercase == true
    add(
      .adaptation, call,
      Edit(
        call.range,
        [.text("\(function)(of: "), .source(base.range), .text(isType ? ".self)" : ")")]))
  }

  /// Whether a call has the arguments of an initializer of UIKit's that `instance(of:…)` can call.
  private static func isInitializer(_ call: FunctionCallExprSyntax) -> Bool {
    guard !call.arguments.allSatisfy({ isOfNone($0) }) else { return false }
    return [["rootViewController"], ["style", "reuseIdentifier"], ["frame"]]
      .contains(call.arguments.map { $0.label?.text })
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

  /// Replaces `query as CFDictionary`, which on Linux is a cast only of a dictionary with texts as keys.
  private mutating func coreFoundationDictionary(_ token: TokenSyntax) {
    let call = token.enclosing(FunctionCallExprSyntax.self)
    let around = token.ancestors.lazy.compactMap { $0.as(ExprListSyntax.self) }.first
    let arguments = call?.arguments.compactMap {
      $0.expression.as(SequenceExprSyntax.self)?.elements
    }
    for elements in [around].compactMap(\.self) + (arguments ?? []) where elements.count == 3 {
      guard let value = elements.first, let type = elements.last?.as(TypeExprSyntax.self),
        type.type.trimmedDescription == "CFDictionary"
      else { continue }
      add(
        .adaptation, elements,
        Edit(
          value.range.lowerBound..<type.range.upperBound,
          [.text("cfDictionary("), .source(value.range), .text(")")]))
      return
    }
  }

  /// Replaces `url as NSURL` and `object as URL`, which are casts only with Objective-C.
  private mutating func bridge(_ token: TokenSyntax, _ message: String) {
    let types = ErrorMessage.quoted(in: message)
    guard types.count >= 2,
      let elements = token.ancestors.lazy.compactMap({ $0.as(ExprListSyntax.self) }).first,
      let cast = elements.firstIndex(where: {
        $0.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil
          && $0.is(UnresolvedAsExprSyntax.self)
      }),
      let first = elements.first,
      let last = elements[elements.index(after: cast)].as(
        TypeExprSyntax.self)
    else { return }
    let end = elements[elements.index(before: cast)].range.upperBound
    let value = first.range.lowerBound..<end
    let whole = first.range.lowerBound..<last.range.upperBound
    let type = last.type.trimmedDescription
    if !types[0].hasPrefix("NS"), !Self.isBridged(types[0]) {
      add(
        .adaptation, elements,
        Edit(value, [.text("standInValue("), .source(value), .text(")")]))
    } else if types[1].hasPrefix("NS"), !types[0].hasPrefix("NS") {
      add(
        .adaptation, elements,
        Edit(whole, [.text("("), .source(value), .text(")._bridgeToObjectiveC()")]))
    } else if types[0].hasPrefix("NS") {
      add(
        .adaptation, elements,
        Edit(
          whole,
          [.text("\(type)._unconditionallyBridgeFromObjectiveC("), .source(value), .text(")")]))
    }
  }

  /// Whether Foundation has a class for a type's values; a stand-in's type has none.
  private static func isBridged(_ type: String) -> Bool {
    type.hasPrefix("[") || type.contains(" ") || bridged.contains(baseName(ofType: type))
  }

  private static let bridged: Set<String> = [
    "Array", "Bool", "Calendar", "CGFloat", "CharacterSet", "Data", "Date", "DateComponents",
    "DateInterval", "Decimal", "Dictionary", "Double", "Error", "Float", "IndexPath", "IndexSet",
    "Int", "Int8", "Int16", "Int32", "Int64", "Locale", "Measurement", "Notification",
    "PersonNameComponents", "Set", "String", "Substring", "TimeZone", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "URL", "URLComponents", "URLQueryItem", "URLRequest", "UUID",
  ]

  /// A stand-in of which the code distinguishes success and failure.
  private mutating func result(_ token: TokenSyntax) {
    if let subject = ResultPattern.subject(around: token) {
      add(
        .adaptation, subject,
        Edit(
          subject.range, [.text("standInResult("), .source(subject.range), .text(")")]))
    }
  }

  /// A key path through a stand-in, as an argument: a closure that reads it can have any result.
  private mutating func keyPath(_ token: TokenSyntax, _ message: String) {
    var arguments: LabeledExprListSyntax?
    for ancestor in token.ancestors {
      if let path = ancestor.as(KeyPathExprSyntax.self) {
        arguments = path.parent?.as(LabeledExprSyntax.self)?.parent?.as(LabeledExprListSyntax.self)
      } else if let call = ancestor.as(FunctionCallExprSyntax.self), arguments == nil,
        call.calledExpression.range.contains(token.range.lowerBound)
      {
        arguments = call.arguments
      }
      if arguments != nil || ancestor.is(CodeBlockItemSyntax.self) { break }
    }
    for argument in arguments ?? [] {
      guard let path = argument.expression.as(KeyPathExprSyntax.self) else { continue }
      if message.contains("cannot infer key path") {
        add(.adaptation, path, "StandIn()")
      } else if message.contains("WritableKeyPath") || argument.label?.text == "to" {
        // What is assigned by a key path has the type of the values.
        let start = path.root?.range.upperBound ?? path.backslash.range.upperBound
        let name = path.components.trimmedDescription.filter { $0 != "?" && $0 != "!" }.drop {
          $0 == "."
        }
        add(
          .adaptation, path,
          Edit(
            path.range,
            [
              .source(path.range.lowerBound..<start),
              .text(".[standInMember: \"\(name)\"]"),
            ]))
      } else {
        let start = path.root?.range.upperBound ?? path.backslash.range.upperBound
        add(
          .adaptation, path,
          Edit(
            path.range,
            [.text("{ standInValue($0"), .source(start..<path.range.upperBound), .text(") }")]))
      }
    }
  }

  /// Whether an argument has the same effect as an initializer without arguments: an empty frame,
  /// no nib.
  private static func isOfNone(_ argument: LabeledExprSyntax) -> Bool {
    let value = argument.expression.trimmedDescription
    switch argument.label?.text {
    case "frame": return value == ".zero" || value == "CGRect.zero"
    case "nibName", "bundle": return true
    default: return false
    }
  }

  /// The compiler points at the target of an assignment, but the value can be reduced.
  private mutating func assignedValue(_ token: TokenSyntax, _ message: String) {
    for ancestor in token.ancestors {
      if ancestor.is(CodeBlockItemSyntax.self) {
        guard let sequence = ancestor.as(CodeBlockItemSyntax.self)?.item.as(SequenceExprSyntax.self)
        else { return }
        let elements = Array(sequence.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return }
        guard elements.count == 3 else {
          // A default for a missing value: `title = config.title ?? ""`.
          if message.contains("cannot assign value of type 'StandIn'") {
            let value = elements[2].range.lowerBound..<sequence.range.upperBound
            add(
              .adaptation, sequence,
              Edit(value, [.text("standInValue("), .source(value), .text(")")]))
            return
          }
          // A cast or an operation, as in `composer.delegate = screen as? Delegate`.
          guard message.contains("cannot assign"), message.contains("type 'StandIn'") else {
            return
          }
          let value = elements[2].range.lowerBound..<sequence.range.upperBound
          add(
            .adaptation, sequence,
            Edit(value, [.text("StandIn(holding: "), .source(value), .text(")")]))
          return
        }
        if let closure = elements[2].as(ClosureExprSyntax.self) {
          handler(closure, of: elements[0])
          return
        }
        guard message.contains("cannot assign") else { return }
        if message.contains("value of type 'StandIn'"),
          let type = UnwrappedDeclaration.type(of: elements[0])
        {
          // Without a type, the stand-in's value would be nil, and the next use would trap.
          add(
            .adaptation, elements[2],
            Edit(
              elements[2].range,
              [.text("standInValue("), .source(elements[2].range), .text(") as \(type)")]))
        }
        convert(elements[2], message)
        add(
          .expression, elements[2],
          Edit(elements[2].range, Reduced.value(of: elements[2])))
        return
      }
    }
  }

  /// An operand that is a stand-in, beside one of the app's types.
  private mutating func operands(_ token: TokenSyntax, _ message: String) {
    guard let list = token.ancestors.lazy.compactMap({ $0.as(ExprListSyntax.self) }).first,
      list.count == 3, let first = list.first, let last = list.last
    else { return }
    let types = ErrorMessage.quoted(in: message)
    let isFirst = message.contains("operands of type") && types.dropFirst().first == "StandIn"
    for operand in isFirst ? [first, last] : [last, first]
    where !operand.is(ClosureExprSyntax.self) && !operand.is(ArrayExprSyntax.self) {
      add(
        .adaptation, operand,
        Edit(operand.range, [.text("standInValue("), .source(operand.range), .text(")")]))
    }
  }

  /// A closure passed to a stand-in, which retains it and offers it to the shell.
  private mutating func handler(_ closure: ClosureExprSyntax, of target: ExprSyntax) {
    let types = ClosureParameters.types(of: closure)
    guard types.count <= 4,
      let name = target.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return }
    let list = types.map { ", (\($0)).self" }.joined()
    add(
      .adaptation, closure,
      Edit(
        closure.range, [.text("standInHandler(\"\(name)\"\(list)) "), .source(closure.range)]))
  }
}
