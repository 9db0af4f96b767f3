import HeadlessUIKit

extension Session {
  /// The statements that lead from launch to now, those of the one under way included.
  package var stepsSoFar: [Timeline.Entry] {
    var entries = timeline.done
    if let running, stepCount > running.start {
      entries.append(
        Timeline.Entry(
          statement: running.statement, steps: stepCount - running.start, isCut: true,
          fingerprint: 0))
    }
    return entries
  }

  /// Does the steps so far once more in a session beside this one, which stays as it is.
  ///
  /// Labels come out the same there. `look` is called after the launch and after every step.
  package func rehearse(through last: Int? = nil, _ look: @escaping @MainActor (Session) -> Void) {
    var past = Timeline()
    for entry in stepsSoFar { past.append(entry) }
    if let last { past.move(to: min(last, stepCount)) }
    HeadlessDevice.beside {
      guard let understudy = makeUnderstudy() else { return }
      understudy.afterStep = look
      _ = try? understudy.replay(past.done)
    }
  }

  /// A session of the same app with the same mistakes, and the replayed state as it was at launch.
  private func makeUnderstudy() -> Session? {
    var state: (any ReplayedState)?
    if let part = added.part {
      guard let start: Any = launchSnapshot ?? (try? part.snapshot()) else { return nil }
      state = part.copy(from: start)
    }
    let session = try? Session(
      app: app.name, library: library, request: request.using(state), commands: commands,
      reporter: SilentReporter(),
      files: files)
    session?.defects = defects
    session?.settings = settings
    session?.isInterrupted = isInterrupted
    return session
  }
}
