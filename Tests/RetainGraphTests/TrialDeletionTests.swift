import RetainGraph
import Testing

@Suite struct TrialDeletionTests {
  /// The flowers that trial deletion finds, starting at some of them.
  private func garbage(_ text: String, of names: String, living: String = "") -> String {
    let meadow = Meadow(text)
    defer { meadow.clear() }
    func flowers(_ names: String) -> [AnyObject] {
      names.split(separator: " ").compactMap { meadow[String($0)] }
    }
    let graph = Walker().garbage(among: flowers(names), living: flowers(living))
    return graph.map { meadow.names($0.nodes.map(\.number), in: $0) } ?? "none"
  }

  @Test(arguments: [
    ("root -> a\nx -> y\ny -> x", "x", "x y"),
    ("root -> a\na -> x\nx -> y\ny -> x", "x", "none"),
    ("root -> a\nx -> y a\ny -> x", "x", "x y"),
    ("root -> a\nx -> y\ny -> x z", "x", "x y z"),
    ("root -> a z\nx -> y\ny -> x z", "x", "x y"),
    ("root -> a\nx -> x\nx ~> a\na .> x", "x a", "x"),
    ("root -> a\nx -> x\ny -> y", "x y a", "x y"),
  ]) func `trial deletion finds garbage without the roots`(
    _ text: String, _ asked: String, _ expected: String
  ) {
    #expect(garbage(text, of: asked) == expected)
  }

  @Test func `an unseen reference keeps an object and its references alive`() {
    let meadow = Meadow("root -> a\nx -> y\ny -> x")
    defer { meadow.clear() }
    let seen = meadow["y"]
    #expect(Walker().garbage(among: [meadow["x"]].compactMap(\.self), living: []) == nil)
    withExtendedLifetime(seen) {}
  }

  @Test func `the walk doesn't enter living objects`() {
    let text = "root -> a\na -> x\nx -> y\ny -> x a"
    #expect(garbage(text, of: "x", living: "a") == "none")
    #expect(garbage("root -> a\nx -> y\ny -> x a", of: "x", living: "a") == "x y")
  }

  @Test(arguments: 1...200) func `trial deletion finds what a walk from the roots doesn't reach`(
    seed: UInt64
  ) {
    let text = Meadow.random(24, links: 3, seed: seed)
    let meadow = Meadow(text)
    defer { meadow.clear() }
    let graph = meadow.graph()
    let isReached = Set(
      graph.nodes.indices.filter { graph.shortestPath(to: $0) != nil })
    let unreached = meadow.names(
      graph.nodes.indices.filter { !isReached.contains($0) }, in: graph)
    let asked = meadow.alive.compactMap { meadow[$0] }
    let found = Walker().garbage(among: asked, living: [])
    // This function and its caller both retain the array, so each object has one more reference.
    #expect(found == nil)
    withExtendedLifetime(asked) {}
    #expect(
      garbage(text, of: meadow.alive.joined(separator: " "))
        == (unreached.isEmpty ? "none" : unreached))
  }
}
