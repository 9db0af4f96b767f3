import SwiftSyntax

/// Whether the app casts the result of `JSONSerialization.jsonObject(with:)` to a list.
///
/// A server's answer is a list or an object, and only the cast tells which: a sample has to be of the cast's type.
enum ParsedList {
  static func isList(_ call: FunctionCallExprSyntax) -> Bool {
    let result = unwrapping(Syntax(call))
    if let kind = cast(of: result) { return kind.isList }
    guard let name = boundName(result), let body = body(around: result) else { return false }
    let casts = CastFinder(of: name)
    casts.walk(body)
    return casts.kinds.contains(where: \.isList) && !casts.kinds.contains(.object)
  }

  /// The call with the `try` and the parentheses around it.
  private static func unwrapping(_ node: Syntax) -> Syntax {
    guard let parent = node.parent else { return node }
    if parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
      return unwrapping(parent)
    }
    if parent.is(LabeledExprSyntax.self),
      let tuple = parent.parent?.parent?.as(TupleExprSyntax.self)
    {
      return unwrapping(Syntax(tuple))
    }
    return node
  }

  /// The kind in `node as? [Any]`; nil without a cast.
  fileprivate static func cast(of node: Syntax) -> ReadKind? {
    guard let parts = node.parent?.as(ExprListSyntax.self).map(Array.init),
      let index = parts.firstIndex(where: { $0.id == node.id })
    else { return nil }
    return ReadKind(castIn: parts, after: index)
  }

  private static func boundName(_ node: Syntax) -> String? {
    let binding = node.parent?.parent
    let pattern =
      binding?.as(PatternBindingSyntax.self)?.pattern
      ?? binding?.as(OptionalBindingConditionSyntax.self)?.pattern
    return pattern?.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  private static func body(around node: Syntax) -> Syntax? {
    var current = node
    while let parent = current.parent {
      if let function = parent.as(FunctionDeclSyntax.self) { return function.body.map(Syntax.init) }
      current = parent
    }
    return nil
  }
}

/// Finds what a name is cast to.
private final class CastFinder: SyntaxVisitor {
  private let name: String
  private(set) var kinds: [ReadKind] = []

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == name, let kind = ParsedList.cast(of: Syntax(node)) {
      kinds.append(kind)
    }
    return .skipChildren
  }
}
