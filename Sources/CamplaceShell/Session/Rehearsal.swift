import HeadlessUIKit
import Services

extension Session {
  /// The statements that lead from launch to now, those of the one under way included.
  var stepsSoFar: [Timeline.Entry] {
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
  func rehearse(through last: Int? = nil, _ look: @escaping @MainActor (Session) -> Void) {
    var past = Timeline()
    for entry in stepsSoFar { past.append(entry) }
    if let last { past.move(to: min(last, stepCount)) }
    HeadlessDevice.beside {
      guard let understudy = makeUnderstudy() else { return }
      understudy.afterStep = look
      _ = try? understudy.replay(past.done)
    }
  }

  /// A session of the same app with the same mistakes, and favourites as they were at launch.
  private func makeUnderstudy() -> Session? {
    guard let start = try? launchSnapshot ?? favorites.snapshot() else { return nil }
    let session = try? Session(
      app: app.name, library: library, catalogue: catalogue, favorites: favorites.copy(from: start),
      reporter: SilentReporter(), files: files)
    session?.defects = defects
    session?.settings = settings
    session?.isInterrupted = isInterrupted
    return session
  }
}
