import SwiftSyntax

/// Collects the types that a file declares and extends.
final class DeclarationScan: SyntaxVisitor {
  private(set) var fragments: [Declarations.TypeDeclaration] = []
  private(set) var mentions: Set<String> = []
  private(set) var dynamicCalls = DynamicCalls()
  /// UIKit's classes that the file creates objects of.
  private(set) var created: Set<String> = []
  private(set) var weakBoxes = WeakBoxes()
  private(set) var aliases = TypeAliases()
  private let file: String
  private let module: String
  private let converter: SourceLocationConverter
  private let conditions: ActiveConditions
  private var stack: [Declarations.TypeDeclaration] = []
  private var isExtension: [Bool] = []

  init(
    file: String, module: String, converter: SourceLocationConverter, conditions: ActiveConditions
  ) {
    self.conditions = conditions
    self.file = file
    self.module = module
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  private func enter(
    _ node: some DeclGroupSyntax, name: String, kind: Declarations.Kind, isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let outer = stack.last.map { $0.name + "." } ?? ""
    var type = Declarations.TypeDeclaration(name: outer + name, kind: kind)
    if !isExtension {
      type.file = file
      type.module = module
      type.line =
        converter.location(for: node.memberBlock.leftBrace.positionAfterSkippingLeadingTrivia).line
      type.bodyEnd = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    type.inherited =
      node.inheritanceClause?.inheritedTypes.flatMap { TypeAliases.parts(of: $0.type) } ?? []
    type.attributes = Set(node.attributes.names)
    stack.append(type)
    self.isExtension.append(isExtension)
    return .visitChildren
  }

  private func leave() {
    if let type = stack.popLast() { fragments.append(type) }
    _ = isExtension.popLast()
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if stack.isEmpty { aliases.add(node) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = enter(node, name: node.name.text, kind: .class)
    let isPrivate = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    if let type = stack.indices.last {
      stack[type].isNameable = node.genericParameterClause == nil && !isPrivate
    }
    return next
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name.text, kind: .value)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name.text, kind: .value)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name.text, kind: .value)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name.text, kind: .protocol)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.extendedType.plainName, kind: [], isExtension: true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, let type = stack.indices.last else {
      return .visitChildren
    }
    let attributes = node.attributes.names
    let modifiers = Set(node.modifiers.map(\.name.text))
    let isMarked =
      attributes.contains { $0 == "objc" || $0 == "IBAction" || $0 == "IBSegueAction" }
      || stack[type].attributes.contains("objcMembers")
      || isExtension.last == true && stack[type].attributes.contains("objc")
    let method = Declarations.Method(
      name: node.name.text, labels: node.signature.parameterClause.labels,
      isStatic: !modifiers.isDisjoint(with: ["static", "class"]),
      isPrivate: !modifiers.isDisjoint(with: ["private", "fileprivate"]),
      isObjC: isMarked || stack[type].attributes.contains("objc") && stack[type].kind == .protocol,
      objCName: node.attributes.argument(of: "objc"), isOverride: modifiers.contains("override"),
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      parameterTypes: node.signature.parameterClause.parameters.map {
        $0.type.trimmedDescription + ($0.ellipsis == nil ? "" : "...")
      },
      resultType: node.signature.returnClause?.type.trimmedDescription ?? "Void",
      isCarriable: node.isCarriable(conditions) && modifiers.isDisjoint(with: ["static", "class"]),
      isSegueAction: attributes.contains("IBSegueAction"), file: file,
      range: node.contentRange, isInExtension: isExtension.last == true,
      overridingText: isExtension.last == true ? OverridingMember.text(node) : nil)
    stack[type].methods.append(method)
    if modifiers.contains("optional") { stack[type].optionals.append(method) }
    if method.isAwakening, isExtension.last == false { stack[type].awakes = true }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, let type = stack.indices.last else {
      return .visitChildren
    }
    if isExtension.last == false,
      node.attributes.names.contains(where: { $0 == "IBOutlet" || $0 == "IBInspectable" })
    {
      stack[type].hasOutlets = true
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      stack[type].properties.append(
        .init(
          name: name, type: binding.writtenType,
          isOverride: node.modifiers.contains { $0.name.text == "override" }, file: file,
          range: node.contentRange, isInExtension: isExtension.last == true,
          isInspectable: node.attributes.names.contains("IBInspectable") && binding.isSettable
            && !node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) },
          overridingText: isExtension.last == true ? OverridingMember.text(node) : nil))
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let effects = node.signature.effectSpecifiers
    guard let type = stack.indices.last, node.optionalMark == nil,
      effects?.throwsClause == nil, effects?.asyncSpecifier == nil,
      !node.attributes.names.contains("available")
    else { return .visitChildren }
    stack[type].initializers.append(
      .init(
        labels: node.signature.parameterClause.labels,
        isConvenience: isExtension.last == true
          || node.modifiers.contains { $0.name.text == "convenience" },
        needsNoArguments: node.signature.parameterClause.parameters.allSatisfy {
          $0.defaultValue != nil
        }))
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    dynamicCalls.add(node)
    if let name = node.createdClass?.baseName.text { created.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    weakBoxes.add(node.name.text, node.genericArgumentClause)
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    weakBoxes.add(node.expression.trimmedDescription, node.genericArgumentClause)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    dynamicCalls.types.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    dynamicCalls.types.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    mentions.insert("@\(node.attributeName.trimmedDescription)")
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let text) = token.tokenKind { mentions.insert(text) }
    return .skipChildren
  }
}

extension FunctionDeclSyntax {
  fileprivate func isCarriable(_ conditions: ActiveConditions) -> Bool {
    let parameters = signature.parameterClause.parameters
    if parameters.count > 2 || genericParameterClause != nil { return false }
    if signature.effectSpecifiers?.asyncSpecifier != nil { return false }
    if signature.effectSpecifiers?.throwsClause != nil { return false }
    if parameters.contains(where: { $0.ellipsis != nil || $0.type.is(FunctionTypeSyntax.self) }) {
      return false
    }
    return parent?.parent?.parent?.is(IfConfigClauseSyntax.self) != true || conditions.include(self)
  }
}
