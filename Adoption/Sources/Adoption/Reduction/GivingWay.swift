import SwiftSyntax

/// One way to reduce the code around an error.
struct GivingWay {
  enum Kind: String {
    case attribute, override, adaptation, type, conformance, defaultArgument, initialValue,
      expression
    case condition, statement, closure, body, member
  }

  var kind: Kind
  /// The reduced node, for the ledger and for protection.
  var node: Syntax
  var edit: Edit
}

/// Lists the ways to reduce code for an error at a token, the smallest first.
struct GivingWays {
  private var ways: [GivingWay] = []

  static func list(at token: TokenSyntax, message: String) -> [GivingWay] {
    var ways = GivingWays()
    ways.adapt(token, message)
    ways.collect(token, message)
    return ways.ways
  }

  private mutating func add(_ kind: GivingWay.Kind, _ node: some SyntaxProtocol, _ edit: Edit) {
    ways.append(GivingWay(kind: kind, node: Syntax(node), edit: edit))
  }

  private mutating func add(_ kind: GivingWay.Kind, _ node: some SyntaxProtocol, _ text: String) {
    add(kind, node, Edit(node.range, text))
  }

  /// The same reduction of the neighboring assignments whose value is the same stand-in's, as in
  /// `label.textColor = Palette.dark`.
  static func alike(_ way: GivingWay, message: String) -> [GivingWay] {
    guard message.contains("cannot assign value of type 'StandIn'"),
      let value = way.node.as(ExprSyntax.self), let root = root(of: value),
      let item = way.node.ancestors.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return [] }
    return list.compactMap { other in
      guard other.id != item.id, let sequence = other.item.as(SequenceExprSyntax.self),
        sequence.elements.count == 3, let last = sequence.elements.last,
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        Self.root(of: last) == root
      else { return nil }
      return GivingWay(
        kind: .adaptation, node: Syntax(last),
        edit: Edit(
          last.range, [.text("standInValue("), .source(last.range), .text(")")]))
    }
  }

  /// The type at the start of a chain of members.
  private static func root(of expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else {
      let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      return name?.first?.isUppercase == true ? name : nil
    }
    return member.base.flatMap(root(of:))
  }

  // MARK: Without loss

  private mutating func adapt(_ token: TokenSyntax, _ message: String) {
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
    if message.contains("in coercion") { bridge(token, message) }
    if message.contains("must use a 'required' initializer") { instance(token) }
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

  /// An object of a class that is known only at run time; in Objective-C, every initializer is
  /// required.
  private mutating func instance(_ token: TokenSyntax) {
    guard
      let call = token.ancestors.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first(
        where: { $0.arguments.allSatisfy { Self.isOfNone($0) } && $0.trailingClosure == nil })
    else { return }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      let type = call.calledExpression
      add(
        .adaptation, call,
        Edit(call.range, [.text("instance(of: "), .source(type.range), .text(".self)")]))
      return
    }
    guard member.declName.baseName.tokenKind == .keyword(.`init`) else { return }
    guard let base = member.base else {
      add(.adaptation, call, "instance()")
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
        [.text("instance(of: "), .source(base.range), .text(isType ? ".self)" : ")")]))
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
    if types[1].hasPrefix("NS"), !types[0].hasPrefix("NS") {
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

  // MARK: By climbing

  private mutating func collect(_ token: TokenSyntax, _ message: String) {
    var child = Syntax(token)
    var hasExpression = false
    while let node = child.parent {
      defer { child = node }
      if let attribute = node.as(AttributeSyntax.self) {
        add(.attribute, attribute, "")
        continue
      }
      if let type = node.as(InheritedTypeSyntax.self) { dropConformance(type) }
      if let annotation = node.as(TypeAnnotationSyntax.self), annotation.type.id == child.id {
        add(.type, annotation.type, Reduced.type(of: annotation.type))
      }
      if let parameter = node.as(FunctionParameterSyntax.self), parameter.type.id == child.id {
        add(.type, parameter.type, Reduced.type(of: parameter.type))
      }
      if let clause = node.as(TypeInitializerClauseSyntax.self) {
        add(.type, clause.value, Reduced.type(of: clause.value))
      }
      if let clause = node.as(ReturnClauseSyntax.self) {
        add(.type, clause.type, Reduced.type(of: clause.type))
      }
      if let initializer = node.as(InitializerClauseSyntax.self) { value(of: initializer) }
      if !hasExpression, let expression = child.as(ExprSyntax.self), isTyped(expression, in: node) {
        hasExpression = true
        convert(expression, message)
        add(.expression, expression, Edit(expression.range, Reduced.value(of: expression)))
      }
      if let closure = node.as(ClosureExprSyntax.self), child.is(ClosureSignatureSyntax.self) {
        self.closure(closure)
      }
      if let condition = node.as(ConditionElementSyntax.self) { self.condition(condition, message) }
      if let item = node.as(CodeBlockItemSyntax.self) {
        statement(item)
        hasExpression = true
      }
      if let block = node.as(CodeBlockSyntax.self) { body(block) }
      if let accessors = node.as(AccessorBlockSyntax.self) { body(accessors) }
      if let member = node.as(MemberBlockItemSyntax.self) {
        if !member.decl.is(ClassDeclSyntax.self), !member.decl.is(StructDeclSyntax.self),
          !member.decl.is(EnumDeclSyntax.self), !member.decl.is(ProtocolDeclSyntax.self)
        {
          if member.decl.is(FunctionDeclSyntax.self) || member.decl.is(VariableDeclSyntax.self)
            || member.decl.is(InitializerDeclSyntax.self)
            || member.decl.is(SubscriptDeclSyntax.self)
            || member.decl.is(EnumCaseDeclSyntax.self) || member.decl.is(TypeAliasDeclSyntax.self)
            || member.decl.is(MacroExpansionDeclSyntax.self)
          {
            wholeBody(of: member)
            add(.member, member, "")
          }
        }
      }
      if let item = node.as(CodeBlockItemSyntax.self),
        item.parent?.parent?.is(SourceFileSyntax.self) == true,
        item.item.is(ExtensionDeclSyntax.self)
      {
        add(.member, item, "")
      }
    }
  }

  private mutating func dropConformance(_ type: InheritedTypeSyntax) {
    guard let clause = type.parent?.parent?.as(InheritanceClauseSyntax.self) else { return }
    let list = clause.inheritedTypes
    if list.count == 1 {
      add(.conformance, clause, "")
    } else if type.trailingComma != nil {
      add(.conformance, type, Edit(type.range, ""))
    } else if let position = list.firstIndex(where: { $0.id == type.id }) {
      let previous = list[list.index(before: position)]
      add(
        .conformance, type,
        Edit(previous.type.range.upperBound..<type.range.upperBound, ""))
    }
  }

  private mutating func value(of initializer: InitializerClauseSyntax) {
    let value = initializer.value
    if initializer.parent?.is(FunctionParameterSyntax.self) == true {
      add(.defaultArgument, value, Edit(value.range, Reduced.value(of: value)))
      return
    }
    guard let binding = initializer.parent?.as(PatternBindingSyntax.self),
      binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
    else { return }
    if binding.typeAnnotation != nil {
      add(.initialValue, value, Edit(value.range, Reduced.value(of: value)))
    } else {
      // The property keeps the type of the class in its initial value.
      let end = binding.pattern.range.upperBound
      let known = Reduced.leadingType(of: value).map { [$0] } ?? []
      for type in known + ["StandIn"] {
        add(
          .initialValue, value,
          Edit(end..<value.range.upperBound, [.text(": \(type) = ")] + Reduced.value(of: value)))
      }
    }
  }

  /// Whether an expression's type comes from its context.
  private func isTyped(_ expression: ExprSyntax, in parent: Syntax) -> Bool {
    if expression.is(ClosureExprSyntax.self) { return false }
    if let argument = parent.as(LabeledExprSyntax.self) {
      return argument.expression.id == expression.id
    }
    if parent.is(ReturnStmtSyntax.self) || parent.is(ArrayElementSyntax.self)
      || parent.is(DictionaryElementSyntax.self)
    {
      return true
    }
    if let list = parent.as(ExprListSyntax.self), list.count == 3, list.last?.id == expression.id {
      return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    }
    if let binding = parent.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    {
      return binding.typeAnnotation != nil
    }
    if let item = parent.as(CodeBlockItemSyntax.self) { return Reduced.isWholeResult(item) }
    return parent.is(ConditionElementSyntax.self)
  }

  /// A stand-in where the app expects its own type, or the reverse.
  private mutating func convert(_ expression: ExprSyntax, _ message: String) {
    if message.contains("to expected argument type 'StandIn")
      || message.contains("to type 'StandIn")
      || message.contains("specified type 'StandIn")
      || message.contains("expected element type 'StandIn")
    {
      add(
        .adaptation, expression,
        Edit(expression.range, [.text("StandIn(holding: "), .source(expression.range), .text(")")]))
    } else if message.contains("'AnyObject'") || message.contains("to be an instance of a class") {
      if let list = expression.parent?.parent?.as(DictionaryElementListSyntax.self) {
        // The compiler reports one value at a time.
        var pieces: [Edit.Piece] = []
        for element in list {
          pieces += [
            .source(element.key.range), .text(": (("), .source(element.value.range),
            .text(") as AnyObject)" + (element.trailingComma == nil ? "" : ", ")),
          ]
        }
        add(.adaptation, list, Edit(list.range, pieces))
      }
      add(
        .adaptation, expression,
        Edit(
          expression.range, [.text("(("), .source(expression.range), .text(") as AnyObject)")]))
    } else if message.contains("'StandIn") || message.contains("-> StandIn'")
      || message.contains("'dynamicallyCall'")
      || message.contains("expected contextual result type")
    {
      add(
        .adaptation, expression,
        Edit(expression.range, [.text("standInValue("), .source(expression.range), .text(")")]))
    }
  }

  private mutating func closure(_ closure: ClosureExprSyntax) {
    let captures = closure.signature?.capture?.trimmedDescription ?? ""
    let types = ClosureParameters.types(of: closure)
    let parameters = types.map { _ in "_" }.joined(separator: ", ")
    let head = captures.isEmpty && types.isEmpty ? "" : "\(captures) \(parameters) in "
    add(.closure, closure, "{ \(head)\(Reduced.use(of: closure)) }")
  }

  private mutating func condition(_ condition: ConditionElementSyntax, _ message: String) {
    switch condition.condition {
    case .expression(let expression):
      add(.condition, expression, Edit(expression.range, Reduced.value(of: expression)))
    case .optionalBinding(let binding):
      guard let value = binding.initializer?.value else { return }
      if message.contains("value of type 'StandIn"), let type = binding.typeAnnotation?.type {
        add(
          .adaptation, value,
          Edit(
            value.range,
            [
              .text("standInValue("), .source(value.range),
              .text(") as (\(type.trimmedDescription))?"),
            ]))
      }
      let type = binding.typeAnnotation.map { "(\($0.type.trimmedDescription))" } ?? "StandIn"
      add(
        .condition, value,
        Edit(value.range, Reduced.value(of: value) + [.text(" as \(type)?")]))
    default: break
    }
  }

  private mutating func statement(_ item: CodeBlockItemSyntax) {
    // A statement at the top of a file is a declaration or part of a script.
    if item.item.is(DeclSyntax.self), !item.item.is(VariableDeclSyntax.self) { return }
    if let declaration = item.item.as(VariableDeclSyntax.self) {
      if item.parent?.parent?.is(SourceFileSyntax.self) == true,
        let value = declaration.bindings.first?.initializer
      {
        globalValue(value)
        return
      }
      local(declaration)
      return
    }
    if let statement = item.item.as(ReturnStmtSyntax.self) {
      guard let value = statement.expression else { return }
      add(.statement, item, Edit(item.range, [.text("return ")] + Reduced.value(of: value)))
      return
    }
    if let statement = item.item.as(GuardStmtSyntax.self) {
      guardStatement(statement, item)
      return
    }
    if let sequence = item.item.as(SequenceExprSyntax.self), sequence.elements.count >= 3,
      let target = sequence.elements.first, let value = sequence.elements.last,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      sequence.elements.count > 3
    {
      let start = sequence.elements[
        sequence.elements.index(sequence.elements.startIndex, offsetBy: 2)]
      add(
        .expression, value,
        Edit(
          item.range,
          [.source(target.range), .text(" = ")] + Reduced.value(ofRange: start, value)))
    }
    if Reduced.isWholeResult(item) {
      add(.statement, item, Edit(item.range, Reduced.result(of: item)))
    } else {
      add(.statement, item, Edit(item.range, Reduced.statement(item)))
    }
  }

  private mutating func globalValue(_ initializer: InitializerClauseSyntax) {
    guard let binding = initializer.parent?.as(PatternBindingSyntax.self) else { return }
    let value = initializer.value
    if binding.typeAnnotation != nil {
      add(.initialValue, value, Edit(value.range, Reduced.value(of: value)))
    } else {
      let type = Reduced.leadingType(of: value) ?? "StandIn"
      add(
        .initialValue, value,
        Edit(
          binding.pattern.range.upperBound..<value.range.upperBound,
          [.text(": \(type) = ")] + Reduced.value(of: value)))
    }
  }

  private mutating func local(_ declaration: VariableDeclSyntax) {
    for binding in declaration.bindings {
      guard let value = binding.initializer?.value else { continue }
      if binding.typeAnnotation != nil {
        add(.statement, value, Edit(value.range, Reduced.value(of: value)))
      } else if binding.pattern.is(IdentifierPatternSyntax.self)
        || binding.pattern.is(WildcardPatternSyntax.self)
      {
        let type = Reduced.leadingType(of: value) ?? "StandIn"
        add(
          .statement, value,
          Edit(
            binding.pattern.range.upperBound..<value.range.upperBound,
            [.text(": \(type) = ")] + Reduced.value(of: value)))
        if type != "StandIn" {
          add(
            .statement, binding,
            Edit(
              binding.pattern.range.upperBound..<binding.range.upperBound,
              [.text(": StandIn = ")] + Reduced.value(of: value)))
        }
      } else if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
        let types = tuple.elements.map { _ in "StandIn" }.joined(separator: ", ")
        let values = tuple.elements.map { _ in "StandIn()" }.joined(separator: ", ")
        add(
          .statement, value,
          Edit(
            tuple.range.upperBound..<value.range.upperBound, ": (\(types)) = (\(values))"))
      }
    }
  }

  private mutating func guardStatement(_ statement: GuardStmtSyntax, _ item: CodeBlockItemSyntax) {
    // The code below needs the `self` that the guard unwraps.
    let bindsSelf = statement.conditions.contains { element in
      element.condition.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedDescription
        == "self"
    }
    guard !bindsSelf else { return }
    var pieces: [Edit.Piece] = []
    for condition in statement.conditions {
      switch condition.condition {
      case .optionalBinding(let binding):
        let name = binding.pattern.trimmedDescription
        let type = binding.typeAnnotation?.type.trimmedDescription ?? "StandIn"
        pieces.append(.text("let \(name): \(type) = "))
        pieces +=
          binding.initializer.map { Reduced.value(of: $0.value) } ?? [.text("reducedValue()")]
        pieces.append(.text("; "))
      default: pieces += [.text(Reduced.use(of: condition) + "; ")]
      }
    }
    add(.statement, item, Edit(item.range, pieces))
  }

  // MARK: Bodies

  private mutating func body(_ block: CodeBlockSyntax) {
    guard let parent = block.parent else { return }
    if let function = parent.as(FunctionDeclSyntax.self) {
      let result = function.signature.returnClause?.type.trimmedDescription
      add(.body, block, "{ " + Reduced.body(of: block.statements, returning: result) + " }")
    } else if parent.is(InitializerDeclSyntax.self) {
      initializerBody(block)
    } else if parent.is(AccessorDeclSyntax.self) {
      add(
        .body, block,
        "{ "
          + Reduced.body(
            of: block.statements,
            returning: parent.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
              ? "T" : nil) + " }")
    } else if parent.is(DeinitializerDeclSyntax.self) {
      add(.body, block, "{ \(Reduced.use(of: block.statements)) }")
    }
  }

  private mutating func body(_ accessors: AccessorBlockSyntax) {
    if case .getter(let statements) = accessors.accessors {
      add(.body, accessors, "{ " + Reduced.body(of: statements, returning: "T") + " }")
    }
  }

  /// Keeps the statements that set the object's own fields and that call the superclass.
  ///
  /// A field whose value needs a variable of the body, or that a branch sets, gets a harmless value.
  private mutating func initializerBody(_ block: CodeBlockSyntax) {
    let locals = LocalNames.declared(in: block)
    var pieces: [Edit.Piece] = [.text("{")]
    var written = Set(
      block.statements.compactMap {
        Reduced.assigned(by: $0, locals: locals)?.trimmedDescription
      })
    for item in block.statements {
      if let target = Reduced.assigned(by: item, locals: locals) {
        let usesLocals = Captures.names(in: item).contains(where: locals.contains)
        let isWritten = target.is(MemberAccessExprSyntax.self) && !usesLocals
        pieces +=
          isWritten
          ? [.text(" "), .source(item.range), .text(";")]
          : [.text(" "), .source(target.range), .text(" = reducedValue();")]
        continue
      }
      for target in Reduced.assigned(inBranchesOf: item, locals: locals)
      where written.insert(target.trimmedDescription).inserted {
        pieces += [.text(" "), .source(target.range), .text(" = reducedValue();")]
      }
      let text = item.trimmedDescription
      if text.hasPrefix("super.init") || text.hasPrefix("self.init") {
        pieces += [.text(" "), .source(item.range), .text(";")]
      }
    }
    add(.body, block, Edit(block.range, pieces + [.text(" }")]))
  }

  private mutating func wholeBody(of member: MemberBlockItemSyntax) {
    if let function = member.decl.as(FunctionDeclSyntax.self), let block = function.body {
      body(block)
    }
    if let initializer = member.decl.as(InitializerDeclSyntax.self), let block = initializer.body {
      body(block)
    }
  }
}
