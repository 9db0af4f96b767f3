import SwiftSyntax

/// Writes the statements that create the outline of a view's body.
struct OutlineWriter {
  let declarations: ViewDeclarations
  var text: LoweredText
  /// Whether the closure around has a binding to the selected tab.
  var hasTabSelection = false
  /// Whether loops show a picker's options.
  var showsOptions = false
  /// Whether the closure around is a picker's option, whose contents aren't options.
  var isInOption = false
  /// Whether the loop that comes next shows rows that the user can delete.
  var showsRows = false

  mutating func body(_ statements: CodeBlockItemListSyntax, isErased: Bool) {
    text.write(" let outline = ViewOutline(); ")
    items(statements)
    text.write(isErased ? " return AnyView(outline) " : " return outline ")
  }

  /// A view outside a body, which is built at once, as SwiftUI builds it.
  mutating func value(_ expression: ExprSyntax) {
    text.write("ViewOutline { (outline: ViewOutline) in ")
    self.expression(expression)
    text.reach(expression.endPositionBeforeTrailingTrivia)
    text.write("}")
  }

  // MARK: Statements

  mutating func items(_ statements: CodeBlockItemListSyntax) {
    for item in statements {
      switch item.item {
      case .expr(let expression): self.expression(expression)
      case .stmt(let statement): self.statement(statement)
      case .decl(let declaration): self.declaration(declaration)
      }
    }
  }

  private mutating func declaration(_ declaration: DeclSyntax) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        // A directive needs its own line.
        text.reach(clause.positionAfterSkippingLeadingTrivia)
        text.write(clause.poundKeyword.text)
        if let condition = clause.condition { text.write(" " + condition.trimmedDescription) }
        if case .statements(let inner) = clause.elements {
          if let first = inner.first { text.reach(first.positionAfterSkippingLeadingTrivia) }
          items(inner)
        }
      }
      text.reach(conditional.poundEndif.positionAfterSkippingLeadingTrivia)
      text.write("#endif")
      if let next = conditional.nextToken(viewMode: .sourceAccurate) {
        text.reach(next.positionAfterSkippingLeadingTrivia)
      }
      return
    }
    text.copy(declaration)
    text.write("; ")
  }

  private mutating func statement(_ statement: StmtSyntax) {
    if let value = statement.as(ReturnStmtSyntax.self)?.expression {
      expression(value)
    } else if let wrapped = statement.as(ExpressionStmtSyntax.self) {
      expression(wrapped.expression)
    } else if !statement.is(ReturnStmtSyntax.self) {
      text.copy(statement)
      text.write("; ")
    }
  }

  // MARK: Expressions

  mutating func expression(_ expression: ExprSyntax) {
    if let conditional = expression.as(IfExprSyntax.self) {
      ifExpression(conditional)
      text.write("; ")
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      switchExpression(choice)
      text.write("; ")
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      ternary(sequence)
    } else {
      chain(ViewChain(expression, declarations))
    }
  }

  private mutating func ifExpression(_ node: IfExprSyntax) {
    text.reach(node.positionAfterSkippingLeadingTrivia)
    text.write("if ")
    text.copy(node.conditions)
    text.write(" { ")
    items(node.body.statements)
    text.write("}")
    switch node.elseBody {
    case .ifExpr(let next):
      text.write(" else ")
      ifExpression(next)
    case .codeBlock(let block):
      text.write(" else { ")
      items(block.statements)
      text.write("}")
    case nil: break
    }
  }

  private mutating func switchExpression(_ node: SwitchExprSyntax) {
    text.reach(node.positionAfterSkippingLeadingTrivia)
    text.write("switch ")
    text.copy(node.subject)
    text.write(" { ")
    for element in node.cases {
      guard case .switchCase(let choice) = element else { continue }
      text.copy(choice.label)
      text.write(" ")
      items(choice.statements)
      text.write("break; ")
    }
    text.write("}")
  }

  private mutating func ternary(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    guard elements.count == 3, let choice = elements[1].as(UnresolvedTernaryExprSyntax.self) else {
      return
    }
    text.reach(sequence.positionAfterSkippingLeadingTrivia)
    text.write("if ")
    text.copy(elements[0])
    text.write(" { ")
    expression(choice.thenExpression)
    text.write("} else { ")
    expression(elements[2])
    text.write("}; ")
  }

  // MARK: Chains

  private mutating func chain(_ chain: ViewChain) {
    var chain = chain
    // Only the app's code knows the result of its own modifiers.
    if let last = chain.modifiers.lastIndex(where: { declarations.modifiers.contain($0) }) {
      let own = chain.modifiers[last]
      let rest = Array(chain.modifiers[(last + 1)...])
      chain.modifiers.removeSubrange(last...)
      group(rest, of: nil) { writer in
        writer.text.write("outline.add(ViewOutline { outline in ")
        writer.chain(chain)
        writer.text.write("}")
        writer.text.reach(own.name.positionAfterSkippingLeadingTrivia)
        writer.text.write(".\(own.text)")
        writer.arguments(of: own.call, callee: own.text)
        writer.text.write("); ")
      }
      return
    }
    let modifiers = chain.modifiers
    group(modifiers, of: chain.base) { writer in
      if let base = chain.base {
        writer.base(base)
      } else {
        writer.text.write("outline.add(self); ")
      }
    }
  }

  /// Writes a view and the effects of its modifiers.
  private mutating func group(
    _ modifiers: [ViewChain.Modifier], of view: ExprSyntax?, _ base: (inout OutlineWriter) -> Void
  ) {
    let kept = modifiers.filter {
      OutlineModifiers.isKept($0.text)
        || OutlineModifiers.ofLoops.contains($0.text) && ViewChain.isLoop(view)
    }
    guard !kept.isEmpty else { return base(&self) }
    text.write("outline.group { outline in ")
    showsRows = kept.contains { $0.text == "onDelete" }
    base(&self)
    showsRows = false
    text.write("}")
    for modifier in kept { self.modifier(modifier) }
    text.write("; ")
  }

  private mutating func modifier(_ modifier: ViewChain.Modifier) {
    let call = modifier.call
    text.reach(modifier.name.positionAfterSkippingLeadingTrivia)
    text.write(".\(modifier.text)")
    if OutlineModifiers.copied.contains(modifier.text) {
      // Suggestions only complete the text of a search field.
      arguments(
        of: call, callee: modifier.text, withClosure: modifier.text != "searchable")
      return
    }
    if OutlineModifiers.isDialog(modifier.text) { return dialog(call) }
    // Parameters that take a view receive its outline; the others are copied.
    var isFirst = true
    text.write("(")
    for argument in call.arguments where argument.label?.text != "preview" {
      let isValue = OutlineModifiers.values.contains(argument.label?.text ?? "")
      if !isValue, let closure = argument.expression.as(ClosureExprSyntax.self) {
        text.write(isFirst ? "" : ", ")
        label(argument.label)
        outlineClosure(closure)
      } else if OutlineModifiers.takesView(modifier.text, argument.label?.text) {
        text.write(isFirst ? "" : ", ")
        label(argument.label)
        text.write("ViewOutline { outline in ")
        expression(argument.expression)
        text.write("}")
      } else if isValue {
        text.write(isFirst ? "" : ", ")
        label(argument.label)
        text.copy(argument.expression)
      } else {
        continue
      }
      isFirst = false
    }
    text.write(")")
    if let closure = call.trailingClosure {
      text.write(" ")
      // In front of `content:`, a presentation has `onDismiss`, which shows nothing.
      let isContent = call.additionalTrailingClosures.allSatisfy { $0.label.text != "content" }
      if isContent { outlineClosure(closure) } else { text.copy(closure) }
    }
    for element in call.additionalTrailingClosures where element.label.text != "preview" {
      text.write(" \(element.label.text): ")
      if element.label.text == "content" {
        outlineClosure(element.closure)
      } else {
        text.copy(element.closure)
      }
    }
  }

  mutating func label(_ token: TokenSyntax?) {
    if let token { text.write("\(token.text): ") }
  }

  // MARK: Views

  private mutating func base(_ expression: ExprSyntax) {
    text.reach(expression.positionAfterSkippingLeadingTrivia)
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
        return self.expression(only.expression)
      }
      // A property of the view, a stored view, or a parameter.
      guard
        expression.is(DeclReferenceExprSyntax.self)
          || expression.as(MemberAccessExprSyntax.self)?.base != nil
      else { return }
      text.write("outline.add(")
      text.copy(expression)
      text.write("); ")
      return
    }
    let name = ViewChain.name(of: call.calledExpression)
    let outer = showsOptions
    if isInOption, !OutlineControls.transparent.contains(name) { showsOptions = false }
    defer { showsOptions = outer }
    if OutlineControls.names.contains(name), !declarations.views.contains(name) {
      control(name, call)
    } else if name.first?.isUppercase == true, !declarations.views.contains(name),
      OutlineControls.isContainer(call, name)
    {
      container(name, call)
    } else {
      // The app's own view, or a function that returns one.
      text.write("outline.add(")
      text.copy(call.calledExpression)
      arguments(of: call, callee: name)
      text.write("); ")
    }
  }

  /// The arguments of a call, with outlines for those that take a view builder.
  private mutating func arguments(
    of call: FunctionCallExprSyntax, callee: String, withClosure: Bool = true
  ) {
    let hasList = call.leftParen != nil || call.trailingClosure == nil
    if hasList {
      text.write("(")
      for argument in call.arguments {
        if argument.id != call.arguments.first?.id { text.write(", ") }
        label(argument.label)
        closureOrCopy(argument.expression, callee, argument.label?.text ?? "_")
      }
      text.write(")")
    }
    if withClosure, let closure = call.trailingClosure {
      text.write(" ")
      closureOrCopy(ExprSyntax(closure), callee, nil)
    }
    for element in call.additionalTrailingClosures {
      text.write(" \(element.label.text): ")
      closureOrCopy(ExprSyntax(element.closure), callee, element.label.text)
    }
  }

  private mutating func closureOrCopy(_ expression: ExprSyntax, _ callee: String, _ label: String?)
  {
    if let closure = expression.as(ClosureExprSyntax.self),
      declarations.takesBuilder(callee, label: label)
        || callee.first?.isUppercase == true && showsViews(closure)
    {
      return outlineResult(closure)
    }
    text.copy(expression)
  }

  /// Whether a closure's statements only create views.
  private func showsViews(_ closure: ClosureExprSyntax) -> Bool {
    !closure.statements.isEmpty
      && closure.statements.allSatisfy { item in
        guard case .expr(let expression) = item.item else { return false }
        guard
          let call = ViewChain(expression, declarations).base?.as(
            FunctionCallExprSyntax.self)
        else {
          return false
        }
        let name = ViewChain.name(of: call.calledExpression)
        return declarations.views.contains(name) || OutlineControls.names.contains(name)
          || OutlineControls.containers.contains(name)
      }
  }

  /// `{ outline in … }`, which adds to an existing outline.
  mutating func outlineClosure(_ closure: ClosureExprSyntax) {
    text.reach(closure.positionAfterSkippingLeadingTrivia)
    var names = OutlineControls.parameters(of: closure)
    let outer = text.element
    // `.sheet(item: $flow) { FlowView(flow: $0) }` names its item.
    if names.isEmpty, closure.signature == nil, ImplicitParameter.isUsed(by: closure) {
      names = ["element"]
      text.element = "element"
    }
    defer { text.element = outer }
    text.write(
      "{ (outline: ViewOutline\(names.isEmpty ? "" : ", " + names.joined(separator: ", "))")
    text.write(") in ")
    items(closure.statements)
    text.write("}")
  }

  /// A closure that returns its own outline.
  mutating func outlineResult(_ closure: ClosureExprSyntax) {
    text.reach(closure.positionAfterSkippingLeadingTrivia)
    text.write("{ ")
    if let signature = closure.signature { text.copy(signature) }
    // A single expression, which works with and without a builder.
    text.write(" ViewOutline { (outline: ViewOutline) in ")
    items(closure.statements)
    text.write("} }")
  }
}
