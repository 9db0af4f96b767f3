import SwiftSyntax

/// The declarations and uses in the app's sources, by name; read from syntax, before type checking.
struct AppIndex {
  struct TypeDeclaration {
    enum Kind { case `class`, `struct`, `enum`, actor, `protocol` }
    var kind: Kind
    var inherits: [String] = []
    var isPrivate = false
  }

  /// How a type inherits from a name.
  struct Inheritance {
    var heir: String
    var isFirstOfClass: Bool
    /// Whether a struct or an enum does.
    var isByValue: Bool
    var isByProtocol: Bool
  }

  var types: [String: TypeDeclaration] = [:]
  /// The type texts of stored and computed properties, by name.
  var properties: [String: Set<String>] = [:]
  var imports: [[String]] = []
  /// Every declared name, including locals and parameters.
  var declaredNames: Set<String> = []
  /// Types that every file of the module can name without a prefix.
  var outermostTypes: Set<String> = []
  /// `X(…)`, and `X<…>(…)`.
  var calls: [String: [FunctionCallExprSyntax]] = [:]
  /// `super.init(…)` by the name of the first inherited type.
  var superCalls: [String: [FunctionCallExprSyntax]] = [:]
  /// `X.member`, with the call around it if there is one.
  var memberUses: [String: [MemberAccessExprSyntax]] = [:]
  var genericUses: [String: Int] = [:]
  var inheritances: [String: [Inheritance]] = [:]
  var attributes: [String: [AttributeSyntax]] = [:]
  /// `X.Y` used as a type.
  var memberTypes: [String: Set<String>] = [:]
  /// `x.name(…)`, whatever `x` is.
  var memberCalls: [String: [FunctionCallExprSyntax]] = [:]
  /// The members that the app's extensions declare, by the extended type's name.
  var extensionMembers: [String: Set<String>] = [:]
  /// The methods that the app's types and extensions declare, by the type's name.
  var methods: [String: [FunctionDeclSyntax]] = [:]
  /// The types of type aliases, without generic arguments.
  var aliases: [String: String] = [:]
  /// The same with the enclosing types: `R.string.localizable`.
  var aliasPaths: [String: String] = [:]
  /// Names after `any` or `some`.
  var existentials: Set<String> = []
  /// The types that generic parameters and associated types must conform to, by their names.
  var constraints: [String: Set<String>] = [:]
  /// The associated types that the uses of a protocol show, by its name.
  private var associatedTypes: [String: Set<String>] = [:]
  /// The names of the parameters that are marked as escaping closures, by the name of their type.
  var closureParameters: [String: Set<String>] = [:]

  init(_ files: [AppFile]) {
    for file in files {
      let visitor = IndexVisitor(index: self)
      visitor.index.imports.append([])
      visitor.walk(file.tree)
      self = visitor.index
      associatedTypes.merge(AssociatedTypes.find(in: file.tree)) { $0.union($1) }
    }
  }

  /// The associated types that the uses of a protocol, and of the app's protocols that inherit from
  /// it, show.
  func associatedTypes(of name: String) -> Set<String> {
    var found: Set<String> = []
    var known: Set<String> = [name]
    var waiting = [name]
    while let next = waiting.popLast() {
      found.formUnion(associatedTypes[next] ?? [])
      for heir in inheritances[next] ?? [] where heir.isByProtocol {
        if known.insert(heir.heir).inserted { waiting.append(heir.heir) }
      }
    }
    return found
  }

  /// The first ancestor of a class that the app doesn't declare.
  func foreignAncestor(of name: String) -> String? {
    var current = name
    for _ in 0..<64 {
      guard let declaration = types[current] else { return current == name ? nil : current }
      guard declaration.kind == .class, let parent = declaration.inherits.first else { return nil }
      current = parent
    }
    return nil
  }

  /// The number of arguments of a closure type, as the app's calls show it.
  func closureArity(of type: String) -> Int {
    let calls = (closureParameters[type] ?? []).sorted().flatMap { self.calls[$0] ?? [] }
    return calls.first?.arguments.count ?? 1
  }

  /// The method of a type that inherits from a name, directly or by an alias.
  func method(_ name: String, labels: [String?], ofHeirsOf type: String) -> FunctionDeclSyntax? {
    let names = [type] + aliases.filter { resolved($0.key) == type }.keys.sorted()
    for heir in names.flatMap({ inheritances[$0] ?? [] }).map(\.heir) {
      let found = methods[heir]?.first { method in
        method.name.text == name
          && method.signature.parameterClause.parameters.map(\.firstName.text)
            == labels.map { $0 ?? "_" }
      }
      if let found { return found }
    }
    return nil
  }

  /// The type that a name refers to, through aliases.
  func resolved(_ name: String) -> String {
    var current = name
    for _ in 0..<16 {
      guard let next = aliases[current], types[current] == nil else { break }
      current = next
    }
    return current
  }

  /// A type's name with its enclosing types, through aliases.
  func path(ofType text: String) -> String {
    var path = text
    for prefix in ["any ", "some "] where path.hasPrefix(prefix) {
      path = String(path.dropFirst(prefix.count))
    }
    path = String(path.prefix { $0 != "<" && $0 != "?" && $0 != "!" })
    for _ in 0..<16 {
      guard let next = aliasPaths[path], next != path else { break }
      path = next
    }
    return path
  }

  /// Everything that a type inherits from or conforms to, according to the app's sources.
  func ancestry(of name: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      for parent in types[next]?.inherits ?? [] where found.insert(parent).inserted {
        waiting.append(parent)
      }
    }
    return found
  }
}

/// The name of a type without generic arguments, optional marks and module.
func baseName(ofType text: String) -> String {
  var name = text[...]
  if name.hasPrefix("(any ") { name = name.dropFirst().prefix { $0 != ")" } }
  for prefix in ["any ", "some ", "inout "] where name.hasPrefix(prefix) {
    name = name.dropFirst(prefix.count)
  }
  name = name.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
  return String(name.split(separator: ".").last ?? name)
}

/// The names of a type's parts: two for `Request & Sendable`.
func baseNames(of type: TypeSyntax) -> Set<String> {
  let types = type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
  return Set(types.map { baseName(ofType: $0.trimmedDescription) })
}

private final class IndexVisitor: SyntaxVisitor {
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
          heir: name, isFirstOfClass: position == 0 && kind == .class,
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
    index.aliasPaths[node.name.text] = node.initializer.value.trimmedDescription
    return .visitChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    index.declaredNames.insert(node.name.text)
    for type in node.inheritanceClause?.inheritedTypes ?? [] { constrain(node.name, to: type.type) }
    return .visitChildren
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    index.declaredNames.insert(node.name.text)
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
      member.declName.baseName.text == "init",
      let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    {
      index.calls[name, default: []].append(node)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
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
