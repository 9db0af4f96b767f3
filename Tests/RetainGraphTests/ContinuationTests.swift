import RetainGraph
import Testing

/// Closures whose captures have a layout that only the runtime knows.
@Suite struct ContinuationTests {
  private final class Keeper: @unchecked Sendable {
    var action: (() -> Void)?
  }

  private func kept(by keeper: Keeper) -> [String] {
    let graph = Walker().graph([Root(keeper)])
    return graph.edges.map { "\($0.strength) \($0.path)" }
  }

  @Test func `a captured continuation of a stream leads to its storage`() {
    let keeper = Keeper()
    let stream = AsyncStream<Int> { continuation in
      keeper.action = { continuation.yield(1) }
    }
    #expect(
      kept(by: keeper).prefix(2) == [
        "strong action", "strong closure capture of type _Storage",
      ])
    withExtendedLifetime(stream) {}
  }

  @Test func `a captured checked continuation can be read`() async {
    let keeper = Keeper()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      keeper.action = { continuation.resume() }
      #expect(kept(by: keeper).first == "strong action")
      keeper.action?()
    }
  }
}
