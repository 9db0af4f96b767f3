import Glibc
import HeadlessUIKit
import RetainGraph

/// Waits for work on other threads where that may hold what should be gone, so that a verdict doesn't
/// depend on how fast the machine is.
@MainActor struct Patience {
  private static let most: Duration = .seconds(5)
  /// Whether all of it was used up once: then something works for ever, and is not waited for again.
  private var isSpent = false

  /// Waits as long as it matters; returns whether it did.
  mutating func waits(
    for suspects: [Suspect], _ evidence: Evidence, in session: Session
  ) -> Bool {
    guard OtherThreads.areOfTheApp, !isSpent, isHeld(suspects, evidence) else {
      return false
    }
    let clock = ContinuousClock()
    let end = clock.now + Self.most
    var pause: UInt32 = 500
    var hasWaited = false
    while OtherThreads.areAtWork || !hasWaited {
      hasWaited = true
      usleep(pause)
      pause = min(pause * 2, 20_000)
      if session.hold == nil { _ = session.device.settle() }
      if suspects.allSatisfy({ $0.object == nil }) { return true }
      guard clock.now < end else {
        isSpent = true
        return true
      }
    }
    return true
  }

  /// Whether work may be what holds one of them.
  private func isHeld(_ suspects: [Suspect], _ evidence: Evidence) -> Bool {
    let isAtWork = OtherThreads.areAtWork
    return suspects.contains { suspect in
      guard let object = suspect.object, let node = evidence.graph.node(of: object)?.number else {
        return false
      }
      guard let path = evidence.path(to: node) else { return isAtWork }
      return evidence.kind(of: path) == .work && path.root.label != "work that Dispatch does later"
    }
  }
}

extension OtherThreads {
  /// In a process of somebody else, such as a test runner, they are not the app's.
  @MainActor fileprivate static var areOfTheApp: Bool { HeadlessDevice.runsProcessMainQueue }

  /// Whether one of them may change the app's objects while these are looked at.
  @MainActor static var mayChangeTheApp: Bool { areOfTheApp && areAtWork }
}
