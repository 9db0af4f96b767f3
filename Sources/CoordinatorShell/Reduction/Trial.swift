import ShellLanguage

/// A script run in a session of its own, with nobody watching but whoever asks what came of it.
@MainActor package struct Trial {
  /// A statement that did not do what it should.
  package struct Failure {
    package let reason: StepFailure
    package let statement: Statement

    package init(reason: StepFailure, statement: Statement) {
      self.reason = reason
      self.statement = statement
    }
  }

  /// What came of a script.
  package struct Outcome {
    /// The places of what was run, without what failed and was passed over.
    package var performed: [Int] = []
    /// What ended it.
    package var failure: Failure?
    package var isInterrupted = false
    package var steps = 0
    /// The findings at the end, and those that the script does not expect.
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
  /// Whether observations hold the findings in full.
  package var reportsFindings = false
  /// Told of every statement before it is done, with the number of steps until then.
  package var progress: (@MainActor (Statement, Int) -> Void)?

  /// Trials of what a script could be, launched as it launches.
  package init(of script: Script, in surroundings: Surroundings, app: String) {
    var surroundings = surroundings
    surroundings.files = UnchangedFiles(files: surroundings.files)
    self.surroundings = surroundings
    header = script.header
    name = script.name
    self.app = app
  }

  /// Runs statements to their end, or to the first that fails and may not be passed over; findings
  /// say whom to blame only where that is asked.
  package func run(
    _ statements: [Statement], passingOver isPassable: (Failure) -> Bool = { _ in false },
    witness: Witness = Witness(), blames: Bool = false,
    onTranscript: ((Statement, [String]) -> Void)? = nil
  ) throws(StepFailure) -> Outcome {
    let script = Script(name: name, header: header, statements: statements)
    let session = try surroundings.session(of: script, app: app, reporter: witness)
    session.onTranscript = onTranscript
    if let progress {
      session.willExecute = { [unowned session] in progress($0, session.stepCount) }
    }
    var outcome = Outcome()
    do throws(Halt) {
      for (index, statement) in statements.enumerated() {
        witness.failure = nil
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
      try session.settleAtEnd(of: script)
    } catch .failed(let code) {
      outcome.failure = witness.failure
      outcome.isInterrupted = code == .interrupted
    } catch {
      // The script says that it ends here.
    }
    outcome.steps = session.stepCount
    outcome.standing =
      blames ? session.blamed(session.standingFindings) : session.standingFindings
    outcome.unexpected = session.unexpectedFindings
    return outcome
  }
}

extension Statement {
  /// Whether it is one command, of which nothing is done where it fails.
  fileprivate var isPlain: Bool {
    if case .command = kind { true } else { false }
  }
}

/// Files that can be read; what a trial writes is nowhere.
private struct UnchangedFiles: FileAccess {
  package let files: any FileAccess

  package func read(_ path: String) throws -> [UInt8] { try files.read(path) }
  package func isTaken(_ path: String) -> Bool { false }
  package func write(_ text: String, to path: String) {}
}

/// Sees what happens in a trial, and tells nobody.
@MainActor package class Witness: SilentReporter {
  package var failure: Trial.Failure?

  package override func failed(_ failure: StepFailure, _ statement: Statement) {
    self.failure = Trial.Failure(reason: failure, statement: statement)
  }
}
