import SwiftSyntax

/// Finds the keys that code reads from dictionaries, and which dictionary each is read from.
final class ReadKeyFinder: SyntaxVisitor {
  struct Read {
    var around: String
    var name: String
    var kind: ReadKind

    /// Whether one of the names is that of a constant.
    var isConstant: Bool { around.hasPrefix("\\") || name.hasPrefix("\\") }
  }

  private(set) var found: [Read] = []
  private(set) var values: [String: String] = [:]
  private(set) var constants: [String: String?] = [:]
  private(set) var aliases: [String: ReadKind] = [:]
  /// The keys that are read from the app's Info.plist.
  private(set) var infoKeys: Set<String> = []

  /// For each function or closure around the visited code, the keys of what its variables contain.
  private var scopes: [[String: String]] = [[:]]

  init() { super.init(viewMode: .sourceAccurate) }

  // MARK: Reads

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = Self.key(of: node), !Self.isWritten(node) else { return .visitChildren }
    guard !Self.isOfSystem(node.calledExpression) else {
      if node.calledExpression.withoutWrapping.plainMember == "infoDictionary",
        !name.hasPrefix("\\")
      {
        infoKeys.insert(name)
      }
      return .visitChildren
    }
    let around = key(of: node.calledExpression) ?? ReadKeys.Key.anywhere
    let use = ReadUse(of: ExprSyntax(node))
    found.append(Read(around: around, name: name, kind: use.kind))
    if let value = use.comparedValue { add(value, of: name) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let argument = node.arguments.first, argument.label?.text == "forInfoDictionaryKey",
      let key = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    {
      infoKeys.insert(key)
    }
    return .visitChildren
  }

  /// The literal or constant between the brackets; constants begin with a backslash.
  static func key(of node: SubscriptCallExprSyntax) -> String? {
    guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil
    else { return nil }
    if let literal = argument.expression.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue.flatMap { $0.isEmpty ? nil : $0 }
    }
    if let access = argument.expression.as(MemberAccessExprSyntax.self) {
      guard access.declName.baseName.text == "rawValue" else {
        return "\\" + access.declName.baseName.text
      }
      return access.base?.as(MemberAccessExprSyntax.self).map { "\\" + $0.declName.baseName.text }
    }
    return argument.expression.as(DeclReferenceExprSyntax.self).map { "\\" + $0.baseName.text }
  }

  /// Whether a dictionary comes from the system and not from an answer.
  private static func isOfSystem(_ expression: ExprSyntax) -> Bool {
    let ofSystem: Set = [
      "userInfo", "infoDictionary", "environment", "allHeaderFields", "launchOptions",
      "resourceValues", "attributes", "headers", "parameters", "params",
    ]
    return ofSystem.contains(expression.withoutWrapping.plainMember ?? "")
  }

  /// Whether it is in front of `=`.
  private static func isWritten(_ node: SubscriptCallExprSyntax) -> Bool {
    guard let parts = node.parent?.as(ExprListSyntax.self) else { return false }
    let next = parts.drop { $0.id != node.id }.dropFirst().first
    return next?.is(AssignmentExprSyntax.self) == true
  }

  private func add(_ value: String, of name: String) {
    if !name.hasPrefix("\\"), values[name] == nil { values[name] = value }
  }

  /// The key whose value an expression is, `ReadKeys.Key.answer` for an answer, nil if that isn't visible here.
  private func key(of expression: ExprSyntax) -> String? {
    let expression = expression.withoutWrapping
    if let reading = expression.as(SubscriptCallExprSyntax.self) {
      return Self.isElement(reading) ? key(of: reading.calledExpression) : Self.key(of: reading)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return scopes.last?[name]
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression
      if let member = callee.as(MemberAccessExprSyntax.self) {
        if member.declName.baseName.text == "jsonObject" { return ReadKeys.Key.answer }
        return Self.passing.contains(member.declName.baseName.text) ? member.base.flatMap(key) : nil
      }
      return callee.trimmedDescription == "JSON" ? ReadKeys.Key.answer : nil
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text
    return Self.passing.contains(name) || ReadKind(member: name) != nil
      ? member.base.flatMap(key) : nil
  }

  /// Whether a subscript reads an element of a list, by a number or a variable.
  private static func isElement(_ node: SubscriptCallExprSyntax) -> Bool {
    node.arguments.first?.expression.is(DeclReferenceExprSyntax.self) == true
      || key(of: node) == nil
  }

  /// Members whose values are those of their list or its elements.
  private static let passing: Set = [
    "map", "compactMap", "flatMap", "filter", "forEach", "first", "last", "sorted", "reversed",
    "enumerated", "prefix", "dropFirst", "value", "object",
  ]

  // MARK: Variables

  private func bind(_ pattern: PatternSyntax, to value: ExprSyntax) {
    if let expression = pattern.as(ExpressionPatternSyntax.self)?.expression.as(
      TupleExprSyntax.self),
      let last = expression.elements.last?.expression.as(PatternExprSyntax.self)?.pattern
    {
      return bind(last, to: value)
    }
    if let tuple = pattern.as(TuplePatternSyntax.self)?.elements.last {
      return bind(tuple.pattern, to: value)
    }
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    scopes[scopes.count - 1][name] = key(of: value)
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    if let value = node.initializer?.value { bind(node.pattern, to: value) }
  }

  override func visitPost(_ node: PatternBindingSyntax) {
    if let value = node.initializer?.value { bind(node.pattern, to: value) }
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    bind(node.pattern, to: node.sequence)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(scopes.last ?? [:])
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let isElement = call?.calledExpression.as(MemberAccessExprSyntax.self)
    let names = node.parameterNames
    for name in names { scopes[scopes.count - 1][name] = nil }
    if let isElement, let base = isElement.base,
      Self.passing.contains(isElement.declName.baseName.text)
    {
      scopes[scopes.count - 1][names.last ?? "$0"] = key(of: base)
    }
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }

  private func enter() -> SyntaxVisitorContinueKind {
    scopes.append([:])
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
      guard part.as(BinaryOperatorExprSyntax.self)?.operator.text == "==",
        let name = parts[index - 1].as(DeclReferenceExprSyntax.self)?.baseName.text,
        let key = scopes.last?[name], let value = ReadUse.literal(parts[index + 1])
      else { continue }
      add(value, of: key)
    }
    return .visitChildren
  }

  // MARK: Names

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases[node.name.text] = ReadKind(type: node.initializer.value)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let literal = binding.initializer?.value.as(StringLiteralExprSyntax.self)?
          .representedLiteralValue
      else { continue }
      addConstant(name, literal)
    }
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "String" else {
      return .visitChildren
    }
    for element in node.memberBlock.members.compactMap({ $0.decl.as(EnumCaseDeclSyntax.self) })
      .flatMap(\.elements)
    {
      let literal = element.rawValue?.value.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue
      addConstant(element.name.text, literal ?? element.name.text)
    }
    return .visitChildren
  }

  private func addConstant(_ name: String, _ text: String) {
    if let known = constants[name] {
      constants[name] = known == text ? known : .some(nil)
    } else {
      constants[name] = text
    }
  }
}

extension ClosureExprSyntax {
  fileprivate var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }
}
