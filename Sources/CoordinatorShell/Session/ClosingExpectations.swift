import ShellLanguage

extension [Statement] {
  /// Where the expectations begin that end a script, if one of them is about a finding.
  ///
  /// Some objects are judged only when a script has made its last move, and a script must be able to
  /// expect those findings too.
  package var startOfClosingExpectations: Int? {
    let closing = suffix { $0.expectation != nil }
    return closing.contains { $0.expectation?.isOfFinding == true } ? closing.startIndex : nil
  }

  private func suffix(while isIncluded: (Statement) -> Bool) -> ArraySlice<Statement> {
    self[(lastIndex { !isIncluded($0) }.map { $0 + 1 } ?? 0)...]
  }
}

extension Statement {
  fileprivate var expectation: Expectation? {
    guard case .command(.check(let expectation)) = kind else { return nil }
    return expectation
  }
}

extension Expectation {
  fileprivate var isOfFinding: Bool {
    if case .finding = claim { true } else { false }
  }
}
