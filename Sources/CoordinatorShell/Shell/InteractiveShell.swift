import ShellLanguage

/// An interactive session: one line at a time; an error is printed and doesn't end it.
@MainActor package final class InteractiveShell {
  package enum State: Equatable, Sendable {
    /// Ready for the next line.
    case ready
    /// A block is open, and the next line continues it.
    case unfinished
    case ended
  }

  package let session: Session
  private let surroundings: Surroundings
  private var pending = ""
  package private(set) var names = BoundNames()
  private var lineNumber = 0
  /// The offers of each kind while a line is typed; the app doesn't change until the line runs.
  var offersNow: [ArgumentKind: [Candidate]] = [:]
  /// The submitted text as the history keeps it: a block of several lines on one.
  package private(set) var entry = ""

  /// Launches `app`.
  package init(
    _ surroundings: Surroundings, app: String, reporter: any Reporter
  ) throws(StepFailure) {
    self.surroundings = surroundings
    session = try surroundings.session(app: app, reporter: reporter)
    reporter.launched(session)
    session.transcripts.keepsOutput = true
    session.settingsFile = surroundings.settingsFile
  }

  /// Applies the settings that the user keeps; reports invalid ones and continues.
  package func readSettings() {
    guard let path = surroundings.settingsFile, surroundings.files.isTaken(path),
      let script = surroundings.script(at: path)
    else { return }
    if let other = script.firstOfNoSetting {
      session.reporter.notice(
        "\(other.location): only 'set' is allowed here; '\(other.text)' wasn't run")
    }
    for statement in script.statements where statement.isSetting { _ = run(statement) }
  }

  /// Continues where another process stopped; returns whether the session ended with that.
  package func resume(_ image: SessionImage) throws -> State {
    names = try surroundings.restore(image, into: session)
    guard let current = image.state.current else { return .ready }
    if let statement = try session.resume(image, current, surroundings, names) {
      switch run(statement) {
      case .ready: break
      case .unfinished: return .ready
      case .ended: return .ended
      }
    }
    for text in image.state.rest where submit(text) == .ended { return .ended }
    return .ready
  }

  /// The prompt: the app and the path of screens to the visible one.
  package var prompt: String { prompt(columns: 240, paint: .plain) }

  /// The prompt for a terminal of that width.
  package func prompt(columns: Int, paint: Paint) -> String {
    guard pending.isEmpty else { return "... " }
    return ShellPrompt(
      app: session.app.name, path: session.screenSteps, findings: session.standingFindings.count,
      isHeld: session.hold != nil
    ).text(columns: columns, paint: paint, glyphs: session.reporter.glyphs)
  }

  /// Runs the typed line.
  package func submit(_ line: String) -> State {
    lineNumber += 1
    let text = pending.isEmpty ? line : pending + "\n" + line
    let isBlock = !pending.isEmpty
    pending = ""
    defer { offersNow = [:] }
    entry = line
    let script: Script
    do {
      script = try surroundings.parser(names: names).parse(
        Source(name: SourceLocation.typedSource, text: text))
    } catch {
      if error.isIncomplete {
        pending = text
        return .unfinished
      }
      let reporter = session.reporter
      let style = ErrorStyle(paint: reporter.paint, terminal: reporter.terminal)
      surroundings.output.writeError(suggesting(error, for: text).text(style))
      return .ready
    }
    if isBlock { entry = script.statements.map(\.text).joined(separator: "; ") }
    defer { tutorial() }
    for (index, statement) in script.statements.enumerated() {
      session.interpreter.restOfLine = script.statements[(index + 1)...].map(\.text)
      switch run(statement) {
      case .ready: continue
      case .unfinished: return .ready
      case .ended: return .ended
      }
    }
    return .ready
  }

  /// Continues the tutorial if the last line was the one it waits for.
  private func tutorial() {
    guard let lines = session.tutorialGoesOn() else { return }
    session.reporter.explain(lines)
  }

  /// The first screen of the shell.
  package func welcome(version: String) -> [String] {
    Welcome.lines(session, version: version)
  }

  /// The errors, with what an unknown command probably means in the app's current state.
  private func suggesting(_ errors: ScriptErrors, for text: String) -> ScriptErrors {
    ScriptErrors(
      errors.errors.map { error in
        guard case .unknownWord(.command, let word, _) = error.reason,
          let meant = session.statement(meantBy: word, rest: text.rest(of: error.location))
        else { return error }
        return error.suggesting(meant)
      })
  }

  /// Runs one statement; if it failed, the rest of its line doesn't run.
  private func run(_ statement: Statement) -> State {
    do {
      try session.run(statement)
    } catch .quit {
      return .ended
    } catch {
      return .unfinished
    }
    if let name = statement.binding { names[name] = statement.boundKind }
    return .ready
  }

  /// Whether a line leaves a block open.
  package func opensBlock(_ line: String) -> Bool {
    do {
      _ = try surroundings.parser(names: names).parse(
        Source(name: SourceLocation.typedSource, text: line))
      return false
    } catch {
      return error.isIncomplete
    }
  }

  /// Whether a block is open.
  package var isUnfinished: Bool { !pending.isEmpty }

  /// The line with its colors, if colors are on.
  package func highlighted(_ line: String) -> String {
    Highlighting(session.commands).colored(line)
  }

  /// Discards an unfinished block.
  package func clear() {
    pending = ""
  }
}

extension String {
  /// The statement that begins at a position, up to its end.
  fileprivate func rest(of location: SourceLocation) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(location.line - 1) else { return "" }
    return String(
      lines[location.line - 1].dropFirst(location.column - 1).prefix { !";}#".contains($0) }
    ).trimmedEnd
  }

  private var trimmedEnd: String {
    var text = Substring(self)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
