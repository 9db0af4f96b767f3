import ShellLanguage

/// Reports nothing; a base for reporters that need only a few events.
@MainActor package class SilentReporter: Reporter {
  package let wantsTrees = false
  package let wantsFindings = false
  package let glyphs = Glyphs.unicode
  package let paint = Paint.plain

  package func stepDone(_ session: Session, _ statement: Statement, note: String?) {}
  package func found(_ findings: [Finding]) {}
  package func ended(_ script: String, with unexpected: [Finding]) {}
  package func looked(_ session: Session, _ statement: Statement, lines: [String]) {}
  package func failedAsItMust(_ failure: StepFailure, _ statement: Statement) {}
  package func failed(_ failure: StepFailure, _ statement: Statement) {}
  package func notice(_ text: String) {}
  package func settingChanged(_ name: String, in settings: Settings) {}
  package func heading(_ name: String) {}
  package func summary(_ text: String) {}
}
