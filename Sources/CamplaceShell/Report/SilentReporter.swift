/// Tells nobody anything.
final class SilentReporter: Reporter {
  let wantsTrees = false
  let wantsFindings = false
  let glyphs = Glyphs.ascii
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
