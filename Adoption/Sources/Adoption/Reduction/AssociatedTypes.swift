import SwiftSyntax

/// Finds the associated types that protocols must have, according to their uses: `Response` in
/// `func send<R: Request>(_ request: R) -> R.Response`, and in `extension Request where Response:
/// Decodable`.
final class AssociatedTypes: SyntaxVisitor {
  /// Their names, by the name of the protocol.
  private(set) var names: [String: Set<String>] = [:]

  static func find(in tree: some SyntaxProtocol) -> [String: Set<String>] {
    let visitor = AssociatedTypes(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names
  }

  // MARK: Members of a generic parameter, or of `Self`

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self)?.name.text,
      !["Type", "Protocol"].contains(node.name.text)
    else { return .visitChildren }
    for constraint in Self.constraints(of: base, around: node) {
      names[constraint, default: []].insert(node.name.text)
    }
    return .visitChildren
  }

  /// The types that a generic parameter must conform to, where it is declared and in every `where`
  /// clause from there on.
  private static func constraints(of parameter: String, around node: some SyntaxProtocol)
    -> Set<String>
  {
    var found: Set<String> = []
    for ancestor in sequence(first: Syntax(node), next: \.parent) {
      if parameter == "Self", let type = protocolOrExtension(ancestor) { found.insert(type.name) }
      if let generic = ancestor.asProtocol((any WithGenericParametersSyntax).self) {
        found.formUnion(constraints(of: parameter, in: generic.genericWhereClause))
        for declared in generic.genericParameterClause?.parameters ?? []
        where declared.name.text == parameter {
          return found.union(declared.inheritedType.map(baseNames(of:)) ?? [])
        }
      }
      if let type = protocolOrExtension(ancestor) {
        found.formUnion(constraints(of: parameter, in: type.clause))
      }
    }
    return found
  }

  private static func constraints(of parameter: String, in clause: GenericWhereClauseSyntax?)
    -> Set<String>
  {
    Set(
      (clause?.requirements ?? []).compactMap { requirement in
        requirement.requirement.as(ConformanceRequirementSyntax.self)
      }.filter { $0.leftType.trimmedDescription == parameter }.flatMap {
        baseNames(of: $0.rightType)
      })
  }

  // MARK: Requirements of an extension or of a protocol

  override func visit(_ node: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.parent.flatMap(Self.protocolOrExtension) else { return .visitChildren }
    for requirement in node.requirements {
      let left: TypeSyntax? =
        switch requirement.requirement {
        case .conformanceRequirement(let conformance): conformance.leftType
        case .sameTypeRequirement(let same): TypeSyntax(same.leftType)
        default: nil
        }
      guard let name = left?.as(IdentifierTypeSyntax.self)?.name.text, name != "Self" else {
        continue
      }
      names[type.name, default: []].insert(name)
    }
    return .visitChildren
  }

  private static func protocolOrExtension(
    _ node: Syntax
  ) -> (name: String, clause: GenericWhereClauseSyntax?)? {
    if let node = node.as(ExtensionDeclSyntax.self) {
      return (baseName(ofType: node.extendedType.trimmedDescription), node.genericWhereClause)
    }
    if let node = node.as(ProtocolDeclSyntax.self) {
      return (node.name.text, node.genericWhereClause)
    }
    return nil
  }
}
