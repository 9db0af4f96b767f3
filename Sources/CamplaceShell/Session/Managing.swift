/// What the commands about the session itself do.
extension Session {
  func manage(_ command: Command) throws(StepFailure) -> Outcome {
    switch command {
    case .app(nil):
      return .look(apps.map { "\($0.name == app.name ? "*" : " ") \($0.name)  \($0.summary)" })
    case .app(let name?):
      guard let app = apps.first(where: { $0.name == name }) else {
        throw .unknownApp(name, apps: apps.map(\.name))
      }
      relaunch(app)
      return .step(note: nil, findings: [])
    case .defect(let name?, let isOn):
      return try switchDefect(name, isOn: isOn)
    case .defect(nil, _):
      return .look(
        Columns.lines(
          app.defects.map { [$0.name, defects[$0] ? "on" : "off", $0.summary] }))
    case .reset:
      relaunch()
      return .step(note: nil, findings: [])
    case .undo(let count):
      guard count <= stepCount else { throw .nothingToUndo(count, steps: stepCount) }
      return try go(to: stepCount - count)
    case .redo(let count):
      guard count <= timeline.undoneCount else {
        throw .nothingToRedo(count, undone: timeline.undoneCount)
      }
      return try go(to: stepCount + count)
    case .goto(let step):
      let last = timeline.present + timeline.undoneCount
      guard step <= last else { throw .noSuchStep(step, last: last) }
      return try go(to: step)
    case .record(let path):
      return try record(path)
    case .save(let path):
      do { try files.write(script(), to: path) } catch { throw .unwritableFile(path, error) }
      return .look(["saved \(stepCount) steps to \(path.escapedForTerminal)"])
    case .set(let name, let value):
      return try set(name, to: value)
    default:
      return .silent
    }
  }

  /// Goes back or forward in the session, by doing its steps once more from launch.
  private func go(to target: Int) throws(StepFailure) -> Outcome {
    let before = tree
    timeline.move(to: target)
    do {
      if try !replay(timeline.done), app.defects.allSatisfy({ !defects[$0] }) {
        reporter.notice(Self.nondeterminism)
      }
    } catch {
      throw .favorites(error)
    }
    showChanges(since: before)
    return .step(note: nil, findings: [])
  }

  /// Launches with the mistake in or out, and does the steps so far once more.
  private func switchDefect(_ name: String, isOn: Bool) throws(StepFailure) -> Outcome {
    try setDefect(name, isOn: isOn)
    return try go(to: stepCount)
  }

  /// Says which mistakes the next launch has.
  func setDefect(_ name: String, isOn: Bool) throws(StepFailure) {
    guard let defect = app.defects.first(where: { $0.name == name }) else {
      throw .unknownDefect(name, defects: app.defects.map(\.name))
    }
    defects[defect] = isOn
  }

  // MARK: Scripts

  /// What was done so far, as a script that does it again.
  private func script() -> String {
    var lines = ["% app: \(app.name)"]
    lines += app.defects.filter { defects[$0] }.map { "% defect: \($0.name)" }
    lines += timeline.done.flatMap { entry in
      entry.isCut ? entry.statement.flattened(steps: entry.steps) : [entry.statement.text]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Keeps `path` equal to the session so far, from now on; nil ends that.
  private func record(_ path: String?) throws(StepFailure) -> Outcome {
    guard let path else {
      guard let old = recordingPath else { return .look(["nothing is being recorded"]) }
      recordingPath = nil
      return .look(["recorded \(stepCount) steps in \(old.escapedForTerminal)"])
    }
    do { try files.write(script(), to: path) } catch { throw .unwritableFile(path, error) }
    recordingPath = path
    return .look(["recording to \(path.escapedForTerminal); 'record' alone stops"])
  }

  /// Brings the recording up to date; a failure ends it, loudly.
  func updateRecording() {
    guard let path = recordingPath else { return }
    do {
      try files.write(script(), to: path)
    } catch {
      recordingPath = nil
      reporter.notice("recording stopped: \(StepFailure.unwritableFile(path, error).message)")
    }
  }

  // MARK: Settings

  private func set(_ name: String?, to value: String?) throws(StepFailure) -> Outcome {
    guard let name else {
      return .look(Setting.all.map { "\($0.name)  \($0.usage)  \($0.summary)" })
    }
    guard let setting = Setting.all.first(where: { $0.name == name }) else {
      throw .unknownSetting(name)
    }
    guard let value else { return .look(["\(name) \(settings.value(of: name))"]) }
    guard settings.set(setting.name, to: value) else { throw .badSetting(name, value: value) }
    reporter.settingChanged(name, in: settings)
    return .silent
  }
}

extension Statement {
  /// The first so many steps of a block, a line each.
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
