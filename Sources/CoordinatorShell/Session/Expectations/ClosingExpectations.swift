import ShellLanguage

extension [Statement] {
  /// The first expectation about a finding among those that end a script.
  ///
  /// Some objects are judged only when a script has made its last move and a hold has ended, and a
  /// script must be able to expect those findings too.
  package var firstClosingFinding: Int? {
    suffix { $0.expectation != nil }.firstIndex { $0.expectation?.isOfFinding == true }
  }

  private func suffix(while isIncluded: (Statement) -> Bool) -> ArraySlice<Statement> {
    self[(lastIndex { !isIncluded($0) }.map { $0 + 1 } ?? 0)...]
  }
}

extension Session {
  /// Ends a hold, and judges the objects that are judged only at the end of a script.
  package func conclude(_ script: Script) throws(Halt) {
    try settleAtEnd(of: script)
    judgeEnd()
  }

  /// Judges a script's launch before another one takes its place, and keeps what the script doesn't expect.
  func endLaunch() {
    endRecording()
    guard let location = interpreter.running?.statement.location, !location.isTyped, hold == nil,
      !replayer.isReplaying
    else { return }
    judgeEnd()
    let unexpected = unexpectedFindings
    guard !unexpected.isEmpty else { return }
    let findings = blamed(unexpected)
    reporter.ended(location.source, with: findings)
    interpreter.earlierFindings += [ReportedFinding](
      findings, withCode: watchers.recorder != nil)
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
