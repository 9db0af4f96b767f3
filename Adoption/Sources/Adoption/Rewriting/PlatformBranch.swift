import SwiftSyntax

// Branches of `#if` that no app for a phone contains, as `#if os(macOS)` and `#if canImport(AppKit)`.
extension PlatformCondition {
  /// Whether a node is in such a branch.
  static func excludes(_ node: some SyntaxProtocol) -> Bool {
    node.ancestors.contains { $0.as(IfConfigClauseSyntax.self).map(isExcluded) ?? false }
  }

  private static func isExcluded(_ clause: IfConfigClauseSyntax) -> Bool {
    if value(of: clause.condition) == false { return true }
    let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)?.map(\.self) ?? []
    return clauses.prefix { $0.id != clause.id }.contains { value(of: $0.condition) == true }
  }

  /// Nil if it doesn't depend on the platform alone; an `#else` has no condition.
  private static func value(of condition: ExprSyntax?) -> Bool? {
    guard let condition else { return nil }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return value(of: tuple.elements.first?.expression)
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return value(of: negation.expression).map { !$0 }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      let alternatives = sequence.elements.split { $0.trimmedDescription == "||" }
      return combined(
        alternatives.map { parts in
          combined(
            parts.filter { $0.trimmedDescription != "&&" }.map { value(of: $0) }, deciding: false)
        }, deciding: true)
    }
    guard let call = condition.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "canImport":
      return phoneModules.contains(argument)
        ? true : otherPlatformsModules.contains(argument) ? false : nil
    default: return nil
    }
  }

  /// The value of parts one of which alone can decide: a false one of `&&`, a true one of `||`.
  private static func combined(_ values: [Bool?], deciding: Bool) -> Bool? {
    if values.contains(deciding) { return deciding }
    return values.contains(nil) ? nil : !deciding
  }

  private static let phoneModules: Set<String> = ["Foundation", "UIKit"]

  private static let otherPlatformsModules: Set<String> = [
    "AppKit", "Carbon", "Cocoa", "TVMLKit", "TVUIKit", "WatchKit",
  ]
}
