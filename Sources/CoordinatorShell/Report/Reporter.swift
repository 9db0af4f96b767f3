import ShellLanguage

/// Tells somebody what a session does: people at a terminal, a pipe, a program.
@MainActor package protocol Reporter: AnyObject {
  /// Whether every step's tree will be looked at.
  var wantsTrees: Bool { get }
  /// Whether findings are told as they are found.
  var wantsFindings: Bool { get }
  /// How `tree` is drawn.
  var glyphs: Glyphs { get }
  var paint: Paint { get }
  /// The terminal that a person types at.
  var terminal: TerminalSize? { get }

  func stepDone(_ session: Session, _ statement: Statement, note: String?)
  /// A step, or the launch, left something wrong behind.
  func found(_ findings: [Finding])
  /// A script ended with findings that it does not expect.
  func ended(_ script: String, with unexpected: [Finding])
  func looked(_ session: Session, _ statement: Statement, lines: [String])
  /// A statement marked `!` failed, as it has to.
  func failedAsItMust(_ failure: StepFailure, _ statement: Statement)
  func failed(_ failure: StepFailure, _ statement: Statement)
  /// Something that is worth knowing and belongs to no statement.
  func notice(_ text: String)
  func settingChanged(_ name: String, in settings: Settings)
  /// Lines for a person, which belong to no statement.
  func told(_ lines: [String])
  /// Clears the terminal that a person types at.
  func clearTerminal()
  /// The name of the next of several scripts.
  func heading(_ name: String)
  /// The last line after several scripts.
  func summary(_ text: String)
}

extension Reporter {
  package func clearTerminal() {}
  package func told(_ lines: [String]) {}
}
