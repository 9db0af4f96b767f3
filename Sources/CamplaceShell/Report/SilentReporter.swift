/// Tells nobody anything; the start of a reporter that hears of few things.
@MainActor class SilentReporter: Reporter {
  let wantsTrees = false
  let wantsFindings = false
  let glyphs = Glyphs.unicode
  let paint = Paint.plain

  func stepDone(_ session: Session, _ statement: Statement, note: String?) {}
  func found(_ findings: [Finding]) {}
  func ended(_ script: String, with unexpected: [Finding]) {}
  func looked(_ session: Session, _ statement: Statement, lines: [String]) {}
  func failedAsItMust(_ failure: StepFailure, _ statement: Statement) {}
  func failed(_ failure: StepFailure, _ statement: Statement) {}
  func notice(_ text: String) {}
  func settingChanged(_ name: String, in settings: Settings) {}
  func heading(_ name: String) {}
  func summary(_ text: String) {}
}
