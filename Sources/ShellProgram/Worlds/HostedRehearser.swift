import CoordinatorShellCore

/// Replays in a copy of this process from before its only launch.
@MainActor final class HostedRehearser: Rehearser {
  /// Nil in a process that can't have homes for replays.
  static let current: HostedRehearser? = PrivateHome.ofLaunch.map { HostedRehearser(home: $0) }

  private let home: PrivateHome
  private var standby: StandbyProcess?
  private var hasLaunched = false

  private init(home: PrivateHome) {
    self.home = home
  }

  func standBy(
    _ answer: @escaping @MainActor (any Rehearsal, SessionImage) throws -> any Encodable
  ) {
    // After a launch, a copy of this process would remember it.
    standby = hasLaunched ? nil : StandbyProcess(answer)
    hasLaunched = true
  }

  func rehearsed<Question: Rehearsal>(
    _ question: Question, in session: Session
  ) -> Question.Answer? {
    guard let standby else { return nil }
    var image = SessionImage(
      entries: session.stepsSoFar.map(SessionImage.Entry.init), state: session.imageState)
    image.state.current = nil
    return home.setAside { standby.answer(question, about: image) } ?? nil
  }
}
