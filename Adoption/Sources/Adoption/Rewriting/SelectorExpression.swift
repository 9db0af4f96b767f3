import SwiftSyntax

/// Replaces `#selector(…)` by a selector that carries the unapplied method.
///
/// `#selector(save(_:))` in `Editor` becomes `Selector("save:", Editor.save(_:))`: the compiler
/// still checks the method, and the selector captures nothing.
struct SelectorExpression {
  let text: String

  init(_ node: MacroExpansionExprSyntax, in visitor: RewriteVisitor) {
    guard let argument = node.arguments.first else {
      text = "Selector(\"\")"
      return
    }
    let parts = Reference(argument.expression)
    let owner =
      parts.base.flatMap { LocalType.of($0, around: node) }
      ?? Self.owner(of: parts, in: visitor)
    switch argument.label?.text {
    case "getter":
      text = "Selector(\"\(parts.name)\", getter: \\\(owner).\(parts.name))"
    case "setter":
      let name = ObjectiveCName.setter(parts.name)
      text = "Selector(\"\(name)\", setter: \\\(owner).\(parts.name))"
    default:
      text = Self.carrying(parts, owner: owner, at: node, visitor: visitor)
    }
  }

  private static func carrying(
    _ parts: Reference, owner: String, at node: MacroExpansionExprSyntax, visitor: RewriteVisitor
  ) -> String {
    let ownerName =
      owner == "Self"
      ? visitor.context.last?.name ?? owner : String(owner.prefix { $0 != "<" })
    let method = visitor.declarations.method(parts.name, labels: parts.labels, in: ownerName)
    let name =
      method?.objectiveCName
      ?? ObjectiveCName.selector(parts.name, labels: parts.labels ?? parts.guessedLabels)
    if let method, !method.isCarriable { return "Selector(\"\(name)\")" }
    // Swift can't refer to a protocol's method without an object, nor to a method of a class that
    // isn't known here.
    if method == nil, isProtocolOfUIKit(ownerName) || isGenericParameter(ownerName, around: node) {
      return "Selector(\"\(name)\")"
    }
    let reference = "\(owner).\(parts.nameWithLabels)"
    if let cast = parts.cast {
      return "Selector(\"\(name)\", \(reference) as (\(owner)) -> @MainActor \(cast))"
    }
    if parts.labels == nil, let method,
      let type = visitor.declarations.find(ownerName),
      visitor.declarations.isOverloaded(method.name, in: type.name)
    {
      return method.carried(by: owner, isOverloaded: true)
    }
    return "Selector(\"\(name)\", \(reference))"
  }

  private static func isProtocolOfUIKit(_ name: String) -> Bool {
    ["Delegate", "DataSource"].contains { name.hasSuffix($0) }
  }

  /// Whether a name is the enclosing type's or extension's generic parameter, such as `Base` of
  /// `Reactive`.
  private static func isGenericParameter(
    _ name: String, around node: MacroExpansionExprSyntax
  ) -> Bool {
    var scope = Syntax(node).parent
    while let current = scope {
      let parameters = current.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause
      if parameters?.parameters.contains(where: { $0.name.text == name }) == true { return true }
      for requirement in current.as(ExtensionDeclSyntax.self)?.genericWhereClause?.requirements
        ?? []
      {
        let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self)
        if conformance?.leftType.trimmedDescription == name { return true }
      }
      scope = current.parent
    }
    return false
  }

  /// The type that declares the method, in a form that the code can use there.
  private static func owner(of parts: Reference, in visitor: RewriteVisitor) -> String {
    let enclosing = visitor.context.last
    let here = enclosing.map { $0.isProtocol ? "Self" : $0.spelling } ?? "NSObject"
    guard let base = parts.base else { return enclosingOwner(of: parts, in: visitor) ?? here }
    if ["self", "Self", "super"].contains(base) { return here }
    let head = base.split(separator: ".").first.map(String.init) ?? base
    if head.first?.isUppercase == true { return base }
    // An instance: its declared type, or else the only type with such a method.
    let property = base.split { $0 == "." || $0 == "?" || $0 == "!" }.last.map(String.init) ?? base
    if let enclosing, let type = visitor.declarations.find(enclosing.name),
      let found = ([type] + visitor.declarations.superclasses(of: type.name).known)
        .flatMap(\.properties).first(where: { $0.name == property }),
      let name = found.type
    {
      return name
    }
    return visitor.declarations.onlyOwner(of: parts.name, labels: parts.labels)?.name ?? here
  }

  /// The innermost enclosing type that has the method.
  private static func enclosingOwner(
    of parts: Reference, in visitor: RewriteVisitor
  ) -> String? {
    for context in visitor.context.reversed() where !context.isProtocol {
      if visitor.declarations.method(parts.name, labels: parts.labels, in: context.name) != nil {
        return context.spelling
      }
    }
    return nil
  }

  /// The parts of `Editor.save(_:) as (UIButton) -> Void`.
  private struct Reference {
    var base: String?
    var name = ""
    var labels: [String]?
    var cast: String?
    /// Inferred from the type of the cast.
    var guessedLabels: [String] = []

    init(_ expression: ExprSyntax) {
      var expression = expression
      while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first?.expression
      {
        expression = inner
      }
      if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
        let type = sequence.elements.last
      {
        setCast(type.trimmedDescription)
        expression = first
        if let tuple = first.as(TupleExprSyntax.self), let inner = tuple.elements.first?.expression
        {
          expression = inner
        }
      } else if let cast = expression.as(AsExprSyntax.self) {
        setCast(cast.type.trimmedDescription)
        expression = cast.expression
      }
      if let member = expression.as(MemberAccessExprSyntax.self) {
        base = member.base?.trimmedDescription
        set(member.declName)
      } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
        set(reference)
      } else {
        name = expression.trimmedDescription
      }
    }

    private mutating func setCast(_ text: String) {
      var text = text
      // `((Self) -> (UIButton) -> Void)?` casts an unapplied optional method of a protocol.
      while text.hasSuffix("?") || text.hasPrefix("((") && text.hasSuffix(")") {
        text = text.hasSuffix("?") ? String(text.dropLast()) : String(text.dropFirst().dropLast())
      }
      let arrows = text.split(separator: "->", omittingEmptySubsequences: true)
      if arrows.count == 3 {
        text = arrows.dropFirst().joined(separator: "->").drop { $0 == " " }.description
      }
      cast = text
      let parameters = text.prefix { $0 != ")" }
      let hasOne = parameters.count > 1
      guessedLabels = hasOne ? Array(repeating: "_", count: parameters.count { $0 == "," } + 1) : []
    }

    private mutating func set(_ reference: DeclReferenceExprSyntax) {
      name = reference.baseName.text
      labels = reference.argumentNames?.arguments.map(\.name.text)
    }

    var nameWithLabels: String {
      labels.map { "\(name)(\($0.map { $0 + ":" }.joined()))" } ?? name
    }
  }
}

extension Declarations.Method {
  /// The selector's name in Objective-C.
  var objectiveCName: String {
    objCName ?? ObjectiveCName.selector(name, labels: labels, isAsync: isAsync)
  }

  /// `Selector("save:", Editor.save(_:))`.
  func carried(by owner: String, isOverloaded: Bool) -> String {
    var reference = "\(owner).\(self.reference)"
    if isOverloaded {
      let parameters = parameterTypes.joined(separator: ", ")
      reference += " as (\(owner)) -> @MainActor (\(parameters)) -> \(resultType)"
    }
    return "Selector(\"\(objectiveCName)\", \(reference))"
  }
}

extension Declarations {
  /// Whether a type or a superclass has several methods with a name.
  func isOverloaded(_ name: String, in type: String) -> Bool {
    guard let start = find(type) else { return false }
    var references: [String] = []
    for candidate in [start] + superclasses(of: start.name).known {
      for method in candidate.methods where method.name == name && !method.isOverride {
        references.append(method.reference)
      }
    }
    return references.count > 1
  }
}
