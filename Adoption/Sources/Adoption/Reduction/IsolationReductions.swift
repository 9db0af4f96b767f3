import SwiftSyntax

// Calls that the compiler takes for ones from any thread, because a missing protocol or class is one of the main actor.
extension ReductionCandidates {
  /// Makes a call of the main actor's code as one, as in `MainActor.assumeIsolated { screen.close() }`.
  mutating func assumeMainActor(_ token: TokenSyntax, _ message: String) {
    guard message.contains("main actor-isolated") else { return }
    for ancestor in token.ancestors {
      let value =
        ancestor.as(CodeBlockItemSyntax.self).map { $0.item.as(ExprSyntax.self) }
        ?? ancestor.as(InitializerClauseSyntax.self).map { Optional($0.value) }
        ?? ancestor.as(ReturnStmtSyntax.self).map(\.expression)
      guard let value else { continue }
      guard let value, !value.tokens(viewMode: .sourceAccurate).contains(where: Self.suspends)
      else { return }
      add(
        .adaptation, value,
        Edit(
          value.range,
          [.text("MainActor.assumeIsolated { "), .source(value.range), .text(" }")]))
      return
    }
  }

  private static func suspends(_ token: TokenSyntax) -> Bool {
    [.keyword(.await), .keyword(.try)].contains(token.tokenKind)
  }
}
