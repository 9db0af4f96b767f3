import SessionSequences
import ShellTestSupport
import Testing

/// Sessions of random lines; scripts/soak runs new ones.
@MainActor struct SessionSequenceTests {
  @Test(arguments: bundledApps)
  func `every saved session replays, and undo leads to the state of the plain steps`(
    _ app: String
  ) throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      try SessionSequence.run(app: app, seed: seed, lines: 40)
    }
  }
}
