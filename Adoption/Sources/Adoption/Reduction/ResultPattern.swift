import SwiftSyntax

/// The patterns that distinguish success and failure, as in `case .success(let value):`.
enum ResultPattern {
  /// The value that the patterns around a token distinguish.
  static func subject(around token: TokenSyntax) -> ExprSyntax? {
    for ancestor in token.ancestors {
      if let control = ancestor.as(SwitchExprSyntax.self) {
        let cases = control.cases.trimmedDescription
        return cases.contains(".success") || cases.contains(".failure") ? control.subject : nil
      }
      if let pattern = ancestor.as(MatchingPatternConditionSyntax.self) {
        let text = pattern.pattern.trimmedDescription
        if text.contains(".success") || text.contains(".failure") {
          return pattern.initializer.value
        }
        return nil
      }
      if ancestor.is(CodeBlockItemSyntax.self), !ancestor.is(SwitchCaseSyntax.self),
        ancestor.parent?.parent?.is(SwitchCaseSyntax.self) != true
      {
        return nil
      }
    }
    return nil
  }

  /// Whether a token is in a pattern that takes the value out of a success or a failure.
  static func contains(_ token: TokenSyntax) -> Bool {
    for ancestor in token.ancestors {
      if ancestor.is(CodeBlockItemSyntax.self) { return false }
      if let pattern = ancestor.as(ExpressionPatternSyntax.self) {
        return pattern.expression.is(FunctionCallExprSyntax.self)
      }
    }
    return false
  }
}
