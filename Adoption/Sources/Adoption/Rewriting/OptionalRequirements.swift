import SwiftSyntax

/// Optional requirements of the app's own protocols.
///
/// Without Objective-C a requirement can't be optional. It becomes a property that holds a closure or nil:
/// a class that implements the method gets the property on its last line, a protocol extension answers nil
/// for all others, and `delegate?.didPick?(item)` calls the closure.
enum OptionalRequirements {
  /// `picker(_:didPick:)` is `picker__didPick`.
  static func property(_ name: String, _ labels: [String]) -> String {
    name + "_" + labels.map { $0 == "_" ? "" : $0 }.joined(separator: "_")
  }

  static func type(_ method: Declarations.Method) -> String {
    "((\(method.parameterTypes.joined(separator: ", "))) -> \(method.resultType))?"
  }

  /// Rewrites a protocol's requirements.
  static func rewrite(_ node: ProtocolDeclSyntax, in visitor: RewriteVisitor) {
    guard let type = visitor.declarations.types[visitor.context.last?.name ?? ""] else { return }
    var defaults: [String] = []
    let access = node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        function.modifiers.contains(where: { $0.name.text == "optional" }),
        let method = type.optionals.first(where: { $0.range == function.contentRange })
      else { continue }
      let name = property(method.name, method.labels)
      visitor.replace(
        function, with: "var \(name): \(Self.type(method)) { get }", "@objc optional")
      defaults.append("\(access)var \(name): \(Self.type(method)) { nil }")
    }
    if !defaults.isEmpty {
      visitor.edits.insert(
        "; extension \(node.name.text) { \(defaults.joined(separator: "; ")) }",
        at: node.contentRange.upperBound)
    }
  }

  /// Rewrites a call of an optional requirement: `delegate?.picker?(self, didPick: item)`.
  static func rewrite(_ call: FunctionCallExprSyntax, in visitor: RewriteVisitor) {
    guard let chained = call.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chained.expression.as(MemberAccessExprSyntax.self)
    else { return }
    let name = member.declName.baseName.text
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    guard
      let method = visitor.declarations.optionalRequirement(name, labels, closures: closures)
    else { return }
    visitor.edits.replace(
      member.declName.contentRange, with: property(method.name, method.labels),
      in: visitor.parsed.bytes)
    for argument in call.arguments {
      guard let label = argument.label, let colon = argument.colon else { continue }
      visitor.edits.blank(
        label.contentRange.lowerBound..<colon.contentRange.upperBound, in: visitor.parsed.bytes)
    }
    visitor.rewrites.append(.init(kind: "@objc optional", line: visitor.line(call)))
  }

  /// Rewrites a reference to an optional requirement: `let pick = delegate?.picker(_:didPick:)`.
  static func rewrite(reference node: MemberAccessExprSyntax, in visitor: RewriteVisitor) {
    let name = node.declName.baseName.text
    let method: Declarations.Method?
    if let labels = node.declName.argumentNames?.arguments.map(\.name.text) {
      method = visitor.declarations.optionalRequirement(name, labels, closures: 0)
    } else if node.base?.is(OptionalChainingExprSyntax.self) == true, isValue(node) {
      method = visitor.declarations.optionalRequirement(named: name)
    } else {
      method = nil
    }
    guard let method else { return }
    visitor.replace(
      node.declName, with: property(method.name, method.labels), "@objc optional")
  }

  /// Whether a member is neither called nor the base of another.
  private static func isValue(_ node: MemberAccessExprSyntax) -> Bool {
    if let call = node.parent?.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id != ExprSyntax(node).id
    }
    let isBase = node.parent?.is(MemberAccessExprSyntax.self) == true
    return !isBase && node.parent?.is(OptionalChainingExprSyntax.self) != true
  }

  /// The properties that a class needs for the optional requirements that it implements.
  static func witnesses(of name: String, in declarations: Declarations) -> [String] {
    guard let type = declarations.types[name] else { return [] }
    let protocols = declarations.protocols(of: type)
    return protocols.flatMap { requirement -> [String] in
      requirement.optionals.compactMap { method in
        guard type.methods.contains(where: { $0.reference == method.reference && !$0.isStatic })
        else { return nil }
        let arguments = method.labels.enumerated().map { index, label in
          label == "_" ? "$\(index)" : "\(label): $\(index)"
        }
        let call = "self.\(method.name)(\(arguments.joined(separator: ", ")))"
        return "var \(property(method.name, method.labels)): \(Self.type(method)) { { \(call) } }"
      }
    }
  }
}

extension Declarations {
  func optionalRequirement(_ name: String, _ labels: [String], closures: Int) -> Method? {
    for type in types.values where !type.optionals.isEmpty {
      for method in type.optionals where method.name == name {
        if method.labels.count == labels.count + closures,
          Array(method.labels.prefix(labels.count)) == labels
        {
          return method
        }
      }
    }
    return nil
  }

  /// The only optional requirement of that name, whatever its labels are.
  func optionalRequirement(named name: String) -> Method? {
    let methods = types.values.flatMap(\.optionals).filter { $0.name == name }
    return Set(methods.map(\.labels)).count == 1 ? methods.first : nil
  }

  /// The app's own protocols that a type conforms to, with the ones that they refine.
  func protocols(of type: TypeDeclaration) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    var seen: Set<String> = []
    var names = type.inherited
    while let name = names.popLast() {
      guard seen.insert(name).inserted, let declared = find(name, inside: type.name),
        declared.kind.contains(.protocol)
      else { continue }
      found.append(declared)
      names += declared.inherited
    }
    return found
  }
}
