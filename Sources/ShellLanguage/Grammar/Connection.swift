/// What a hosted app reaches when it makes a request that no file answers.
package enum Connection: String, Sendable, CaseIterable {
  /// Nothing: requests fail.
  case offline
  /// Answers from which the app's decoding makes up what it expects.
  case samples
  /// The server, whose answers are recorded.
  case server
}
