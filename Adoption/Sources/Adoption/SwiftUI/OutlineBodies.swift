import SwiftSyntax

/// Finds the bodies whose result is a view of any kind, and their builder attributes.
final class OutlineBodies: SyntaxVisitor {
  struct Found {
    /// The range between the braces.
    var start: Int
    var stop: Int
    var statements: CodeBlockItemListSyntax?
    var end: AbsolutePosition?
    /// Whether the result is an `AnyView`.
    var isErased = false
    /// A view outside a body: `UIHostingController(rootView: ZStack { … })`.
    var value: ExprSyntax?
    /// Whether this is the place before a result that the body returns as it is.
    var isReturned = false
  }

  var found: [Found] = []
  private let declarations: ViewDeclarations

  init(_ declarations: ViewDeclarations) {
    self.declarations = declarations
    super.init(viewMode: .sourceAccurate)
  }

  private static let opaque: Set<String> = [
    "View", "SwiftUI.View", "Scene", "ToolbarContent", "CustomizableToolbarContent", "Commands",
    "TabContent",
  ]

  private func isOutline(_ type: TypeSyntax?) -> Bool {
    guard let some = type?.as(SomeOrAnyTypeSyntax.self),
      some.someOrAnySpecifier.tokenKind == .keyword(.some)
        || some.constraint.trimmedDescription.hasSuffix("View")
    else { return false }
    return Self.opaque.contains(some.constraint.trimmedDescription)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type else {
      return .visitChildren
    }
    let isErased = type.trimmedDescription == "AnyView"
    guard let accessors = binding.accessorBlock else { return .visitChildren }
    guard isOutline(type) || isErased else {
      if case .getter(let statements) = accessors.accessors {
        returnResult(of: statements, type, node.attributes)
      }
      return .visitChildren
    }
    switch accessors.accessors {
    case .getter(let statements):
      add(statements, accessors.leftBrace, accessors.rightBrace, isErased)
    case .accessors(let list):
      guard let block = list.first(where: { $0.accessorSpecifier.text == "get" })?.body else {
        return .visitChildren
      }
      add(block.statements, block.leftBrace, block.rightBrace, isErased)
    }
    removeBuilder(node.attributes)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.signature.returnClause?.type
    let isErased = type?.trimmedDescription == "AnyView"
    guard let type, let block = node.body else { return .visitChildren }
    guard isOutline(type) || isErased else {
      returnResult(of: block.statements, type, node.attributes)
      return .visitChildren
    }
    add(block.statements, block.leftBrace, block.rightBrace, isErased)
    removeBuilder(node.attributes)
    return .skipChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if node.label?.text == "rootView" || isErasure(node) {
      return addValue(node.expression, anyModifier: true)
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil
    else { return .visitChildren }
    return addValue(node.value, anyModifier: false)
  }

  /// The content of a cell: `cell.contentConfiguration = UIHostingConfiguration { … }`.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard ViewChain.name(of: node.calledExpression) == "UIHostingConfiguration",
      let closure = node.trailingClosure, closure.signature == nil
    else { return .visitChildren }
    add(closure.statements, closure.leftBrace, closure.rightBrace, false)
    return .skipChildren
  }

  /// Whether an argument is the only one of `AnyView(…)`.
  private func isErasure(_ node: LabeledExprSyntax) -> Bool {
    guard let call = node.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.count == 1
    else { return false }
    return ViewChain.name(of: call.calledExpression) == "AnyView"
  }

  /// Lowers a view outside a body: a container, or a view with modifiers of SwiftUI's own.
  private func addValue(_ value: ExprSyntax, anyModifier: Bool) -> SyntaxVisitorContinueKind {
    let chain = ViewChain(value, declarations)
    guard let call = chain.base?.as(FunctionCallExprSyntax.self) else { return .visitChildren }
    let name = ViewChain.name(of: call.calledExpression)
    // Its type may be written out: `let host: UIHostingController<AnyView>`.
    if name == "AnyView", chain.modifiers.isEmpty { return .visitChildren }
    let isOwn = declarations.views.contains(name)
    let isContainer = OutlineControls.containers.contains(name) && !isOwn
    let isControl = anyModifier && OutlineControls.names.contains(name) && !isOwn
    // The result of the app's own modifier may be another type.
    let isModified =
      isOwn && !chain.modifiers.isEmpty
      && (anyModifier || chain.modifiers.contains { OutlineModifiers.isKept($0.text) })
    guard isContainer || isControl || isModified,
      !chain.modifiers.contains(where: { declarations.modifiers.contain($0) })
    else { return .visitChildren }
    let range = value.contentRange
    found.append(Found(start: range.lowerBound, stop: range.upperBound, value: value))
    return .skipChildren
  }

  private func add(
    _ statements: CodeBlockItemListSyntax, _ left: TokenSyntax, _ right: TokenSyntax,
    _ isErased: Bool
  ) {
    found.append(
      Found(
        start: left.endPositionBeforeTrailingTrivia.utf8Offset,
        stop: right.positionAfterSkippingLeadingTrivia.utf8Offset, statements: statements,
        end: right.positionAfterSkippingLeadingTrivia, isErased: isErased))
  }

  /// Keeps a view builder from turning a result of a view's own type, `-> HomeView`, into an outline.
  ///
  /// A witness of a requirement with a builder has the builder too, unless it says `return`.
  private func returnResult(
    of statements: CodeBlockItemListSyntax, _ type: TypeSyntax, _ attributes: AttributeListSyntax
  ) {
    guard attributes.names.contains("ViewBuilder") || declarations.views.contains(type.plainName),
      case .expr(let result)? = statements.last?.item,
      !result.is(IfExprSyntax.self), !result.is(SwitchExprSyntax.self), !isTrap(result)
    else { return }
    let start = result.contentRange.lowerBound
    found.append(Found(start: start, stop: start, isReturned: true))
    removeBuilder(attributes)
  }

  private func isTrap(_ result: ExprSyntax) -> Bool {
    guard let call = result.as(FunctionCallExprSyntax.self) else { return false }
    return ["fatalError", "preconditionFailure"].contains(
      ViewChain.name(of: call.calledExpression))
  }

  private func removeBuilder(_ attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription.hasSuffix("Builder") {
      let range = attribute.contentRange
      found.append(Found(start: range.lowerBound, stop: range.upperBound))
    }
  }
}
