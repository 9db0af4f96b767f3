import HeadlessUIKit
import RetainGraph
import ShellLanguage

/// Why execution stops before the last statement.
package enum Halt: Error {
  /// A statement failed and has been reported.
  case failed(ExitCode)
  case quit
  /// A replay has reached the step that it should stop at.
  case replayed
}

/// A command's result, for reporters and transcripts.
package enum Outcome {
  /// A step, optionally with a note.
  case step(note: String?)
  /// Lines to print.
  case look([String])
  /// Nothing to print.
  case silent
}

extension Session {
  /// Runs one statement of a script or one typed line, and records it for `undo`.
  package func run(_ statement: Statement) throws(Halt) {
    let start = stepCount
    interpreter.running = (statement, start)
    defer { interpreter.running = nil }
    replayer.relauncher?.willRun(statement, in: self)
    transcripts.printed = nil
    let expectedBefore = expectedFindings.count
    var halt: Halt?
    do { try execute(statement) } catch { halt = error }
    let isRemembered = statement.isRemembered(withLooks: transcripts.keepsOutput)
    if isRemembered {
      let steps = stepCount - start
      if steps > 0 || halt == nil {
        timeline.append(
          Timeline.Entry(
            statement: steps > 0 ? statement.succeeding : statement, steps: steps,
            isCut: halt != nil,
            fingerprint: steps > 0 ? fingerprint : 0, output: transcripts.printed,
            expected: Array(expectedFindings.dropFirst(expectedBefore))))
      }
    }
    if isRemembered || statement.movesTimeline { updateRecording() }
    if let halt { throw halt }
  }

  /// Executes a statement, including the contents of blocks and included files.
  package func execute(_ statement: Statement) throws(Halt) {
    switch statement.kind {
    case .command(let command): try execute(command, of: statement)
    case .value(let value):
      if let name = statement.binding { bindings[name] = .value(value) }
    case .include(_, let body):
      for inner in body { try execute(inner) }
    case .repeat(let count, let body):
      guard !body.isEmpty else { return }
      let isInner = interpreter.isRepeating
      interpreter.isRepeating = true
      defer { interpreter.isRepeating = isInner }
      var growth = GrowingRule()
      var firstCensus: RepeatGrowth.Census = []
      for turn in 0..<count {
        for index in body.indices { try execute(body[index]) }
        growth.turnEnded(self)
        if turn == 0 { firstCensus = census }
        if isInterrupted() { throw fail(.interrupted, statement, .interrupted) }
      }
      if count > 0 {
        record.lastRepeat = RepeatGrowth(turns: count, first: firstCensus, last: census)
      }
      if let finding = growth.finding(
        in: self, at: Finding.Moment(step: stepCount, location: statement.location)),
        !judge.hasGrown(finding.subject.type)
      {
        judge.add(finding)
        if !replayer.isReplaying { tell([finding]) }
      }
    }
  }

  private func execute(_ command: Command, of statement: Statement) throws(Halt) {
    if let limit = replayer.limit {
      guard !statement.mustFail, command.isStep else { return }
      guard stepCount < limit else { throw .replayed }
    }
    watchers.willExecute?(statement)
    watchers.recorder?.begins(statement)
    let hierarchy = HeadlessDevice.hierarchyVersion
    let before = treeBefore
    let outcome: Outcome
    do {
      if let resumed = try resumed() {
        outcome = resumed
      } else {
        outcome = try perform(command, of: statement, isWatched: isWatched(statement))
      }
    } catch .interrupted {
      throw fail(.interrupted, statement, .interrupted)
    } catch {
      // A move is atomic: if it fails halfway, the session returns to the state before it.
      if command.isStep, error.endsApp || HeadlessDevice.hierarchyVersion != hierarchy {
        try recover(statement, error)
      }
      // Changes are relative to the last completed step.
      showChanges(since: before)
      watchers.recorder?.failed(error.message, as: statement.mustFail, in: self)
      guard statement.mustFail else { try fail(error, statement) }
      reporter.failedAsItMust(error, statement)
      if isKept(statement) { try compare(statement, ["error: \(error.message)"]) }
      return
    }
    if statement.mustFail {
      let failure = StepFailure.unexpectedSuccess(command.description)
      watchers.recorder?.failed(failure.message, as: false, in: self)
      try fail(failure, statement)
    }
    watchers.recorder?.ended(outcome, in: self)
    if let name = statement.binding, let front = device.frontmost {
      bindings[name] = .screen(WeakScreen(viewController: front, label: front.label))
    }
    guard !replayer.isReplaying else { return }
    if case .manage(.quit) = command { throw .quit }
    report(outcome, of: statement)
    if isKept(statement) { try compare(statement, plainLines(of: outcome, command)) }
  }

  /// Continues from the steps before one that failed halfway, or in which UIKit raised an
  /// exception.
  ///
  /// On a device, the app would have ended.
  private func recover(_ statement: Statement, _ failure: StepFailure) throws(Halt) {
    guard !replayer.isReplaying else { throw .replayed }
    if let relauncher = replayer.relauncher {
      relaunch(relauncher, after: statement, failure.message)
    }
    do {
      if try !replay(stepsSoFar) { reporter.notice(Self.nondeterminism) }
    } catch {
      try fail(.added(error), statement)
    }
  }

  /// Continues in another process, from the state before a statement that failed.
  private func relaunch(
    _ relauncher: any Relauncher, after statement: Statement, _ words: String
  ) -> Never {
    guard let running = interpreter.running, stepCount > running.start else {
      relauncher.relaunch(self, then: .failed(words))
    }
    timeline = Timeline(stepsSoFar)
    relauncher.relaunch(
      self, then: .failedInside(words, at: statement.location, text: statement.text))
  }

  /// The result of the current statement in the previous process.
  private func resumed() throws(StepFailure) -> Outcome? {
    guard let continuation = interpreter.resumption else { return nil }
    interpreter.resumption = nil
    switch continuation {
    case .moved(let before):
      showChanges(since: before)
      record.isBeforeHistory = true
      return .step(note: nil)
    case .failed(let words), .failedInside(let words, _, _): throw .elsewhere(words)
    }
  }

  package static let nondeterminism =
    "the same steps led to another tree this time: something in the app is not deterministic"

  private func isWatched(_ statement: Statement) -> Bool {
    !replayer.isReplaying
      && (transcripts.keepsChanges || reporter.wantsTrees || transcripts.keepsOutput)
  }

  // MARK: Reporting

  private func report(_ outcome: Outcome, of statement: Statement) {
    switch outcome {
    case .step(let note):
      if !notices.isEmpty { record.notices = [] }
      reporter.stepDone(self, statement, note: note)
      if !record.launchFindings.isEmpty || !record.newFindings.isEmpty {
        let new = record.launchFindings + record.newFindings
        record.launchFindings = []
        record.newFindings = []
        tell(new)
      }
    case .look(let lines): reporter.looked(self, statement, lines: lines)
    case .silent: break
    }
    for error in takeReports() {
      record.notices.append(StepFailure.words(forReport: error))
      reporter.notice(notices[notices.count - 1])
    }
  }

  private func tell(_ findings: [Finding]) {
    if reporter.wantsFindings { reporter.found(blamed(findings)) }
  }

  /// Judges what remains at the end of a script.
  package func judgeEnd() {
    guard hold == nil, !replayer.isReplaying else { return }
    let found = OtherThreads.paused { record.judgeEnd(self, at: moment) }
    if !found.isEmpty { tell(found) }
  }

  /// Begins to compare the objects that each turn of a loop leaves behind.
  package func beginLoop() { record.census.forget() }

  /// Judges the objects that a turn of a loop, except the first, has left behind.
  package func judgeTurn() -> LoopTurn {
    OtherThreads.paused { record.judgeTurn(self, at: moment) }
  }

  /// Whether a statement's output is needed.
  private func isKept(_ statement: Statement) -> Bool {
    !replayer.isReplaying && (transcripts.keepsOutput || statement.transcript != nil)
  }

  /// Keeps a command's output if it is needed, and compares it with its transcript.
  private func compare(_ statement: Statement, _ lines: [String]) throws(Halt) {
    if transcripts.keepsOutput, interpreter.running?.statement.location == statement.location,
      !(record.isBeforeHistory && statement.showsChanges)
    {
      transcripts.printed = lines
    }
    guard let transcript = statement.transcript else { return }
    let actual = transcripts.printed ?? lines
    if let receive = transcripts.receive { return receive(statement, actual) }
    if case .mismatched(let difference) = Transcript.compare(transcript, with: actual) {
      let mismatch = TranscriptMismatch(
        difference: difference, step: stepCount, before: treeBefore, after: tree)
      try fail(.transcriptMismatch(mismatch), statement)
    }
  }

  /// The output that a transcript is compared with: Unicode without color, on every terminal.
  private func plainLines(of outcome: Outcome, _ command: Command) -> [String] {
    switch outcome {
    case .step(let note): return stepLines(note: note, glyphs: .unicode, paint: .plain)
    case .look(let lines):
      if case .added(let call) = command, reporter.terminal != nil {
        return (try? perform(call)) ?? lines
      }
      guard case .look(let look) = command,
        reporter.glyphs != .unicode || reporter.paint != .plain || reporter.terminal != nil
      else { return lines }
      return (try? self.lines(of: look, glyphs: .unicode, paint: .plain)) ?? lines
    case .silent: return []
    }
  }

  private func fail(_ failure: StepFailure, _ statement: Statement) throws(Halt) -> Never {
    throw fail(failure, statement, .failed)
  }

  private func fail(
    _ failure: StepFailure, _ statement: Statement, _ code: ExitCode
  ) -> Halt {
    if !replayer.isReplaying { reporter.failed(failure, statement) }
    return .failed(code)
  }
}

extension Statement {
  /// Whether `undo` has to repeat the statement, or a saved script includes it.
  fileprivate func isRemembered(withLooks: Bool) -> Bool {
    guard case .command(let command) = kind else { return true }
    return command.isStep || binding != nil || command.isCheck || mustFail && !command.isManaging
      || withLooks && command.isLook
  }

  fileprivate var movesTimeline: Bool {
    guard case .command(.manage(let command)) = kind else { return false }
    switch command {
    case .undo, .redo, .goto, .reset, .app: return true
    case .defect, .apps, .record, .save, .set, .clear, .tutorial, .history, .help, .explore, .go,
      .quit, .picture:
      return false
    }
  }
}

extension Command {
  package var isStep: Bool { kind == .move }
  package var isLook: Bool { kind == .look }
  package var isCheck: Bool { kind == .check }
  fileprivate var isManaging: Bool { kind == .manage }
}

extension Statement {
  /// Whether its output contains the changes of the last step.
  fileprivate var showsChanges: Bool {
    if case .command(.look(.tree)) = kind { true } else { false }
  }
}
