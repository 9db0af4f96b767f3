import ShellLanguage

/// Performs the commands about the session itself.
extension Session {
  package func manage(_ command: SessionCommand) throws(StepFailure) -> Outcome {
    switch command {
    case .apps: return .look(appLines)
    case .history: return .look(historyLines())
    case .help(let topic): return .look(try helpLines(topic))
    case .tutorial(let stops): return .look(tutorialLines(stops: stops))
    case .app(nil):
      return .look(appLines)
    case .app(let name?):
      guard let app = apps.first(where: { $0.name == name }) else {
        throw .unknownApp(name, apps: apps.map(\.name))
      }
      endLaunch()
      relaunch(app)
      return .step(note: nil)
    case .defect(let name?, let isOn):
      return try switchDefect(name, isOn: isOn)
    case .defect(nil, _):
      guard !app.defects.isEmpty else { return .look(["the app has no defects"]) }
      return .look(
        Columns.lines(
          app.defects.map { defect in
            [
              defect.name, defects[defect] ? "on" : "off", defect.summary,
              "shows: " + (defect.trigger.isEmpty ? "at launch" : defect.trigger),
            ]
          }))
    case .reset:
      endLaunch()
      relaunch()
      return .step(note: nil)
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
    case .record(let path, let withOutput, let force):
      if let path, !force { try refuseOverwriting(path, canForce: true) }
      return try record(path, withOutput: withOutput)
    case .save(let path, let withOutput, let force):
      if !force { try refuseOverwriting(path, canForce: true) }
      return try save(path, withOutput: withOutput)
    case .set(let name, let value, let saves):
      return try set(name, to: value, saves: saves)
    case .clear:
      reporter.clearTerminal()
      return .silent
    case .explore(let time):
      tutorial?.lastLook = .explore
      return .look(try exploreFromHere(for: time))
    case .go(let screen): return try goTo(screen: screen)
    case .picture(let request): return try picture(request)
    case .quit: return .silent
    }
  }

  /// Moves back or forward in the session by replaying its steps from launch.
  private func go(to target: Int) throws(StepFailure) -> Outcome {
    let before = tree
    timeline.move(to: target)
    replayer.relauncher?.relaunch(self, then: .moved(from: before))
    do {
      if try !replay(timeline.done), app.defects.allSatisfy({ !defects[$0] }) {
        reporter.notice(Self.nondeterminism)
      }
    } catch {
      throw .added(error)
    }
    // These findings have been reported already.
    _ = takeReports()
    showChanges(since: before)
    record.isBeforeHistory = true
    return .step(note: nil)
  }

  /// Launches with the defect on or off, and replays the steps so far.
  ///
  /// Right after launch, the defect may belong to another app if only one app has it; that app is
  /// then launched.
  private func switchDefect(_ name: String, isOn: Bool) throws(StepFailure) -> Outcome {
    if stepCount == 0, !app.defects.contains(where: { $0.name == name }) {
      let others = apps.filter { $0.defects.contains { $0.name == name } }
      if others.count == 1 {
        reporter.notice("'\(name)' is a defect of \(others[0].name), which is launched")
        relaunch(others[0])
      }
    }
    try setDefect(name, isOn: isOn)
    timeline.forgetOutput()
    return try go(to: stepCount)
  }

  /// Sets the defects of the next launch.
  package func setDefect(_ name: String, isOn: Bool) throws(StepFailure) {
    guard let defect = app.defects.first(where: { $0.name == name }) else {
      throw .unknownDefect(name, defects: app.defects.map(\.name))
    }
    defects[defect] = isOn
  }

  // MARK: Settings

  private func set(
    _ name: String?, to value: String?, saves: Bool
  ) throws(StepFailure) -> Outcome {
    guard let name else {
      let rows = Setting.all.map { [$0.name, settings.value(of: $0.name), $0.usage, $0.summary] }
      return .look(Columns.lines(rows))
    }
    guard let setting = Setting.all.first(where: { $0.name == name }) else {
      throw .unknownSetting(name)
    }
    guard let value else { return .look(["\(name) \(settings.value(of: name))"]) }
    if saves, settingsFile == nil { throw .noSettingsFile }
    guard settings.set(setting.name, to: value) else { throw .badSetting(name, value: value) }
    reporter.settingChanged(name, in: settings)
    guard saves, let path = settingsFile else { return .silent }
    try SettingsFile(path: path, files: files).keep(setting.name, value)
    return .look(["kept in \(path.escapedForTerminal)"])
  }
}
