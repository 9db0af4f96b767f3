import SwiftSyntax

// Loops, switches and returns whose types differ from those on iOS.
extension ReductionCandidates {
  mutating func iterateStandIn(_ token: TokenSyntax) {
    guard let loop = token.enclosing(ForStmtSyntax.self) else { return }
    let elements = loop.awaitKeyword == nil ? "standInElements" : "standInUpdates"
    wrap(loop.sequence, in: elements)
  }

  /// A stand-in by itself as a condition, which is false.
  mutating func standInCondition(_ token: TokenSyntax) {
    let condition =
      token.enclosing(ConditionElementSyntax.self)?.condition.as(ExprSyntax.self)
      ?? token.enclosing(WhereClauseSyntax.self)?.condition
    if let condition { wrap(condition, in: "standInValue") }
  }

  private mutating func wrap(_ expression: ExprSyntax, in function: String) {
    let range = expression.range
    add(
      .adaptation, expression,
      Edit(range, [.text(function + "("), .source(range), .text(")")]))
  }

  mutating func completeSwitch(_ token: TokenSyntax) {
    guard let control = token.enclosing(SwitchExprSyntax.self) else { return }
    // A default for unknown cases becomes a default for all cases.
    if let attribute = control.cases.lazy
      .compactMap({ $0.as(SwitchCaseSyntax.self)?.attribute }).first
    {
      add(.adaptation, attribute, "")
    } else {
      let brace = control.rightBrace
      add(.adaptation, brace, Edit(brace.range, [.text("default: break "), .source(brace.range)]))
    }
  }

  /// A stand-in whose success and failure the code distinguishes.
  mutating func result(_ token: TokenSyntax) {
    if let subject = ResultPattern.subject(around: token) { wrap(subject, in: "standInResult") }
  }

  mutating func returnHarmlessValue(_ token: TokenSyntax) {
    guard let block = token.ancestors.lazy.compactMap({ $0.as(CodeBlockSyntax.self) }).first else {
      return
    }
    let brace = block.rightBrace
    add(
      .adaptation, brace,
      Edit(brace.range, [.text("; return reducedValue() "), .source(brace.range)]))
  }
}
