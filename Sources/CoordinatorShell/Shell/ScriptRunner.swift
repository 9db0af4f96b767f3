import ShellLanguage

/// Runs scripts in order, each in its own session.
@MainActor package struct ScriptRunner {
  private let surroundings: Surroundings
  private let reporter: any Reporter
  private let app: String
  /// Receives how each script ended, with what every statement did; nil if that isn't recorded.
  package var tell: (@MainActor (ScriptResult) -> Void)?

  package init(
    _ surroundings: Surroundings, reporter: any Reporter, app: String
  ) {
    self.surroundings = surroundings
    self.reporter = reporter
    self.app = app
  }

  /// Reads all files, and runs them if all of them can be parsed.
  ///
  /// `elsewhere` runs one in another process, if each script needs its own. Returns the first code
  /// that isn't `ok`.
  package func run(
    files paths: [String], elsewhere: ((String) -> ExitCode)? = nil
  ) -> ExitCode {
    var scripts: [Script] = []
    var isReadable = true
    for path in paths {
      if let script = surroundings.script(at: path) {
        scripts.append(script)
      } else {
        isReadable = false
      }
    }
    guard isReadable else { return .usage }
    var code = ExitCode.ok
    var failed = 0
    for script in scripts {
      if scripts.count > 1 { reporter.heading(script.name) }
      let result = elsewhere.map { $0(script.name) } ?? run(script)
      if result == .interrupted { return result }
      if result != .ok { failed += 1 }
      if code == .ok { code = result }
    }
    if scripts.count > 1 {
      reporter.summary("\(scripts.count - failed) passed, \(failed) failed")
    }
    return judged(code)
  }

  /// Runs commands given as text, such as `-c` or standard input.
  package func run(_ bytes: [UInt8], name: String) -> ExitCode {
    guard let script = surroundings.script(from: bytes, name: name) else { return .usage }
    return judged(run(script))
  }

  /// The result of a run in which some statements couldn't be parsed and the others ran.
  private func judged(_ code: ExitCode) -> ExitCode {
    code == .ok && surroundings.unparsed.count > 0 ? .usage : code
  }

  private func run(_ script: Script) -> ExitCode {
    if let reason = script.header.skip {
      reporter.notice("\(script.name) is skipped: \(reason)")
      tell?(
        ScriptResult(
          script: script.name, outcome: .skipped, reason: reason, tags: script.header.tags))
      return .ok
    }
    var session: Session?
    // iOS ends an app's process without deallocating its objects, so that none of them prints.
    defer { surroundings.relauncher?.silenced { session = nil } }
    let end = conduct(script) { launched in
      session = launched
      if tell != nil { launched.watchers.recorder = TraceRecorder(launched) }
    }
    tell?(result(of: script, end, session))
    let exploredProblems = session?.exploring?.problems ?? 0
    switch end {
    case .unusable(let failure):
      let place = script.header == ScriptHeader() ? "" : "\(script.name.escapedForTerminal): "
      surroundings.output.writeError("\(place)error: \(failure.message)\n")
      if case .added = failure { return .failed }
      return .usage
    case .halted(let code, let unexpected, _):
      if !unexpected.isEmpty { reporter.ended(script.name, with: unexpected) }
      return code
    case .ended(let unexpected, let earlier):
      if !unexpected.isEmpty { reporter.ended(script.name, with: unexpected) }
      return unexpected.isEmpty && earlier.isEmpty && exploredProblems == 0 ? .ok : .findings
    }
  }

  private func result(of script: Script, _ end: End, _ session: Session?) -> ScriptResult {
    var result = ScriptResult(script: script.name, outcome: .passed, tags: script.header.tags)
    result.steps = session?.stepCount ?? 0
    if let session, let recorder = session.watchers.recorder {
      session.watchers.recorder = nil
      recorder.takePictures(of: session)
      let trace = recorder.finish()
      result.microseconds = trace.entries.reduce(0) { $0 + $1.microseconds }
      result.failures = trace.failures
      result.trace = trace
    }
    result.take(end, withCode: tell != nil)
    return result
  }

  /// How the statements of a script ended.
  package enum End {
    /// The app or a defect that the header names doesn't exist.
    case unusable(StepFailure)
    /// A statement failed and has been reported; with the findings so far, and those of earlier launches.
    case halted(ExitCode, unexpected: [Finding], earlier: [ReportedFinding])
    case ended(unexpected: [Finding], earlier: [ReportedFinding])
  }

  /// Launches the script's app and runs its statements; `launched` receives the session before the
  /// first of them.
  package func conduct(_ script: Script, launched: (Session) -> Void = { _ in }) -> End {
    let session: Session
    do {
      session = try surroundings.session(of: script, app: app, reporter: reporter)
      reporter.launched(session)
      launched(session)
    } catch {
      return .unusable(error)
    }
    session.transcripts.keepsOutput = script.statements.contains(where: \.wantsOutput)
    do {
      do throws(Halt) {
        try run(script, in: session)
      } catch .quit {
        // The script contains `quit`.
      }
      try session.conclude(script)
    } catch .failed(let code) {
      return halted(code, session)
    } catch {
      // Only a replay ends in another way.
    }
    if session.interpreter.appHasEnded || session.interpreter.hasFailed {
      return halted(.failed, session)
    }
    for notice in session.pendingNotices { reporter.notice("\(script.name): \(notice)") }
    let unexpected = session.unexpectedFindings
    return .ended(
      unexpected: unexpected.isEmpty ? [] : session.blamed(unexpected),
      earlier: session.interpreter.earlierFindings)
  }

  /// A leak before the statement that failed is a finding too.
  private func halted(_ code: ExitCode, _ session: Session) -> End {
    .halted(
      code, unexpected: code == .failed ? session.unexpectedFindings : [],
      earlier: session.interpreter.earlierFindings)
  }

  private func run(_ script: Script, in session: Session) throws(Halt) {
    var start = 0
    if let image = session.replayer.relauncher?.takeImage() {
      start = try resume(script, in: session, from: image)
    }
    let closing = script.statements.firstClosingFinding
    for index in script.statements.indices.dropFirst(start) {
      session.interpreter.position = index
      if index == closing { try session.conclude(script) }
      do throws(Halt) {
        try session.run(script.statements[index])
      } catch .failed(.failed) where surroundings.keepsGoing {
        session.interpreter.hasFailed = true
      }
    }
  }

  /// Continues where another process stopped; returns the index of the next statement.
  private func resume(
    _ script: Script, in session: Session, from image: SessionImage
  ) throws(Halt) -> Int {
    do {
      let names = try surroundings.restore(image, into: session)
      guard let current = image.state.current else { return image.state.position }
      session.interpreter.position = image.state.position
      guard try session.resume(image, current, surroundings, names) != nil,
        script.statements.indices.contains(image.state.position)
      else { return image.state.position + 1 }
    } catch {
      reporter.notice("camsh can't replay the previous steps: \(error)")
      throw .failed(.internalError)
    }
    do {
      try session.run(script.statements[image.state.position])
    } catch .failed(let code)
      where image.state.endedApp || surroundings.keepsGoing && code == .failed
    {
      // The script continues after the statement.
      session.interpreter.hasFailed = surroundings.keepsGoing
    }
    return image.state.position + 1
  }
}

extension ScriptResult {
  /// Adds how the script's statements ended; `withCode` adds the code that a finding suggests.
  mutating func take(_ end: ScriptRunner.End, withCode: Bool) {
    switch end {
    case .unusable(let failure):
      outcome = .unparsable
      failures.append(Failure(step: 0, message: failure.message))
    case .halted(let code, let unexpected, let earlier):
      outcome = code == .interrupted ? .interrupted : .failed
      findings = earlier + [ReportedFinding](unexpected, withCode: withCode)
    case .ended(let unexpected, let earlier):
      findings = earlier + [ReportedFinding](unexpected, withCode: withCode)
      if !findings.isEmpty { outcome = .findings }
    }
  }
}
