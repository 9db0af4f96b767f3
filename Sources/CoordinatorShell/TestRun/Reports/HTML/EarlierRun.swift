/// An earlier run to compare with.
package struct EarlierRun: Sendable {
  package let findings: [TestRun.Occurrence]
  package let outcomes: [String: ScriptResult.Outcome]
  package let microseconds: Int
  package let run: TestRun

  package init(_ run: TestRun) {
    self.run = run
    findings = run.findings
    outcomes = Dictionary(
      run.results.map { ($0.name, $0.outcome) }, uniquingKeysWith: { first, _ in first })
    microseconds = run.microseconds
  }

  /// Whether the finding existed already.
  package func has(_ signature: String) -> Bool {
    findings.contains { $0.finding.signature == signature }
  }

  /// The findings that don't exist any more.
  package func fixed(in run: TestRun) -> [TestRun.Occurrence] {
    let now = Set(run.findings.map(\.finding.signature))
    return findings.filter { !now.contains($0.finding.signature) }
  }

  /// The scripts that passed then and don't now.
  package func broken(in run: TestRun) -> [ScriptResult] {
    run.results.filter { result in
      guard let before = outcomes[result.name] else { return false }
      return (before == .passed || before == .skipped) && !result.isGood
    }
  }

  /// The scripts that failed then and pass now.
  package func repaired(in run: TestRun) -> [ScriptResult] {
    run.results.filter { result in
      guard let before = outcomes[result.name] else { return false }
      return before != .passed && before != .skipped && result.isGood
    }
  }
}
