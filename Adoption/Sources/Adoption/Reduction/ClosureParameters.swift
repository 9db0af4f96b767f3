import SwiftSyntax

/// Infers a closure's parameter types from its body, if the called function is missing.
enum ClosureParameters {
  /// The types of a closure's parameters.
  static func types(of closure: ClosureExprSyntax) -> [String] {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list):
      return list.map { type(of: $0.name.text, in: closure) }
    case .parameterClause(let clause):
      return clause.parameters.map { parameter in
        parameter.type?.trimmedDescription
          ?? type(of: (parameter.secondName ?? parameter.firstName).text, in: closure)
      }
    case nil:
      guard closure.signature?.parameterClause == nil else { return [] }
      return (0..<anonymousCount(in: closure)).map { type(of: "$\($0)", in: closure) }
    }
  }

  /// Whether a closure only configures its argument, or its call runs it at once.
  static func isConfiguration(
    _ closure: ClosureExprSyntax, of callee: String, label: String?
  ) -> Bool {
    let parameters = names(of: closure)
    guard label == nil || label == "animations" || label == "block" else { return false }
    if parameters.isEmpty {
      return ["perform", "write", "with", "sync", "transaction", "execute", "group", "batch"]
        .contains { callee.lowercased().hasPrefix($0) } || label == "animations"
    }
    // Every statement begins with the parameter, as in `make.top.equalToSuperview()`.
    return !closure.statements.isEmpty
      && closure.statements.allSatisfy { item in
        guard let name = item.item.firstToken(viewMode: .sourceAccurate)?.text else { return false }
        return parameters.first == name
      } && !isEvent(callee) && !isFactory(callee)
  }

  /// Whether a function's name suggests that it keeps its closure and calls it for every event.
  static func isEvent(_ callee: String) -> Bool {
    let name = callee.lowercased()
    return [
      "on", "handle", "observe", "subscribe", "bind", "sink", "drive", "emit", "when", "register",
      "listen", "add", "set", "watch", "did", "will",
    ].contains { name.hasPrefix($0) }
      || ["listener", "observer", "handler", "callback", "action"].contains { name.hasSuffix($0) }
  }

  /// Whether a function's name suggests that its closure makes an object that the app asks for later.
  static func isFactory(_ callee: String) -> Bool {
    let name = callee.lowercased()
    return ["register", "provide", "bind", "factory", "single", "autoregister"]
      .contains { name.hasPrefix($0) }
  }

  /// Whether a function's name says that it returns what the app registered for a type.
  static func isLookup(_ callee: String) -> Bool { callee.hasPrefix("resolve") }

  private static func names(of closure: ClosureExprSyntax) -> [String] {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: (0..<anonymousCount(in: closure)).map { "$\($0)" }
    }
  }

  private static func anonymousCount(in closure: ClosureExprSyntax) -> Int {
    let counter = AnonymousCounter(viewMode: .sourceAccurate)
    counter.walk(closure.statements)
    return counter.count
  }

  private static func type(of name: String, in closure: ClosureExprSyntax) -> String {
    if name == "_" { return "StandIn" }
    let uses = ParameterUses(name)
    uses.walk(closure.statements)
    let lowered = name.lowercased()
    if uses.isResult { return "Result<StandIn, any Error>" }
    if lowered.hasSuffix("error") || lowered == "err" {
      return uses.isUsedWhole || uses.isOptional || uses.count == 0 ? "(any Error)?" : "StandIn"
    }
    if uses.isCondition { return "Bool" }
    if uses.isOptional { return "StandIn?" }
    if uses.count == 0,
      ["finished", "success", "completed", "granted", "succeeded", "done"].contains(lowered)
    {
      return "Bool"
    }
    return "StandIn"
  }
}

private final class AnonymousCounter: SyntaxVisitor {
  var count = 0

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    if text.first == "$", let number = Int(text.dropFirst()) { count = max(count, number + 1) }
    return .skipChildren
  }

  // The implicit parameters of an inner closure belong to that closure.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// The uses of a parameter in a closure's body.
private final class ParameterUses: SyntaxVisitor {
  private let name: String
  var count = 0
  var isOptional = false
  var isCondition = false
  var isResult = false
  var isUsedWhole = false

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil,
      node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    {
      count += 1
      isOptional = true
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name, let parent = node.parent else { return .skipChildren }
    count += 1
    if !parent.is(MemberAccessExprSyntax.self) { isUsedWhole = true }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
      isOptional = true
    }
    if parent.parent?.is(OptionalBindingConditionSyntax.self) == true { isOptional = true }
    if parent.is(ConditionElementSyntax.self) { isCondition = true }
    if let prefix = parent.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      isCondition = true
    }
    if let list = parent.as(ExprListSyntax.self) {
      let text = list.trimmedDescription
      if text.contains("nil") && (text.contains("==") || text.contains("!=")) || text.contains("??")
      {
        isOptional = true
      } else if text.contains("&&") || text.contains("||") {
        isCondition = true
      }
    }
    if let control = parent.as(SwitchExprSyntax.self) {
      let cases = control.cases.trimmedDescription
      if cases.contains(".success") || cases.contains(".failure") { isResult = true }
    }
    return .skipChildren
  }
}
