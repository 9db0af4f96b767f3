import CoordinatorShellCore

/// Replays in a copy of this process from before its only launch.
@MainActor final class HostedReplayProcess: ReplayProcess {
  /// Nil in a process that can't have homes for replays.
  static let current: HostedReplayProcess? = PrivateHome.ofLaunch.map {
    HostedReplayProcess(home: $0)
  }

  private let home: PrivateHome
  private var standby: StandbyProcess?
  private var hasLaunched = false

  private init(home: PrivateHome) {
    self.home = home
  }

  func standBy(
    _ answer: @escaping @MainActor (any ReplayQuestion, SessionImage) throws -> any Encodable
  ) {
    // After a launch, a copy of this process would remember it.
    standby = hasLaunched ? nil : StandbyProcess(answer)
    hasLaunched = true
  }

  func replayed<Question: ReplayQuestion>(
    _ question: Question, in session: Session
  ) -> Question.Answer? {
    guard let standby else { return nil }
    var image = SessionImage(
      entries: session.stepsSoFar.map(SessionImage.Entry.init), state: session.imageState)
    image.state.current = nil
    return home.setAside { standby.answer(question, about: image) } ?? nil
  }
}
