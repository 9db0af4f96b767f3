import HeadlessUIKit
import RetainGraph

/// Waits for work on other threads that may retain suspects, so that a verdict doesn't depend on
/// the machine's speed.
@MainActor struct ThreadWait {
  private static let most: Duration = .seconds(5)
  /// How long to wait for threads that don't retain suspects but may be about to release a holder.
  private static let mostForOthers: Duration = .milliseconds(250)
  /// How many milliseconds to let threads run that never rest.
  private static let mostGlances = 100
  /// Whether the wait has timed out before.
  ///
  /// Then work in this process never ends, and camsh doesn't wait again, not even when it replays
  /// the steps.
  private static var isSpent = false
  /// The same for threads that don't retain suspects.
  private static var isSpentForOthers = false

  /// Waits as long as it may help; returns whether it waited.
  func waits(
    for suspects: [Suspect], _ evidence: Evidence, in session: Session
  ) -> Bool {
    guard OtherThreads.areOfTheApp else { return false }
    if !Self.isSpent, isHeld(suspects, evidence) {
      OtherThreads.resumed {
        Self.isSpent = !isOver(for: suspects, within: Self.most, in: session)
      }
      return true
    }
    guard !Self.isSpentForOthers, OtherThreads.areAtWork || session.hasNewWork else {
      return false
    }
    OtherThreads.resumed {
      Self.isSpentForOthers = !isOver(for: suspects, within: Self.mostForOthers, in: session)
    }
    return true
  }

  /// Lets the app's threads run for a moment.
  ///
  /// A pause may have stopped one while it created or released some of these objects, so that no
  /// root reached them.
  func outlast(_ suspects: [Suspect]) {
    guard !suspects.isEmpty, OtherThreads.mayChangeTheApp else { return }
    OtherThreads.resumed {
      for _ in 0..<Self.mostGlances where suspects.contains(where: { $0.object != nil }) {
        RealTime.pause(microseconds: 1000)
      }
    }
  }

  /// Whether the threads are idle, or have released the suspects, before the time is over.
  private func isOver(
    for suspects: [Suspect], within most: Duration, in session: Session
  ) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + most
    var pause = 500
    var hasWaited = false
    while OtherThreads.areAtWork || !hasWaited {
      hasWaited = true
      RealTime.pause(microseconds: pause)
      pause = min(pause * 2, 20_000)
      if session.hold == nil { _ = session.device.settle() }
      if suspects.allSatisfy({ $0.object == nil }) { return true }
      guard clock.now < end else { return false }
    }
    return true
  }

  /// Whether such work may retain one of them, or did when the evidence was gathered.
  private func isHeld(_ suspects: [Suspect], _ evidence: Evidence) -> Bool {
    let isReached = OtherThreads.exist ? evidence.graph.reachable() : nil
    return suspects.contains { suspect in
      guard let object = suspect.object, let node = evidence.graph.node(of: object)?.number else {
        return false
      }
      // No cut seems to free what another thread retains as well.
      if let isReached, evidence.graph.lacksHolders(of: node, isReached: isReached) {
        return true
      }
      guard let path = evidence.path(to: node) else {
        return OtherThreads.areAtWork || !evidence.isQuiet
      }
      // A source that is due may not have run yet, if the machine is slow.
      return path.root.kind == .source || path.root.kind == .work
    }
  }
}

extension Session {
  /// Whether another thread has submitted work to the main queue since the device settled.
  ///
  /// That work may release what permanent holders still retain.
  fileprivate var hasNewWork: Bool { hold == nil && !device.isIdle }
}

extension OtherThreads {
  /// In another host process, such as a test runner, other threads aren't the app's.
  @MainActor static var areOfTheApp: Bool { HeadlessDevice.runsProcessMainQueue }

  /// Whether one of the threads may change the app's objects during a walk.
  @MainActor static var mayChangeTheApp: Bool { areOfTheApp && areAtWork }
}
