import HeadlessUIKit

/// Why statements stop before their end.
enum Halt: Error {
  /// A statement failed; it has been reported.
  case failed(ExitCode)
  case quit
  /// A replay has done the steps it was asked for.
  case replayed
}

/// What a command did, for reporters and transcripts.
enum Outcome {
  /// A step, with a note worth a line of its own.
  case step(note: String?, findings: [Finding])
  /// Lines to look at.
  case look([String])
  /// Nothing to show.
  case silent
}

extension Session {
  /// Runs one statement of a script or one typed line, and remembers it for `undo`.
  func run(_ statement: Statement) throws(Halt) {
    let start = stepCount
    running = (statement, start)
    defer { running = nil }
    var halt: Halt?
    do { try execute(statement) } catch { halt = error }
    if statement.isRemembered {
      let steps = stepCount - start
      if steps > 0 || statement.binding != nil && halt == nil {
        timeline.append(
          Timeline.Entry(
            statement: statement, steps: steps, isCut: halt != nil, fingerprint: fingerprint))
      }
    }
    if statement.isRemembered || statement.movesTimeline { updateRecording() }
    if let halt { throw halt }
  }

  /// Does what a statement says, blocks and includes with everything in them.
  func execute(_ statement: Statement) throws(Halt) {
    switch statement.kind {
    case .command(let command): try execute(command, of: statement)
    case .value(let value):
      if let name = statement.binding { bindings[name] = .value(value) }
    case .include(_, let body):
      for inner in body { try execute(inner) }
    case .repeat(let count, let body):
      guard !body.isEmpty else { return }
      var growth = Growth()
      for _ in 0..<count {
        for index in body.indices { try execute(body[index]) }
        growth.turnEnded(monitor)
        if isInterrupted() { throw fail(.interrupted, statement, .interrupted) }
      }
      if let finding = growth.finding(
        at: Finding.Moment(step: stepCount, location: statement.location))
      {
        judge.add(finding)
        if replayLimit == nil { reporter.found([finding]) }
      }
    }
  }

  private func execute(_ command: Command, of statement: Statement) throws(Halt) {
    if let replayLimit {
      guard !statement.mustFail, command.isStep else { return }
      guard stepCount < replayLimit else { throw .replayed }
    }
    let outcome: Outcome
    do {
      outcome = try perform(command, of: statement, isWatched: isWatched(statement))
    } catch .interrupted {
      throw fail(.interrupted, statement, .interrupted)
    } catch {
      if case .exception = error { try recover(statement) }
      guard statement.mustFail else { try fail(error, statement) }
      reporter.failedAsItMust(error, statement)
      try check(statement.transcript, statement) { ["error: \(error.message)"] }
      return
    }
    if statement.mustFail { try fail(.unexpectedSuccess(command.description), statement) }
    if let name = statement.binding, let front = device.frontmost {
      bindings[name] = .screen(WeakScreen(viewController: front, label: front.label))
    }
    guard replayLimit == nil else { return }
    if command == .quit { throw .quit }
    report(outcome, of: statement)
    try check(statement.transcript, statement) { lines(of: outcome, glyphs: .unicode) }
  }

  /// Goes on from the steps before one in which UIKit raised; on a device the app would be gone.
  private func recover(_ statement: Statement) throws(Halt) {
    guard replayLimit == nil else { throw .replayed }
    var entries = timeline.done
    if let running, stepCount > running.start {
      entries.append(
        Timeline.Entry(
          statement: running.statement, steps: stepCount - running.start, isCut: true,
          fingerprint: 0))
    }
    do {
      if try !replay(entries) { reporter.notice(Self.nondeterminism) }
    } catch {
      try fail(.favorites(error), statement)
    }
  }

  static let nondeterminism =
    "the same steps led to another tree this time: something in the app is not deterministic"

  private func isWatched(_ statement: Statement) -> Bool {
    replayLimit == nil && (reporter.wantsTrees || statement.transcript != nil)
  }

  // MARK: Reporting

  private func report(_ outcome: Outcome, of statement: Statement) {
    switch outcome {
    case .step(let note, let findings):
      reporter.stepDone(self, statement, note: note)
      let new = launchFindings + findings
      launchFindings = []
      if !new.isEmpty { reporter.found(new) }
    case .look(let lines): reporter.looked(self, statement, lines: lines)
    case .silent: break
    }
    for error in takeReports() { reporter.notice("\(error)") }
  }

  private func check(
    _ transcript: [TranscriptLine]?, _ statement: Statement, _ actual: () -> [String]
  ) throws(Halt) {
    guard let transcript, replayLimit == nil else { return }
    if case .mismatched(let difference) = Transcript.compare(transcript, with: actual()) {
      try fail(.transcriptMismatch(difference), statement)
    }
  }

  private func fail(_ failure: StepFailure, _ statement: Statement) throws(Halt) -> Never {
    throw fail(failure, statement, .failed)
  }

  private func fail(
    _ failure: StepFailure, _ statement: Statement, _ code: ExitCode
  ) -> Halt {
    if replayLimit == nil { reporter.failed(failure, statement) }
    return .failed(code)
  }
}

extension Statement {
  /// Whether `undo` has to do it again.
  fileprivate var isRemembered: Bool {
    guard case .command(let command) = kind else { return true }
    return command.isStep || binding != nil
  }

  fileprivate var movesTimeline: Bool {
    guard case .command(let command) = kind else { return false }
    switch command {
    case .undo, .redo, .goto, .reset, .app: return true
    default: return false
    }
  }
}

extension Command {
  /// Whether it moves the app and so counts as a step.
  var isStep: Bool {
    switch self {
    case .tab, .back, .swipeBack, .swipeDown, .tap, .detent, .route, .pop, .dismiss, .addFavorite,
      .removeFavorite, .send, .open, .finish, .scene, .lift, .hold, .advance, .settle:
      true
    default: false
    }
  }
}
