/// What a finding says of an object.
package enum Verdict: String, Sendable, CaseIterable, Codable {
  /// Alive, and unreachable from the roots.
  case leaked
  /// Reachable, but its screen has left the hierarchy or its flow is over.
  case abandoned
  /// Still needed, but deallocated.
  case vanished
  /// One more instance for every turn of a loop.
  case growing
  /// UIKit did not accept a call.
  case misuse
  /// Coordinators and screens do not belong together as they should.
  case structure

  /// Whether it is about an object that should be gone.
  package var isOfSurvivors: Bool { self == .leaked || self == .abandoned }
}
