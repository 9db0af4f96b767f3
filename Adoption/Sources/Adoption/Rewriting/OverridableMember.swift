import SwiftSyntax

/// What replaces a member of an extension that the app's classes override: the protocols and the
/// member that chooses between the override and the original.
enum OverridableMember {
  static let prefix = "original_"

  static func text(
    _ node: FunctionDeclSyntax, _ member: ExtensionOverrides.Member, in visitor: RewriteVisitor
  ) -> String {
    let parameters = node.signature.parameterClause.parameters
    let effects = node.signature.effectSpecifiers
    let suffix =
      [effects?.asyncSpecifier?.text, effects?.throwsClause?.trimmedDescription]
      .compactMap { $0.map { " " + $0 } }.joined()
      + (node.signature.returnClause.map { " " + $0.trimmedDescription.onOneLine } ?? "")
    let arguments = parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
      return label + (isInOut ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
    }.joined(separator: ", ")
    func declaration(defaults: Bool) -> String {
      let list = parameters.map { parameter in
        let names = [parameter.firstName.text, parameter.secondName?.text].compactMap(\.self)
        return names.joined(separator: " ") + ": " + parameter.type.trimmedDescription.onOneLine
          + (defaults
            ? parameter.defaultValue.map { " \($0.trimmedDescription.onOneLine)" } ?? "" : "")
      }
      return "func \(node.name.text)(\(list.joined(separator: ", ")))\(suffix)"
    }
    let marks =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    let result = node.attributes.names.contains("discardableResult") ? "@discardableResult " : ""
    return text(
      member, access: access(node.modifiers, of: node), in: visitor,
      requirement: declaration(defaults: false), result: result,
      declaration: declaration(defaults: true), marks: marks,
      use: "\(node.name.text)(\(arguments))")
  }

  /// A computed property, which overrides may only read through its protocol.
  static func text(
    _ node: VariableDeclSyntax, _ member: ExtensionOverrides.Member, type: TypeSyntax,
    in visitor: RewriteVisitor
  ) -> String {
    let declaration = "var \(member.name): \(type.trimmedDescription.onOneLine)"
    return text(
      member, access: access(node.modifiers, of: node), in: visitor,
      requirement: declaration + " { get }", result: "", declaration: declaration, marks: "",
      use: member.name)
  }

  private static func text(
    _ member: ExtensionOverrides.Member, access: String, in visitor: RewriteVisitor,
    requirement: String, result: String, declaration: String, marks: String, use: String
  ) -> String {
    let isolated =
      visitor.declarations.isResponder(member.owner) || member.owner.hasPrefix("CA")
    let start = (isolated ? "@MainActor " : "") + access
    let extends = "Extends_" + member.identifier
    return "; \(start)protocol \(member.overrides): AnyObject { \(requirement) }"
      + "; \(start)protocol \(extends): \(member.owner) {}"
      + "; extension \(member.owner): \(extends) {}"
      + "; extension \(extends) { \(result)\(access)\(declaration) { "
      + "if let overriding = self as? any \(member.overrides) { return \(marks)overriding.\(use) }; "
      + "return \(marks)self.\(prefix)\(use) } }"
  }

  /// The access level of the member, or of its extension.
  private static func access(_ modifiers: DeclModifierListSyntax, of node: some SyntaxProtocol)
    -> String
  {
    let outer = node.ancestor(ExtensionDeclSyntax.self)?.modifiers
    let names = modifiers.map(\.name.text) + (outer?.map(\.name.text) ?? [])
    if names.contains("public") || names.contains("open") { return "public " }
    return names.contains("private") || names.contains("fileprivate") ? "fileprivate " : ""
  }
}

extension String {
  var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension SyntaxProtocol {
  fileprivate func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var next = parent
    while let node = next {
      if let found = node.as(type) { return found }
      next = node.parent
    }
    return nil
  }
}
