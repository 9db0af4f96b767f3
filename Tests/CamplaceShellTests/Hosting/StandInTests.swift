import CoordinatorKit
import Testing

@testable import CoordinatorShellCore

@MainActor @Suite struct `A stand-in for a hosted app's coordinator` {
  private final class Errand {}

  @Test func `stops being a coordinator once the app's object is deallocated`() {
    let labels = CoordinatorLabels()
    var errand: Errand? = Errand()
    // The stand-in outlives the object until camsh walks the app's objects again.
    let standIn = errand.map { GuestCoordinator($0, foundIn: 1) }
    let label = standIn.map { labels.label(for: $0) }
    #expect(label?.typeName == "Errand")
    #expect(label.map { labels.object($0) === standIn } == true)
    #expect(labels.aliveCount == 1)

    errand = nil
    #expect(label.map { labels.object($0) == nil } == true)
    #expect(labels.aliveCount == 0)
    #expect(labels.alive.isEmpty)
  }
}
