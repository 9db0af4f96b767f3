import ShellLanguage

/// Reports what a session does: to a terminal, a pipe, or a program.
@MainActor package protocol Reporter: AnyObject {
  /// Whether every step's tree is needed.
  var wantsTrees: Bool { get }
  /// Whether findings are reported when they are found.
  var wantsFindings: Bool { get }
  /// The characters for `tree`.
  var glyphs: Glyphs { get }
  var paint: Paint { get }
  /// The user's terminal.
  var terminal: TerminalSize? { get }

  func stepDone(_ session: Session, _ statement: Statement, note: String?)
  /// A step, or the launch, led to findings.
  func found(_ findings: [Finding])
  /// A script ended with unexpected findings.
  func ended(_ script: String, with unexpected: [Finding])
  /// The session that the next events belong to.
  func launched(_ session: Session)
  func looked(_ session: Session, _ statement: Statement, lines: [String])
  /// A statement marked `!` failed, as it must.
  func failedAsItMust(_ failure: StepFailure, _ statement: Statement)
  func failed(_ failure: StepFailure, _ statement: Statement)
  /// A notice that belongs to no statement.
  func notice(_ text: String)
  func settingChanged(_ name: String, in settings: Settings)
  /// Lines for the user that belong to no statement.
  func explain(_ lines: [String])
  /// Clears the user's terminal.
  func clearTerminal()
  /// The name of the next script, if there are several.
  func heading(_ name: String)
  /// The last line after several scripts.
  func summary(_ text: String)
}

extension Reporter {
  package func clearTerminal() {}
  package func explain(_ lines: [String]) {}
  package func launched(_ session: Session) {}
}
