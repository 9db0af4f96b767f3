import ShellLanguage

/// The steps from launch to the session's state, as values that another process can continue from.
package struct SessionImage: Codable {
  /// A statement as a script spells it, and its result.
  package struct Entry: Codable {
    package var location: SourceLocation
    package var text: String
    package var steps: Int
    package var isCut: Bool
    package var fingerprint: Int
    package var output: [String]?
    package var expected: [ExpectedFinding]
  }

  /// What the next process does with the statement in progress.
  package enum Continuation: Codable {
    /// The statement moved the session in its history; changes are relative to this tree.
    case moved(from: Tree?)
    case failed(String)
    /// A statement inside it failed, and the rest of it isn't executed.
    case failedInside(String, at: SourceLocation, text: String)
  }

  /// The session's state besides its history.
  package struct State: Codable {
    package var present = 0
    package var settings: [String: String] = [:]
    package var defects: [String] = []
    package var recording: Recording?
    package var writtenFiles: [String] = []
    package var keepsOutput = false
    /// The statement in progress.
    package var current: Entry?
    /// Its index among the statements of its script.
    package var position = 0
    /// The rest of the typed line after it.
    package var rest: [String] = []
    /// The lines of a paste that haven't been read.
    package var pasted: [String] = []
    package var continuation: Continuation?
    /// Whether the app ended the process in the statement in progress, and whether it has done so
    /// before.
    package var endedApp = false
    package var hasEnded = false
    /// The tutorial's progress.
    package var tutorial: Tutorial.Progress?
    /// Whether a statement has failed in a script that continues after failures.
    package var hasFailed = false
    package var earlierFindings: [ReportedFinding] = []
  }

  package var entries: [Entry]
  package var state: State

  package init(entries: [Entry] = [], state: State = State()) {
    self.entries = entries
    self.state = state
  }
}

extension SessionImage.Entry {
  package init(_ entry: Timeline.Entry) {
    self.init(
      location: entry.statement.location, text: entry.statement.text, steps: entry.steps,
      isCut: entry.isCut, fingerprint: entry.fingerprint, output: entry.output,
      expected: entry.expected)
  }

  package init(underWay statement: Statement) {
    self.init(Timeline.Entry(statement: statement, steps: 0, isCut: true, fingerprint: 0))
  }
}

extension Session {
  package var imageState: SessionImage.State {
    var state = SessionImage.State()
    state.present = timeline.present
    for setting in Setting.all { state.settings[setting.name] = settings.value(of: setting.name) }
    state.defects = app.defects.filter { defects[$0] }.map(\.name)
    state.recording = recording
    state.writtenFiles = writtenFiles
    state.keepsOutput = transcripts.keepsOutput
    state.current = interpreter.running.map { SessionImage.Entry(underWay: $0.statement) }
    state.position = interpreter.position
    state.rest = interpreter.restOfLine
    state.hasEnded = interpreter.appHasEnded
    state.hasFailed = interpreter.hasFailed
    state.earlierFindings = interpreter.earlierFindings
    state.tutorial = tutorial
    return state
  }

  /// Brings a newly launched session to the state of another one, which ran the given statements.
  package func restore(_ image: SessionImage, _ entries: [Timeline.Entry]) {
    interpreter.appHasEnded = image.state.hasEnded || image.state.endedApp
    interpreter.hasFailed = image.state.hasFailed
    interpreter.earlierFindings = image.state.earlierFindings
    tutorial = image.state.tutorial
    for (name, value) in image.state.settings
    where settings.value(of: name) != value && settings.set(name, to: value) {
      reporter.settingChanged(name, in: settings)
    }
    transcripts.keepsOutput = image.state.keepsOutput
    writtenFiles = image.state.writtenFiles
    recording = image.state.recording
    timeline.removeAll()
    for entry in entries { timeline.append(entry) }
    timeline.move(to: image.state.present)
    var isSame = true
    let done = timeline.done
    replayer.relauncher?.silenced { isSame = redo(done) }
    if !isSame { reporter.notice(Self.nondeterminism) }
    _ = takeReports()
  }
}

extension Session {
  /// Restores the statement in progress, so that its result is reported when it runs.
  ///
  /// Returns nil if it was a block that failed inside, which is reported at once.
  package func resume(
    _ image: SessionImage, _ current: SessionImage.Entry, _ surroundings: Surroundings,
    _ names: BoundNames
  ) throws -> Statement? {
    let statement = try surroundings.statement(of: current, names)
    if case .failedInside(let words, let location, let text) = image.state.continuation {
      let inner = SessionImage.Entry(
        location: location, text: text, steps: 0, isCut: true, fingerprint: 0, output: nil,
        expected: [])
      let failed = (try? surroundings.statement(of: inner, names)) ?? statement
      reporter.failed(.elsewhere(words), failed)
      return nil
    }
    // A statement that must fail may fail in any way.
    if statement.mustFail { interpreter.appHasEnded = image.state.hasEnded }
    interpreter.resumption = image.state.continuation
    return statement
  }
}

extension Statement {
  /// The kind of object that its name stands for.
  package var boundKind: BoundNames.Kind {
    if case .value = kind { .value } else { .object }
  }
}
