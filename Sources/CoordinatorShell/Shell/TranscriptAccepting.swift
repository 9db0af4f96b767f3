import ShellLanguage

/// Runs scripts and updates the transcripts that differ from the output.
///
/// Changes only transcripts, and nothing in a script that fails in another way.
@MainActor package struct TranscriptAccepting {
  /// The one transcript to update, by a line of it or of its statement.
  package struct Place {
    package let file: String
    package let line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The result of a script.
  package struct Outcome: Codable {
    package var code = ExitCode.ok
    /// The number of updated transcripts.
    package var accepted = 0

    package init(code: ExitCode = ExitCode.ok, accepted: Int = 0) {
      self.code = code
      self.accepted = accepted
    }
  }

  package typealias Progress = @MainActor (Statement, Int) -> Void

  package let surroundings: Surroundings
  package let app: String
  package let paint: Paint
  package var place: Place?
  /// Allows a script to be updated; called with every statement before it runs.
  package var conduct: @MainActor (Script, _ accept: (Progress?) -> Outcome) -> Outcome = {
    $1(nil)
  }

  package init(surroundings: Surroundings, app: String, paint: Paint, place: Place? = nil) {
    self.surroundings = surroundings
    self.app = app
    self.paint = paint
    self.place = place
  }

  /// Prints each difference and writes it; returns the first code that isn't `ok`.
  package func run(_ paths: [String]) -> ExitCode {
    var code = ExitCode.ok
    var accepted = 0
    for path in paths {
      guard let script = surroundings.script(at: path) else {
        if code == .ok { code = .usage }
        continue
      }
      guard script.header.skip == nil else { continue }
      let outcome = conduct(script) { accept(script, $0) }
      accepted += outcome.accepted
      if outcome.code == .interrupted { return .interrupted }
      if code == .ok { code = outcome.code }
    }
    let count = accepted == 1 ? "1 transcript" : "\(accepted) transcripts"
    surroundings.output.write("\(accepted == 0 ? "no transcripts" : count) rewritten\n")
    return code
  }

  private func accept(_ script: Script, _ progress: Progress?) -> Outcome {
    let sources = Set(script.statements.flatMap(\.withInner).map(\.location.source)).sorted()
    var acceptance = TranscriptAcceptance(sources: sources)
    let outcome: Trial.Outcome
    do {
      var trial = Trial(of: script, in: surroundings, app: app)
      trial.progress = progress
      outcome = try trial.run(script.statements, onTranscript: { acceptance.note($1, of: $0) })
    } catch {
      return refuse(script.name, error.message, .usage)
    }
    if let failure = outcome.failure {
      let place = failure.statement.location.description
      return refuse(
        place, failure.reason.message + "; nothing of the script is accepted",
        outcome.isInterrupted ? .interrupted : .failed)
    }
    if let place { acceptance.keep(onlyAt: place.line, of: place.file) }

    var result = Outcome(code: outcome.unexpected.isEmpty ? .ok : .findings)
    for source in sources {
      let count = acceptance.changed.count { $0.place.source == source }
      guard count > 0 else { continue }
      guard write(source, acceptance) else {
        return Outcome(code: .failed, accepted: result.accepted)
      }
      result.accepted += count
    }
    for block in acceptance.unsteady {
      result.code =
        refuse(
          "\(block.place)", "the output differs each time; replace it with a wildcard",
          .failed
        ).code
    }
    return result
  }

  private func write(_ path: String, _ acceptance: TranscriptAcceptance) -> Bool {
    do {
      let source = try Source(name: path, bytes: surroundings.files.read(path))
      let (text, lines) = acceptance.rewritten(source)
      let name = path.escapedForTerminal
      let heading = [paint.removed("--- \(name)"), paint.added("+++ \(name), accepted")]
      let diff = heading + UnifiedDiff(lines).lines(paint: paint)
      surroundings.output.write(diff.joined(separator: "\n") + "\n")
      try surroundings.files.write(text, to: path)
      return true
    } catch {
      let failure = StepFailure.unwritableFile(path, error)
      surroundings.output.writeError("error: \(failure.message)\n")
      return false
    }
  }

  private func refuse(_ place: String, _ why: String, _ code: ExitCode) -> Outcome {
    surroundings.output.writeError("\(place.escapedForTerminal): error: \(why)\n")
    return Outcome(code: code)
  }
}

extension Statement {
  /// The statement and all statements inside it.
  fileprivate var withInner: [Statement] {
    switch kind {
    case .repeat(_, let body), .include(_, let body): [self] + body.flatMap(\.withInner)
    case .command, .value: [self]
    }
  }
}
