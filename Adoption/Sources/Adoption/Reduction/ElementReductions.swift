import SwiftSyntax

// Stand-ins inside a value of a generic type, and in one branch of an expression.
extension ReductionCandidates {
  /// Converts the elements of a sequence, stream or list of stand-ins, as in
  /// `view.show(profile.map { $0.name }.asDriver())`.
  mutating func convertElements(_ expression: ExprSyntax, _ message: String) {
    let types = ErrorMessage.quoted(in: message)
    guard types.count >= 2, message.contains("cannot convert") || message.contains("cannot assign"),
      !types[1].contains("StandIn"), let mapping = Self.mapping(of: types[0])
    else { return }
    add(
      .adaptation, expression,
      Edit(
        expression.range,
        [
          .text("("), .source(expression.range),
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

  /// Converts the optional before a default, as in `show(user?.name ?? "Nobody")`.
  mutating func convertDefaulted(_ expression: ExprSyntax, _ message: String) {
    guard message.contains("value of type 'StandIn?'"),
      let parts = expression.as(SequenceExprSyntax.self)?.elements, let first = parts.first,
      parts.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    else { return }
    wrap(first, in: "standInValue")
  }

  /// Converts the branch that is a stand-in's, as in `name.isEmpty ? "Nobody" : user.name`.
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
    if types[1].hasPrefix("StandIn") {
      wrap(branches.thenExpression, in: "standInValue")
    } else {
      let range = other.range.lowerBound..<list.range.upperBound
      add(
        .adaptation, other,
        Edit(range, [.text("standInValue("), .source(range), .text(")")]))
    }
  }
}
