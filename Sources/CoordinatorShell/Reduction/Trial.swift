import ShellLanguage

/// Runs a script in its own session and without output.
@MainActor package struct Trial {
  /// A failed statement.
  package struct Failure {
    package let reason: StepFailure
    package let statement: Statement

    package init(reason: StepFailure, statement: Statement) {
      self.reason = reason
      self.statement = statement
    }
  }

  /// The result of a script.
  package struct Outcome {
    /// The indices of the executed statements, without failed ones that were skipped.
    package var performed: [Int] = []
    /// The failure that ended it.
    package var failure: Failure?
    package var isInterrupted = false
    package var steps = 0
    /// The findings at the end, and the unexpected ones among them.
    package var standing: [Finding] = []
    package var unexpected: [Finding] = []

    package init(
      performed: [Int] = [], failure: Failure? = nil, isInterrupted: Bool = false, steps: Int = 0,
      standing: [Finding] = [], unexpected: [Finding] = []
    ) {
      self.performed = performed
      self.failure = failure
      self.isInterrupted = isInterrupted
      self.steps = steps
      self.standing = standing
      self.unexpected = unexpected
    }
  }

  private let surroundings: Surroundings
  private let header: ScriptHeader
  private let name: String
  private let app: String
  /// Whether observations contain the findings in full.
  package var reportsFindings = false
  /// Called before each statement with the number of steps so far.
  package var progress: (@MainActor (Statement, Int) -> Void)?

  /// Creates trials of variants of a script, launched like the script.
  package init(of script: Script, in surroundings: Surroundings, app: String) {
    var surroundings = surroundings
    surroundings.files = UnchangedFiles(files: surroundings.files)
    self.surroundings = surroundings
    header = script.header
    name = script.name
    self.app = app
  }

  /// Runs statements to their end, or to the first failure that must not be skipped; looks for the
  /// origin of references only if requested.
  package func run(
    _ statements: [Statement], passingOver isPassable: (Failure) -> Bool = { _ in false },
    witness: Witness = Witness(), blames: Bool = false,
    onTranscript: ((Statement, [String]) -> Void)? = nil
  ) throws(StepFailure) -> Outcome {
    let script = Script(name: name, header: header, statements: statements)
    let session = try surroundings.session(of: script, app: app, reporter: witness)
    session.transcripts.receive = onTranscript
    if let progress {
      session.watchers.willExecute = { [unowned session] in progress($0, session.stepCount) }
    }
    var outcome = Outcome()
    let closing = statements.firstClosingFinding
    do throws(Halt) {
      for (index, statement) in statements.enumerated() {
        witness.failure = nil
        if index == closing { try session.conclude(script) }
        do throws(Halt) {
          try session.run(statement)
          outcome.performed.append(index)
        } catch .failed(.failed) {
          guard let failure = witness.failure, statement.isPlain, isPassable(failure) else {
            outcome.performed.append(index)
            throw .failed(.failed)
          }
        }
      }
      try session.conclude(script)
    } catch .failed(let code) {
      outcome.failure = witness.failure
      outcome.isInterrupted = code == .interrupted
    } catch {
      // The script contains `quit`.
    }
    outcome.steps = session.stepCount
    outcome.standing =
      blames ? session.blamed(session.standingFindings) : session.standingFindings
    outcome.unexpected = session.unexpectedFindings
    return outcome
  }
}

extension Statement {
  /// Whether it is a single command, which has no partial effect if it fails.
  fileprivate var isPlain: Bool {
    if case .command = kind { true } else { false }
  }
}

/// Files can be read; written files are discarded.
private struct UnchangedFiles: FileAccess {
  package let files: any FileAccess

  package func read(_ path: String) throws -> [UInt8] { try files.read(path) }
  package func read(_ path: String, atMost limit: Int) throws -> [UInt8] {
    try files.read(path, atMost: limit)
  }
  package func list(_ folder: String) -> [(name: String, isFolder: Bool)] { files.list(folder) }
  package func isTaken(_ path: String) -> Bool { false }
  package func write(_ text: String, to path: String) {}
}

/// Watches a trial without printing.
@MainActor package class Witness: SilentReporter {
  package var failure: Trial.Failure?

  package override func failed(_ failure: StepFailure, _ statement: Statement) {
    self.failure = Trial.Failure(reason: failure, statement: statement)
  }
}
