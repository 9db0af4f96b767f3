import SwiftSyntax

// Loops, switches and returns whose types differ from those on iOS.
extension ReductionCandidates {
  mutating func iterateStandIn(_ token: TokenSyntax) {
    guard let sequence = token.enclosing(ForStmtSyntax.self)?.sequence else { return }
    add(
      .adaptation, sequence,
      Edit(sequence.range, [.text("standInElements("), .source(sequence.range), .text(")")]))
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
    if let subject = ResultPattern.subject(around: token) {
      add(
        .adaptation, subject,
        Edit(subject.range, [.text("standInResult("), .source(subject.range), .text(")")]))
    }
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
