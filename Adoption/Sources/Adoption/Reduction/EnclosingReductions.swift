import SwiftSyntax

// Reductions of an expression, a statement or a declaration around an error, from the inside out.
extension ReductionCandidates {
  mutating func collect(_ token: TokenSyntax, _ message: String) {
    var child = Syntax(token)
    var hasExpression = false
    while let node = child.parent {
      defer { child = node }
      if let attribute = node.as(AttributeSyntax.self) {
        add(attribute.addsCode ? .macro : .attribute, attribute, "")
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
      if let initializer = node.as(InitializerClauseSyntax.self) { value(of: initializer, message) }
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
        // A missing function with a closure that has the name of one without: `addSubview(list) { … }`.
        if message.contains("extra trailing closure"),
          let call = item.item.as(FunctionCallExprSyntax.self),
          let pieces = Reduced.withoutTrailingClosure(call)
        {
          add(.statement, item, Edit(item.range, pieces))
        }
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

  private mutating func value(of initializer: InitializerClauseSyntax, _ message: String) {
    let value = initializer.value
    if initializer.parent?.is(FunctionParameterSyntax.self) == true {
      if message.contains("value of type") { convert(value, message) }
      add(.defaultArgument, value, Edit(value.range, Reduced.value(of: value)))
      return
    }
    guard let binding = initializer.parent?.as(PatternBindingSyntax.self),
      binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
    else { return }
    if binding.typeAnnotation != nil {
      convert(value, message)
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
    if let element = parent.as(DictionaryElementSyntax.self) {
      // Two keys with the same harmless value would trap: the whole dictionary is reduced instead.
      return element.value.id == expression.id
    }
    if parent.is(ReturnStmtSyntax.self) || parent.is(ArrayElementSyntax.self) { return true }
    if let operation = parent.as(PrefixOperatorExprSyntax.self) {
      return operation.operator.text == "!"
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

  /// Converts Alamofire's headers, which were a dictionary before version 5.
  private mutating func headers(_ expression: ExprSyntax, _ message: String) {
    let types = ErrorMessage.quoted(in: message)
    guard let from = types.first, let to = types.dropFirst().first,
      from.hasPrefix("HTTPHeaders") != to.hasPrefix("HTTPHeaders")
    else { return }
    let isOptional = from.hasSuffix("?")
    let pieces: [Edit.Piece] =
      if from.hasPrefix("HTTPHeaders") {
        [
          .text("("), .source(expression.range),
          .text(isOptional ? ")?.dictionary" : ").dictionary"),
        ]
      } else if isOptional {
        [.text("("), .source(expression.range), .text(").map { HTTPHeaders($0) }")]
      } else {
        [.text("HTTPHeaders("), .source(expression.range), .text(")")]
      }
    add(.adaptation, expression, Edit(expression.range, pieces))
  }

  /// A stand-in where the app expects its own type, or the reverse.
  mutating func convert(_ expression: ExprSyntax, _ message: String) {
    if message.contains("HTTPHeaders") { return headers(expression, message) }
    convertElements(expression, message)
    convertDefaulted(expression, message)
    if message.contains("type 'Result<StandIn,"),
      let to = ErrorMessage.quoted(in: message).dropFirst().first, to.hasPrefix("Result<")
    {
      add(
        .adaptation, expression,
        Edit(
          expression.range,
          [.text("("), .source(expression.range), .text(").map { standInValue($0) }")]))
    }
    if message.contains("to expected argument type 'StandIn")
      || message.contains("to type 'StandIn")
      || message.contains("specified type 'StandIn")
      || message.contains("expected element type 'StandIn")
    {
      add(
        .adaptation, expression,
        Edit(expression.range, [.text("StandIn(holding: "), .source(expression.range), .text(")")]))
    } else if let from = ErrorMessage.quoted(in: message).first,
      let to = ErrorMessage.quoted(in: message).dropFirst().first,
      ["cannot convert", "cannot be converted", "cannot assign value of type"]
        .contains(where: message.contains),
      wrappers.contains(baseName(ofType: to)), !wrappers.contains(baseName(ofType: from)),
      !from.hasPrefix("StandIn")
    {
      let cast = from == "[AnyHashable : Any]" ? " as [String: Any]" : ""
      add(
        .adaptation, expression,
        Edit(
          expression.range,
          [
            .text("standInObject(holding: "), .source(expression.range), .text("\(cast))"),
          ]))
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
      wrap(expression, in: "standInValue")
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
}

extension AttributeSyntax {
  /// Whether it is a macro, property wrapper or result builder, without which the code does less; the names of
  /// the compiler's own attributes begin with a small letter.
  fileprivate var addsCode: Bool {
    let name = attributeName.trimmedDescription
    let isOfCompiler = [
      "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
      "MainActor",
      "NSApplicationMain", "NSCopying", "Sendable", "UIApplicationMain",
    ].contains(name)
    return name.first?.isUppercase == true && !isOfCompiler
  }
}
