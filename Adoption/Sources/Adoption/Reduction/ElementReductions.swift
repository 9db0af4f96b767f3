import SwiftSyntax

// Stand-ins inside a value of a generic type, and in one branch of an expression.
extension ReductionCandidates {
  /// Converts the elements of a sequence, stream or list of stand-ins, as in
  /// `view.show(profile.map { $0.name }.asDriver())`.
  mutating func convertElements(_ expression: ExprSyntax, _ message: String) {
    let types = ErrorMessage.quoted(in: message)
    guard types.count >= 2, message.contains("cannot convert") || message.contains("cannot assign")
    else { return }
    convertElements(in: expression.range, of: expression, from: types[0], to: types[1])
  }

  private mutating func convertElements(
    in range: Range<Int>, of expression: ExprSyntax, from type: String,
    to wanted: String
  ) {
    guard !wanted.contains("StandIn"), let mapping = Self.mapping(of: type) else { return }
    add(
      .adaptation, expression,
      Edit(
        range,
        [
          .text("("), .source(range),
          .text(").\(mapping.name) { standInValue($0) }\(mapping.suffix)"),
        ]))
  }

  /// The function that converts the elements of a type, and what restores the type afterwards.
  private static func mapping(of type: String) -> (name: String, suffix: String)? {
    if type.hasPrefix("["), type.hasSuffix("StandIn]") || type.hasSuffix("StandIn?]") {
      return (type.contains(" : ") ? "mapValues" : "map", "")
    }
    guard type.contains(/[<, ]StandIn\??(, any Error|, Never)?>$/) else { return nil }
    switch baseName(ofType: type) {
    case "AnyPublisher": return ("map", ".eraseToAnyPublisher()")
    case "Driver", "Infallible", "Maybe", "Observable", "PrimitiveSequence", "SharedSequence",
      "Signal", "Single":
      return ("map", "")
    default: return nil
    }
  }

  /// Converts the optional in front of `??`, as in `show(user?.name ?? "Nobody")`.
  mutating func convertDefaulted(_ expression: ExprSyntax, _ message: String) {
    guard message.contains("value of type 'StandIn?'"),
      let parts = expression.as(SequenceExprSyntax.self)?.elements, let first = parts.first,
      parts.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    else { return }
    wrap(first, in: "standInValue")
  }

  /// Converts one branch: a stand-in, or a list of stand-ins, as in `name.isEmpty ? "Nobody" : user.name`.
  mutating func branches(_ token: TokenSyntax, _ message: String) {
    let types = ErrorMessage.quoted(in: message)
    guard types.count == 3,
      let list = token.ancestors.lazy.compactMap({ $0.as(ExprListSyntax.self) })
        .first(where: { $0.contains { $0.is(UnresolvedTernaryExprSyntax.self) } }),
      let index = list.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let branches = list[index].as(UnresolvedTernaryExprSyntax.self),
      let other = list[list.index(after: index)...].first,
      list.count(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) == 1
    else { return }
    let rest = other.range.lowerBound..<list.range.upperBound
    switch (Self.isStandIn(types[1]), Self.isStandIn(types[2])) {
    case (true, false): wrap(branches.thenExpression, in: "standInValue")
    case (false, true):
      add(.adaptation, other, Edit(rest, [.text("standInValue("), .source(rest), .text(")")]))
    case (false, false):
      let first = branches.thenExpression
      convertElements(in: first.range, of: first, from: types[1], to: types[2])
      convertElements(in: rest, of: other, from: types[2], to: types[1])
    case (true, true): break
    }
  }

  private static func isStandIn(_ type: String) -> Bool { type == "StandIn" || type == "StandIn?" }
}
