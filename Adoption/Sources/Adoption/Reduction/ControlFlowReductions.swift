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
    for ancestor in token.ancestors {
      if let condition = condition(of: ancestor) {
        guard condition.range.contains(token.range.lowerBound) else { continue }
        return wrap(condition, in: "standInValue")
      }
      if ancestor.is(ClosureExprSyntax.self) || ancestor.is(CodeBlockSyntax.self) { return }
    }
  }

  private func condition(of node: Syntax) -> ExprSyntax? {
    if let element = node.as(ConditionElementSyntax.self) {
      return element.condition.as(ExprSyntax.self)
    }
    // Operators aren't grouped yet: `a ? b : c` is the list of `a`, `? b :` and `c`.
    if let list = node.parent?.as(ExprListSyntax.self),
      list.drop(while: { $0.id != node.id }).dropFirst().first?.is(UnresolvedTernaryExprSyntax.self)
        == true
    {
      return node.as(ExprSyntax.self)
    }
    return node.as(WhereClauseSyntax.self)?.condition ?? node.as(RepeatStmtSyntax.self)?.condition
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
