import Foundation
import RetainGraph
import Testing

@Suite struct GraphTests {
  private func path(_ text: String, to name: String) -> String? {
    let meadow = Meadow(text)
    defer { meadow.clear() }
    let graph = meadow.graph()
    return graph.shortestPath(to: meadow.number(name, in: graph)).map { path in
      path.root.label
        + graph.holdings(along: path.edges).map { " ." + $0.path.description }.joined()
    }
  }

  @Test func `the shortest strong path is found, field by field`() {
    #expect(
      path("root -> a\na -> b\nroot -> c\nc -> d\nd -> b", to: "b") == "root .strong[0] .strong[0]")
    #expect(path("root -> a c\nc -> d", to: "d") == "root .strong[1] .strong[0]")
    #expect(path("root -> a", to: "root") == "root")
  }

  @Test func `among equally short paths, the first in field order is used`() {
    #expect(path("root -> a b\na -> z\nb -> z", to: "z") == "root .strong[0] .strong[0]")
    #expect(path("root -> b a\na -> z\nb -> z", to: "z") == "root .strong[0] .strong[0]")
  }

  @Test func `weak and unowned references don't form a path`() {
    #expect(path("root -> a\nroot ~> b\na -> a\nb -> b", to: "b") == nil)
    #expect(path("root -> a\na .> b\nb -> b", to: "b") == nil)
  }

  @Test func `a second root can shorten the path, which starts with its label`() {
    let meadow = Meadow("root -> a\na -> b\nb -> c")
    let (a, c) = (meadow["b"], meadow["c"])
    guard let a, let c else { return }
    let graph = Walker().graph([Root(meadow.root), Root(a, label: "clock")])
    let path = graph.node(of: c).flatMap { graph.shortestPath(to: $0.number) }
    #expect(path?.root.label == "clock")
    #expect(path.map { graph.holdings(along: $0.edges).count } == 1)
  }

  @Test(arguments: 1...20) func `a path without an edge reaches what a walk without it reaches`(
    _ seed: UInt64
  ) {
    let meadow = Meadow(Meadow.random(12, links: 3, seed: seed))
    defer { meadow.clear() }
    let graph = meadow.graph()
    for edge in graph.edges where graph.nodes[edge.to].kind == .object {
      let from = graph.holders(of: edge.to).first { $0.edges.last == edge.number }?.from ?? -1
      let names = (meadow.names([from], in: graph), meadow.names([edge.to], in: graph))
      let holder = meadow[names.0]
      let old = holder?.strong ?? []
      holder?.strong = old.filter { $0.name != names.1 }
      let after = Walker().graph([Root(meadow.root)], tracker: meadow.tracker)
      let reached = after.reachable()
      let before = graph.reachable()
      let lost = meadow.alive.filter {
        before[meadow.number($0, in: graph)] && !reached[meadow.number($0, in: after)]
      }
      holder?.strong = old
      let rest = graph.reachable(without: [edge.number])
      let unreached = graph.nodes.indices.filter { before[$0] && !rest[$0] }
      #expect(meadow.names(unreached, in: graph) == lost.joined(separator: " "))
    }
  }

  @Test(arguments: 1...40) func `cutting the proposed reference frees what it promises`(
    _ seed: UInt64
  ) {
    let text = Meadow.random(10, links: 2, seed: seed)
    for from in 0..<10 {
      for to in 0..<10 {
        let meadow = Meadow(text)
        defer { meadow.clear() }
        let graph = meadow.graph()
        let link = meadow.link("f\(from)", "f\(to)", in: graph)
        guard link >= 0 else { continue }
        let freed = meadow.names(CutTrial(graph).freed(byCutting: [link]), in: graph)
        let before = meadow.alive
        meadow.cut("f\(from)", "f\(to)")
        let after = Set(meadow.alive)
        #expect(freed == before.filter { !after.contains($0) }.joined(separator: " "))
      }
    }
  }

  @Test func `unknown holders are counted`() {
    let leaf = Leaf()
    let holder = StrongLet(leaf)
    let hidden = Unmanaged.passRetained(leaf)
    let hiddenToo = Unmanaged.passRetained(leaf)
    defer {
      hidden.release()
      hiddenToo.release()
    }
    let before = unknown(leaf, holder)
    hiddenToo.release()
    let after = unknown(leaf, holder)
    _ = hiddenToo.retain()
    #expect(before - after == 1)
    withExtendedLifetime((leaf, holder)) {}
  }

  private func unknown(_ leaf: Leaf, _ holder: StrongLet) -> Int {
    let graph = Walker().graph([Root(holder)])
    return graph.node(of: leaf).flatMap { graph.unknownHolders(of: $0.number) } ?? -1
  }

  @Test func `holders are lacking in an object's cycle and behind its unreachable holders`() {
    let meadow = Meadow("root -> b\nb -> c\nc -> b d\nstray -> stray b")
    defer { meadow.clear() }
    func lacksHolders(_ retained: String?) -> Bool {
      let extra = retained.flatMap { meadow[$0] }.map(Unmanaged.passRetained)
      defer { extra?.release() }
      let graph = meadow.graph()
      return graph.lacksHolders(
        of: meadow.number("b", in: graph), isReached: graph.reachable())
    }
    #expect(!lacksHolders(nil))
    #expect(lacksHolders("b"))
    #expect(lacksHolders("c"))
    #expect(lacksHolders("stray"))
    #expect(!lacksHolders("d"))
    #expect(!lacksHolders("root"))
  }

  @Test func `an object retained only by the graph has no unknown holders`() {
    let meadow = Meadow("root -> a b\na -> b\nb -> a")
    defer { meadow.clear() }
    let graph = meadow.graph()
    for name in ["a", "b"] {
      #expect(graph.unknownHolders(of: meadow.number(name, in: graph)) == 0)
    }
  }

  @Test func `objects of a boundary type are visited but not read`() {
    let leaf = Leaf()
    let branch = Branch(leaf)
    let holder = Holder(branch)
    let walker = Walker(boundary: { $0 == Branch.self })
    let graph = walker.graph([Root(holder)])
    #expect(graph.node(of: branch)?.isBoundary == true)
    #expect(graph.node(of: leaf) == nil)
    let marking = walker.mark([Root(holder)])
    #expect(marking.contains(branch) == true)
    #expect(marking.contains(leaf) == false)
    #expect(marking.isComplete)
  }

  @Test func `set members and values with UUID keys have the order of tracking`() {
    for _ in 0..<20 {
      let leaves = (0..<10).map { _ in Leaf() }
      let holder = Holder((Set(leaves), leaves.map { (UUID(), $0) }))
      let byID = Holder(Dictionary(uniqueKeysWithValues: holder.content.1))
      let tracker = Tracker()
      for leaf in leaves.reversed() { tracker.track(leaf) }
      for root in [Root(holder), Root(byID)] {
        let graph = Walker().graph([root], tracker: tracker)
        let found = graph.holdings(from: 0).prefix(10).compactMap { graph.nodes[$0.to].identity }
        #expect(found.map(\.number) == Array(1...10))
      }
    }
  }

  @Test func `the same objects give the same graph`() {
    let text = Meadow.random(30, links: 4, seed: 5)
    let graphs = (0..<2).map { _ in
      let meadow = Meadow(text)
      defer { meadow.clear() }
      return meadow.graph()
    }
    #expect(graphs[0].nodes == graphs[1].nodes)
    #expect(graphs[0].edges == graphs[1].edges)
  }
}
