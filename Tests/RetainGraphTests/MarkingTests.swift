import Foundation
import RetainGraph
import Testing

@Suite struct MarkingTests {
  @Test func `a chain of a million objects overflows no stack`() {
    let count = 1_000_000
    let first = Link()
    var last = first
    for _ in 1..<count {
      let next = Link()
      last.next = next
      last = next
    }
    last.next = first
    let walker = Walker()
    #expect(walker.mark([Root(first)]).count == count)
    let graph = walker.graph([Root(first)])
    #expect(
      graph.node(of: last).flatMap { graph.shortestPath(to: $0.number) }?.edges.count == count - 1)
    first.unlink()
  }

  @Test func `a marking is valid until the next walk`() {
    let (leaf, other) = (Leaf(), Leaf())
    let walker = Walker()
    let holder = Holder([leaf])
    let first = walker.mark([Root(holder)])
    #expect(first.contains(leaf) == true)
    #expect(first.contains(other) == false)
    holder.content = []
    let second = walker.mark([Root(holder)])
    #expect(first.contains(leaf) == nil)
    #expect(second.contains(leaf) == false)
  }

  @Test func `walkers that share layouts have markings of their own`() {
    let (leaf, other) = (Leaf(), Leaf())
    let walker = Walker()
    let holder = Holder([leaf])
    let first = walker.mark([Root(holder)])
    let second = Walker(sharingLayoutsOf: walker).mark([Root(other)])
    #expect(first.contains(leaf) == true)
    #expect(second.contains(leaf) == false)
    #expect(second.contains(other) == true)
  }

  @Test func `unreachable tracked objects are listed in order`() {
    let meadow = Meadow("root -> a\na -> b\nx -> y\ny -> x")
    defer { meadow.clear() }
    let tracker = meadow.tracker
    let marking = Walker().mark([Root(meadow.root)], tracker: tracker)
    #expect(marking.unreached(of: tracker).map(\.description) == ["Flower#4", "Flower#5"])
  }

  @Test func `a walk follows a timer to its block's captures`() {
    let leaf = Leaf()
    let timer = Timer(timeInterval: 60, repeats: true) { _ in leaf.act() }
    let walker = Walker()
    let graph = walker.graph([Root(timer)])
    let path = graph.node(of: leaf).flatMap { graph.shortestPath(to: $0.number) }
    #expect(
      path.map { graph.holdings(along: $0.edges).map(\.path.description) }
        == ["_fire → closure capture of type Leaf"])
    #expect(walker.mark([Root(timer)]).contains(leaf) == true)
  }

  @Test func `marking leaves retain counts as they were`() {
    let leaves = (0..<100).map { _ in Leaf() }
    let holder = Holder(leaves)
    let before = leaves.map { _getRetainCount($0) }
    _ = Walker().mark([Root(holder)], tracker: Tracker())
    #expect(leaves.map { _getRetainCount($0) } == before)
  }

  final class Link {
    var next: Link?

    /// Frees a chain one by one.
    func unlink() {
      var current = next
      next = nil
      while let link = current {
        current = link.next
        link.next = nil
      }
    }
  }
}
