import ShellLanguage

/// Runs one script as a test, in this process.
@MainActor package struct ScriptTest {
  package let surroundings: Surroundings
  /// The app of a script that names none.
  package let app: String

  /// Whether the result records what every statement did.
  package let keepsTrace: Bool
  /// Whether the result records the outcome of each step.
  package var keepsSteppings = false

  package init(
    surroundings: Surroundings, app: String, keepsTrace: Bool = false,
    progress: @escaping @MainActor (Statement, Int) -> Void = { _, _ in }
  ) {
    self.surroundings = surroundings
    self.app = app
    self.keepsTrace = keepsTrace
    self.progress = progress
  }

  /// Called before each statement with the number of steps so far.
  package var progress: @MainActor (Statement, Int) -> Void = { _, _ in }

  /// The statement during which an earlier run ended without a result.
  package struct Ending {
    /// The number of steps before the statement.
    package let steps: Int
    package let place: ScriptResult.Place
    package let message: String
    /// Delivers the trace of the earlier statements, and ends the process.
    package let pass: @MainActor (ScriptTrace) -> Never

    package init(
      steps: Int, place: ScriptResult.Place, message: String,
      pass: @escaping @MainActor (ScriptTrace) -> Never
    ) {
      self.steps = steps
      self.place = place
      self.message = message
      self.pass = pass
    }
  }

  /// Stops before the statement that ended an earlier run; needs a trace.
  package var ending: Ending?

  package func result(of path: String) -> ScriptResult {
    switch ScriptFile.read(
      path, files: surroundings.files, commands: surroundings.commands)
    {
    case .unparsable(let result): result
    case .script(let script): result(of: script)
    }
  }

  private func result(of script: Script) -> ScriptResult {
    let reporter = TestReporter(to: surroundings.output)
    let runner = ScriptRunner(surroundings, reporter: reporter, app: app)
    // The session retains its reporter.
    defer { reporter.session = nil }
    let steps = StepRecorder()
    let end = runner.conduct(script) { session in
      reporter.session = session
      if keepsSteppings { session.watchers.afterStep = { [steps] in steps.record($0) } }
      if keepsTrace { session.watchers.recorder = TraceRecorder(session) }
      session.watchers.willExecute = { [progress, ending, unowned session] statement in
        progress(statement, session.stepCount)
        ending?.pass(before: statement, in: session)
      }
    }
    var result = ScriptResult(script: script.name, outcome: .passed)
    result.tags = script.header.tags
    result.steps = reporter.session?.stepCount ?? 0
    result.failures = reporter.failed
    if keepsSteppings { result.steppings = steps.steppings }
    result.take(end, withCode: keepsTrace)
    if let session = reporter.session, let recorder = session.watchers.recorder {
      session.watchers.recorder = nil
      recorder.takePictures(of: session)
      result.trace = recorder.finish()
    }
    return result
  }
}

extension ScriptTest.Ending {
  @MainActor fileprivate func pass(before statement: Statement, in session: Session) {
    guard session.stepCount == steps, ScriptResult.Place(statement.location) == place,
      let recorder = session.watchers.recorder
    else { return }
    session.watchers.recorder = nil
    session.watchers.willExecute = nil
    recorder.begins(statement)
    recorder.failed(message, as: false, in: session)
    recorder.takePictures(of: session)
    pass(recorder.finish())
  }
}

/// A script file before it runs.
package enum ScriptFile {
  case script(Script)
  /// The result, if it is known without running the script.
  case unparsable(ScriptResult)

  @MainActor package static func read(
    _ path: String, files: any FileAccess, commands: CommandTable
  ) -> ScriptFile {
    do {
      let bytes = try files.read(path)
      return .script(
        try ScriptParser(commands: commands, load: { try files.read($0) }).parse(bytes, name: path))
    } catch let errors as ScriptErrors {
      return .unparsable(ScriptResult(path, failures: errors.errors.map(ScriptResult.Failure.init)))
    } catch {
      let failure = StepFailure.unreadableFile(path, error)
      return .unparsable(
        ScriptResult(path, failures: [ScriptResult.Failure(step: 0, message: failure.message)]))
    }
  }
}

extension ScriptResult {
  fileprivate init(_ script: String, failures: [Failure]) {
    self.init(script: script, outcome: .unparsable, failures: failures)
  }
}

extension ScriptResult.Failure {
  fileprivate init(_ error: ScriptError) {
    self.init(
      place: ScriptResult.Place(error.location), step: 0, message: error.reason.message,
      details: error.description.split(separator: "\n").dropFirst().map(String.init))
  }
}
