import SwiftSyntax

/// Notes the declarations and uses of a file in an index.
final class IndexVisitor: SyntaxVisitor {
  var index: AppIndex
  private var nominal: [String] = []
  private var parents: [String?] = []

  init(index: AppIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  private func enter(
    _ name: String, _ kind: AppIndex.TypeDeclaration.Kind, _ clause: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let inherited = clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    index.types[name, default: .init(kind: kind)].kind = kind
    index.declaredNames.insert(name)
    if nominal.isEmpty { index.outermostTypes.insert(name) }
    note(inherited, of: name, kind)
    nominal.append(name)
    parents.append(inherited.first.map(baseName(ofType:)))
    return .visitChildren
  }

  private func note(_ inherited: [String], of name: String, _ kind: AppIndex.TypeDeclaration.Kind?)
  {
    for (position, type) in inherited.enumerated() {
      let parent = baseName(ofType: type)
      index.types[name]?.inherits.append(parent)
      index.inheritances[parent, default: []].append(
        .init(
          heir: name, written: WrittenName(type, in: nominal),
          isFirstOfClass: position == 0 && kind == .class,
          isByValue: kind == .struct || kind == .enum, isByProtocol: kind == .protocol))
    }
  }

  private func leave() {
    nominal.removeLast()
    parents.removeLast()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .class, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .struct, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .enum, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .actor, node.inheritanceClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, .protocol, node.inheritanceClause)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = baseName(ofType: node.extendedType.trimmedDescription)
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    note(inherited, of: name, nil)
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        index.extensionMembers[name, default: []].insert(function.name.text)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          index.extensionMembers[name, default: []].insert(binding.pattern.trimmedDescription)
        }
      }
    }
    nominal.append(name)
    parents.append(index.types[name]?.inherits.first)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text {
      index.imports[index.imports.count - 1].append(name)
    }
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
    else { return .visitChildren }
    if let type = node.typeAnnotation?.type.trimmedDescription {
      index.properties[name, default: []].insert(type)
    } else if let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    {
      index.properties[name, default: []].insert(type)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    index.declaredNames.insert(node.identifier.text)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    index.declaredNames.insert(node.name.text)
    if let type = nominal.last, node.parent?.is(MemberBlockItemSyntax.self) == true {
      index.methods[type, default: []].append(node)
    }
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = (node.secondName ?? node.firstName).text
    index.declaredNames.insert(name)
    if let type = node.type.as(AttributedTypeSyntax.self),
      type.attributes.trimmedDescription.contains("@escaping")
    {
      index.closureParameters[baseName(ofType: type.baseType.trimmedDescription), default: []]
        .insert(name)
    }
    return .visitChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    index.declaredNames.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    index.declaredNames.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    index.declaredNames.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    index.declaredNames.insert(node.name.text)
    if nominal.isEmpty { index.outermostTypes.insert(node.name.text) }
    index.aliases[node.name.text] = baseName(ofType: node.initializer.value.trimmedDescription)
    let type = node.initializer.value
    let parts = type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
    index.aliasParts[(nominal + [node.name.text]).joined(separator: ".")] =
      parts.map { WrittenName($0.trimmedDescription, in: nominal) }
    index.aliasPaths[node.name.text] = node.initializer.value.trimmedDescription
    return .visitChildren
  }
  /// At most the first part of a composition is a class.
  override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
    for (position, element) in node.elements.enumerated() {
      let name = baseName(ofType: element.type.trimmedDescription)
      if position > 0 || StandInSuperclass.guessed(of: name) == nil {
        index.existentials.insert(name)
      }
    }
    return .visitChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    index.declaredNames.insert(node.name.text)
    for type in node.inheritanceClause?.inheritedTypes ?? [] { constrain(node.name, to: type.type) }
    return .visitChildren
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    index.declaredNames.insert(node.name.text)
    // The parameter list's clause belongs to a type or to a function.
    if let type = node.parent?.parent?.parent, type.asProtocol((any DeclGroupSyntax).self) != nil,
      let name = nominal.last
    {
      index.genericParameters[name, default: []].insert(node.name.text)
    }
    if let type = node.inheritedType { constrain(node.name, to: type) }
    return .visitChildren
  }
  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.leftType.as(IdentifierTypeSyntax.self)?.name {
      constrain(name, to: node.rightType)
    }
    return .visitChildren
  }

  private func constrain(_ name: TokenSyntax, to type: TypeSyntax) {
    index.constraints[name.text, default: []].formUnion(baseNames(of: type))
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var callee = node.calledExpression
    if let specialized = callee.as(GenericSpecializationExprSyntax.self) {
      callee = specialized.expression
    }
    if let member = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
      index.memberCalls[member, default: []].append(node)
    }
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      index.calls[name, default: []].append(node)
    } else if let member = callee.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == "init",
      let parent = parents.last ?? nil
    {
      index.superCalls[parent, default: []].append(node)
    } else if let member = callee.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init"
    {
      if let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text {
        index.calls[name, default: []].append(node)
      } else if member.base == nil {
        noteImplicit(node)
      }
    }
    return .visitChildren
  }

  /// Notes `.init(…)` by what tells its type: `let link: Link = .init(to: self)`, `self.link = .init(to: self)`.
  private func noteImplicit(_ call: FunctionCallExprSyntax) {
    if let binding = call.parent?.parent?.as(PatternBindingSyntax.self),
      let type = binding.typeAnnotation?.type.trimmedDescription
    {
      index.calls[baseName(ofType: type), default: []].append(call)
    } else if let assignment = call.parent?.as(ExprListSyntax.self), assignment.count == 3,
      assignment.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let target = assignment.first
    {
      let member = target.as(MemberAccessExprSyntax.self)?.declName
      let name = member ?? target.as(DeclReferenceExprSyntax.self)
      if let name { index.assignedCalls[name.baseName.text, default: []].append(call) }
    }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id,
      node.base != nil, node.declName.argumentNames == nil
    {
      index.readMembers.insert(node.declName.baseName.text)
    }
    if let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text {
      index.memberUses[base, default: []].append(node)
    } else if let member = node.base?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text.first?.isUppercase == true
    {
      index.memberUses[member.declName.baseName.text, default: []].append(node)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let arguments = node.genericArgumentClause?.arguments {
      index.genericUses[node.name.text] = arguments.count
    }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      index.genericUses[name] = node.genericArgumentClause.arguments.count
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self)?.name.text {
      index.memberTypes[base, default: []].insert(node.name.text)
    } else if let base = node.baseType.as(MemberTypeSyntax.self)?.name.text {
      index.memberTypes[base, default: []].insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    index.existentials.insert(baseName(ofType: node.constraint.trimmedDescription))
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    index.attributes[baseName(ofType: node.attributeName.trimmedDescription), default: []]
      .append(node)
    return .visitChildren
  }
}
