import SwiftSyntax

/// The constants of a manifest, which is parsed as syntax and never executed.
///
/// Their values are literals, interpolations and sums of others, or what a property of a string returns, as in
/// `extension String { var fromRoot: String { "../" + self } }`.
struct ManifestConstants {
  private let values: [String: ExprSyntax]

  init(in tree: SourceFileSyntax) {
    let scan = ConstantScan(viewMode: .sourceAccurate)
    scan.walk(tree)
    values = scan.values
  }

  /// The value of a constant, with or without the type that contains it; nil if the expression isn't one.
  func value(of node: ExprSyntax) -> ExprSyntax? {
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text { return values[name] }
    guard let member = node.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text
    // Two types may have constants of one name. Most names without a type are strings.
    let owner = member.base?.trimmedDescription.split(separator: ".").last ?? "String"
    return values["\(owner).\(name)"] ?? values[name]
  }

  /// The elements of a list or a sum of lists, some of which may be constants.
  func elements(of node: ExprSyntax, depth: Int = 0) -> [ExprSyntax] {
    // Constants may refer to each other, and a manifest may contain a cycle of them.
    guard depth < Self.limit else { return [] }
    if let list = node.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) }
    if let terms = terms(of: node) { return terms.flatMap { elements(of: $0, depth: depth + 1) } }
    return value(of: node).map { elements(of: $0, depth: depth + 1) } ?? []
  }

  /// The string that an expression stands for; nil if only running the manifest would tell.
  func text(of node: ExprSyntax, of string: String? = nil, depth: Int = 0) -> String? {
    guard depth < Self.limit else { return nil }
    func inner(_ node: ExprSyntax) -> String? { text(of: node, of: string, depth: depth + 1) }
    if let literal = node.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue
        ?? joined(
          literal.segments.map { segment in
            switch segment {
            case .stringSegment(let part): part.content.text
            case .expressionSegment(let part):
              part.expressions.first.flatMap { inner($0.expression) }
            }
          })
    }
    if let terms = terms(of: node) { return joined(terms.map(inner)) }
    if let name = node.as(DeclReferenceExprSyntax.self), name.baseName.text == "self" {
      return string
    }
    // A property of a string, such as `name.fromRoot`.
    if let member = node.as(MemberAccessExprSyntax.self), let base = member.base,
      let value = values["String." + member.declName.baseName.text], let owner = inner(base)
    {
      return text(of: value, of: owner, depth: depth + 1)
    }
    return value(of: node).flatMap(inner)
  }

  private static let limit = 8

  private func joined(_ parts: [String?]) -> String? {
    parts.contains(nil) ? nil : parts.compactMap(\.self).joined()
  }

  /// What the operator `+` joins.
  private func terms(of node: ExprSyntax) -> [ExprSyntax]? {
    guard let elements = node.as(SequenceExprSyntax.self)?.elements else { return nil }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self) }
    guard operators.allSatisfy({ $0.operator.text == "+" }),
      elements.count == 2 * operators.count + 1
    else { return nil }
    return elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
  }
}

/// Collects the initial values of constants, by their names and by those of their types and themselves.
private final class ConstantScan: SyntaxVisitor {
  private(set) var values: [String: ExprSyntax] = [:]
  private var types: [String] = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value ?? Self.result(of: node.accessorBlock)
    {
      values[name] = value
      if let type = types.last { values["\(type).\(name)"] = value }
    }
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    return enter(name.split(separator: ".").last.map(String.init) ?? name)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func enter(_ type: String) -> SyntaxVisitorContinueKind {
    types.append(type)
    return .visitChildren
  }

  /// What a property that only computes a value returns, as in `static var name: String { "Shop" }`.
  private static func result(of accessors: AccessorBlockSyntax?) -> ExprSyntax? {
    guard case .getter(let statements)? = accessors?.accessors, statements.count == 1 else {
      return nil
    }
    let item = statements.first?.item
    return item?.as(ExprSyntax.self) ?? item?.as(ReturnStmtSyntax.self)?.expression
  }
}
