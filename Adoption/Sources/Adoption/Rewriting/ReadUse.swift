import SwiftSyntax

/// What the code around a read value says of it: `as? String == "success"`.
struct ReadUse {
  private(set) var kind = ReadKind.unknown
  /// What the value is compared with.
  private(set) var comparedValue: String?

  init(of read: ExprSyntax) {
    var node = Syntax(read)
    while let parent = node.parent {
      if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
        node = parent
        continue
      }
      if let tuple = parent.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1,
        parent.is(LabeledExprSyntax.self)
      {
        node = Syntax(tuple)
        continue
      }
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == node.id {
        kind = ReadKind(member: member.declName.baseName.text) ?? .unknown
        return
      }
      if let reading = parent.as(SubscriptCallExprSyntax.self),
        reading.calledExpression.id == node.id
      {
        kind =
          reading.arguments.first?.expression.is(IntegerLiteralExprSyntax.self) == true
          ? .list(.unknown) : .object
        return
      }
      if parent.as(LabeledExprSyntax.self)?.label?.text == "withJSONObject" { kind = .object }
      if let list = parent.as(ExprListSyntax.self) { self.read(in: Array(list), from: node) }
      return
    }
  }

  private mutating func read(in parts: [ExprSyntax], from node: Syntax) {
    guard var index = parts.firstIndex(where: { $0.id == node.id }) else { return }
    if let cast = ReadKind(castIn: parts, after: index) {
      kind = cast
      index += 2
    }
    guard index + 2 < parts.count,
      let sign = parts[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return }
    if sign == "==" { comparedValue = Self.literal(parts[index + 2]) }
    if kind == .unknown { kind = Self.kind(ofLiteral: parts[index + 2]) }
  }

  static func literal(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      ?? expression.as(IntegerLiteralExprSyntax.self)?.literal.text
      ?? expression.as(BooleanLiteralExprSyntax.self)?.literal.text
  }

  private static func kind(ofLiteral expression: ExprSyntax) -> ReadKind {
    if expression.is(StringLiteralExprSyntax.self) { return .string }
    if expression.is(BooleanLiteralExprSyntax.self) { return .flag }
    if expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self) {
      return .number
    }
    return .unknown
  }
}

extension ExprSyntax {
  /// The expression without what doesn't change its value: casts, optional chaining, parentheses, `try`.
  var withoutWrapping: ExprSyntax {
    if let chain = self.as(OptionalChainingExprSyntax.self) {
      return chain.expression.withoutWrapping
    }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.withoutWrapping }
    if let trying = self.as(TryExprSyntax.self) { return trying.expression.withoutWrapping }
    if let awaiting = self.as(AwaitExprSyntax.self) { return awaiting.expression.withoutWrapping }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return only.expression.withoutWrapping
    }
    if let sequence = self.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return first.withoutWrapping
    }
    return self
  }

  /// The last name of `response.userInfo`.
  var plainMember: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
