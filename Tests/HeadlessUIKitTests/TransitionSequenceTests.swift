import Testing
import TransitionSequences

@MainActor struct TransitionSequenceTests {
  @Test(arguments: 1...8)
  func `10,000 random calls lose no completion, callback or link`(seed: UInt64) throws {
    try TransitionSequence.run(seed: seed, calls: 10_000)
  }
}
