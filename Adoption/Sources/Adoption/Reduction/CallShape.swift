import SwiftSyntax

/// The arguments of a call as far as syntax shows them, which a stand-in's function must accept.
struct CallShape: Hashable {
  enum Kind: Hashable {
    case any
    /// An implicit member, which needs a type for its lookup.
    case standIn
    /// A list of implicit members.
    case standIns
    case inOut
    case closure(Closure)
  }

  struct Closure: Hashable {
    var parameters: [String]
    /// Whether the closure only configures its argument or runs at once, so it is called
    /// immediately.
    var isImmediate: Bool
    /// Whether the closure declares its parameters' types.
    var isAnnotated = false
  }

  struct Argument: Hashable {
    var label: String?
    var kind: Kind
  }

  var arguments: [Argument]

  init(_ call: FunctionCallExprSyntax) {
    let name = Self.name(of: call)
    arguments = call.arguments.map { argument in
      Argument(
        label: argument.label?.text,
        kind: Self.kind(of: argument.expression, name, argument.label?.text))
    }
    if let trailing = call.trailingClosure {
      arguments.append(Argument(label: nil, kind: Self.kind(of: ExprSyntax(trailing), name, nil)))
    }
    for trailing in call.additionalTrailingClosures {
      arguments.append(
        Argument(
          label: trailing.label.text,
          kind: Self.kind(of: ExprSyntax(trailing.closure), name, trailing.label.text)))
    }
  }

  var hasOnlyPlainArguments: Bool { arguments.allSatisfy { $0.kind == .any } }

  var hasImplicitMembers: Bool {
    arguments.contains { $0.kind == .standIn || $0.kind == .standIns }
  }

  /// The same call with values instead of implicit members.
  var withPlainArguments: CallShape {
    CallShape(
      arguments: arguments.map { argument in
        let isImplicit = argument.kind == .standIn || argument.kind == .standIns
        return isImplicit ? Argument(label: argument.label, kind: .any) : argument
      })
  }

  /// The declarations that accept this call and the same call with values; the last resort is last.
  var forms: [(shape: CallShape, isLast: Bool)] {
    hasImplicitMembers ? [(self, false), (withPlainArguments, true)] : [(self, false)]
  }

  var isAnnotated: Bool {
    arguments.contains { argument in
      if case .closure(let closure) = argument.kind { closure.isAnnotated } else { false }
    }
  }

  /// Makes every closure an immediate one; returns whether that changes anything.
  mutating func makeImmediate() -> Bool {
    var hasChanged = false
    for position in arguments.indices {
      guard case .closure(var closure) = arguments[position].kind, !closure.isImmediate else {
        continue
      }
      closure.isImmediate = true
      arguments[position].kind = .closure(closure)
      hasChanged = true
    }
    return hasChanged
  }

  /// The shape for overloading: overloads that differ in less would be ambiguous.
  var signature: String {
    arguments.map { argument in
      let kind =
        switch argument.kind {
        case .any: "any"
        case .standIn, .standIns: "any"
        case .inOut: "inout"
        case .closure(let closure):
          closure.isAnnotated
            ? "closure(\(closure.parameters))" : "closure\(closure.parameters.count)"
        }
      return "\(argument.label ?? "_"):\(kind)"
    }.joined(separator: ",")
  }

  static func name(of call: FunctionCallExprSyntax) -> String {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }

  private static func kind(of expression: ExprSyntax, _ callee: String, _ label: String?) -> Kind {
    if let closure = expression.as(ClosureExprSyntax.self) {
      let parameters = ClosureParameters.types(of: closure)
      let isImmediate = ClosureParameters.isConfiguration(closure, of: callee, label: label)
      let isAnnotated =
        closure.signature?.parameterClause.map {
          if case .parameterClause(let clause) = $0 {
            clause.parameters.contains { $0.type != nil }
          } else {
            false
          }
        } ?? false
      return .closure(
        Closure(parameters: parameters, isImmediate: isImmediate, isAnnotated: isAnnotated))
    }
    if expression.is(InOutExprSyntax.self) { return .inOut }
    if startsWithImplicitMember(expression) { return .standIn }
    if let array = expression.as(ArrayExprSyntax.self),
      array.elements.contains(where: { startsWithImplicitMember($0.expression) })
    {
      return .standIns
    }
    return .any
  }

  static func startsWithImplicitMember(_ expression: ExprSyntax) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.base.map(startsWithImplicitMember) ?? true
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return startsWithImplicitMember(call.calledExpression)
    }
    // `isOn ? .on : .off`
    if let parts = expression.as(SequenceExprSyntax.self)?.elements {
      return parts.contains { part in
        guard let choice = part.as(UnresolvedTernaryExprSyntax.self) else { return false }
        return startsWithImplicitMember(choice.thenExpression)
          || parts.last.map(startsWithImplicitMember) == true
      }
    }
    return false
  }
}

extension CallShape {
  init?(attribute: AttributeSyntax) {
    guard case .argumentList(let list) = attribute.arguments else { return nil }
    arguments = list.map { argument in
      Argument(
        label: argument.label?.text,
        kind: Self.startsWithImplicitMember(argument.expression) ? .standIn : .any)
    }
  }
}

extension CallShape {
  /// Whether its only argument is a closure.
  var isOfOneClosure: Bool {
    guard arguments.count == 1, case .closure? = arguments.first?.kind else { return false }
    return true
  }
}
