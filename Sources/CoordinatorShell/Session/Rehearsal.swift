import HeadlessUIKit
import ShellLanguage

extension Session {
  /// The statements from launch to now, including those of the current statement.
  package var stepsSoFar: [Timeline.Entry] {
    var entries = timeline.done
    if let running = interpreter.running, stepCount > running.start {
      entries.append(
        Timeline.Entry(
          statement: running.statement, steps: stepCount - running.start, isCut: true,
          fingerprint: 0))
    }
    return entries
  }

  /// Replays the steps so far in a second session, and leaves this one unchanged.
  ///
  /// Labels are the same there. `look` is called after the launch and after every step, `before`
  /// with each statement before it runs.
  package func rehearse(
    through last: Int? = nil, before: (@MainActor (Statement, Session) -> Void)? = nil,
    _ look: @escaping @MainActor (Session) -> Void
  ) {
    var past = Timeline()
    for entry in stepsSoFar { past.append(entry) }
    if let last { past.move(to: min(last, stepCount)) }
    record.census.heap.beside {
      HeadlessDevice.beside { [relauncher = replayer.relauncher] in
        guard let understudy = makeUnderstudy() else { return }
        understudy.watchers.afterStep = look
        if let before {
          understudy.watchers.willExecute = { [unowned understudy] in before($0, understudy) }
        }
        let replay = { _ = try? understudy.replay(past.done) }
        if let relauncher { relauncher.silenced(replay) } else { replay() }
      }
    }
    launched.resumeResponses()
    record.census.forget()
  }

  /// A session of the same app with the same defects, and the replayed state as it was at launch.
  private func makeUnderstudy() -> Session? {
    var state: (any ReplayedState)?
    if let part = added.part {
      guard let start: Any = replayer.snapshot ?? (try? part.snapshot()) else { return nil }
      state = part.copy(from: start)
    }
    let session = try? Session(
      app: app.name, library: library, request: request.using(state), commands: commands,
      reporter: SilentReporter(), files: files, world: world)
    session?.defects = defects
    session?.settings = settings
    session?.isInterrupted = isInterrupted
    session?.replayer.progress = replayer.progress
    return session
  }
}
