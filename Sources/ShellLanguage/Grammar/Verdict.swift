/// The verdict of a finding about an object.
package enum Verdict: String, Sendable, CaseIterable, Codable {
  /// Alive, and unreachable from the roots.
  case leaked
  /// Reachable, although its screen has left the hierarchy or its flow has ended.
  case abandoned
  /// Deallocated, although it is still needed.
  case vanished
  /// One more instance for each iteration of a loop.
  case growing
  /// UIKit rejected a call.
  case misuse
  /// Coordinators and screens don't match as they should.
  case structure

  /// Whether the verdict is about an object that should have been deallocated.
  package var isOfSurvivors: Bool { self == .leaked || self == .abandoned }
}
