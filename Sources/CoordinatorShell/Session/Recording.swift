import ShellLanguage

/// A file that is kept up to date with the session.
package struct Recording: Codable {
  package let path: String
  package let withOutput: Bool
}

/// The session as a script that repeats it.
extension Session {
  /// Keeps `path` up to date with the session from now on; nil ends the recording.
  package func record(_ path: String?, withOutput: Bool) throws(StepFailure) -> Outcome {
    guard let path else {
      guard let recording else { return .look(["nothing is being recorded"]) }
      self.recording = nil
      return .look([
        "recorded \(stepCount) \(stepCount == 1 ? "step" : "steps") in \(recording.path.escapedForTerminal)"
      ])
    }
    if withOutput { transcripts.keepsOutput = true }
    let recording = Recording(path: path, withOutput: withOutput)
    do {
      try files.write(script(for: recording), to: path)
    } catch {
      throw .unwritableFile(path, error)
    }
    self.recording = recording
    writtenFiles.append(path)
    return .look(["recording to \(path.escapedForTerminal); 'record' alone stops"])
  }

  /// Throws if a file exists that this session hasn't written.
  func refuseOverwriting(_ path: String, canForce: Bool) throws(StepFailure) {
    guard !writtenFiles.contains(path), files.isTaken(path) else { return }
    throw .fileExists(path, canForce: canForce)
  }

  package func save(_ path: String, withOutput: Bool) throws(StepFailure) -> Outcome {
    let isPage = path.hasSuffix(".html")
    do {
      try files.write(
        isPage ? page(named: path) : script(for: Recording(path: path, withOutput: withOutput)),
        to: path)
    } catch {
      throw .unwritableFile(path, error)
    }
    writtenFiles.append(path)
    return .look([
      "saved \(stepCount) \(stepCount == 1 ? "step" : "steps") to \(path.escapedForTerminal)"
    ])
  }

  /// Ends the recording before its steps are forgotten, so that the file keeps them.
  func endRecording() {
    guard let recording, !timeline.done.isEmpty else { return }
    self.recording = nil
    reporter.notice(
      "recording ended: '\(recording.path.escapedForTerminal)' has the steps before this launch")
  }

  /// Updates the recording; a failure ends it and is reported.
  package func updateRecording() {
    guard let recording else { return }
    do {
      try files.write(script(for: recording), to: recording.path)
    } catch {
      self.recording = nil
      let failure = StepFailure.unwritableFile(recording.path, error)
      reporter.notice("recording stopped: \(failure.message)")
    }
  }

  /// The session so far: the app, its defects, and every statement that succeeded.
  func script(for recording: Recording) -> String {
    var lines = ["% app: \(app.name)"]
    lines += app.defects.filter { defects[$0] }.map { "% defect: \($0.name)" }
    lines += world.header(ofScriptAt: recording.path.isEmpty ? nil : recording.path, files)
    // The script sets up the state before it launches, so its steps have the same numbers.
    let setUp = replayer.snapshot.flatMap { added.part?.script($0) } ?? []
    if !setUp.isEmpty { lines += setUp + ["reset"] }
    let entries = timeline.done
    let sources = Set(entries.flatMap { $0.statement.inlined }.map(\.location.source)).sorted()
    for entry in entries {
      if entry.isCut {
        lines += entry.statement.flattened(steps: entry.steps)
        continue
      }
      if case .command(let command) = entry.statement.kind, command.isLook,
        !entry.statement.mustFail, !recording.withOutput
      {
        continue
      }
      lines += entry.statement.inlined.map(\.text)
      if recording.withOutput, let output = entry.output {
        lines += output.map { TranscriptLine.written($0, placesIn: sources) }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Statement {
  /// The first steps of a block, one statement per line.
  fileprivate func flattened(steps: Int) -> [String] {
    var lines: [String] = []
    var left = steps
    func walk(_ statement: Statement) {
      guard left > 0 else { return }
      switch statement.kind {
      case .command(let command):
        lines.append(statement.text)
        if command.isStep, !statement.mustFail { left -= 1 }
      case .value: lines.append(statement.text)
      case .include(_, let body):
        for inner in body { walk(inner) }
      case .repeat(let count, let body):
        for _ in 0..<count where left > 0 {
          for inner in body { walk(inner) }
        }
      }
    }
    walk(self)
    return lines
  }
}
