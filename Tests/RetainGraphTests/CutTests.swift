import RetainGraph
import Testing

private final class Knot {
  var next: Knot?
  var other: Knot?
  var actions: [() -> Void] = []
  var others: [Knot] = []
}

struct CutTests {
  /// What is proposed to free a knot that nothing keeps but itself, and whether that is true.
  private func proposal(
    _ make: (Knot) -> Void, cut: (Knot) -> Void
  ) -> (links: [String], frees: Int, isTrue: Bool)? {
    let watched = [watched(make)]
    let graph = Walker().graph([], others: watched.compactMap(\.object))
    guard let node = watched.compactMap(\.object).first.flatMap({ graph.node(of: $0) }) else {
      return nil
    }
    let found = CutTrial(graph)
      .proposal(freeing: node.number, in: graph, CycleSearch(graph)) { _ in 0 }
    for knot in watched.compactMap(\.object) { cut(knot) }
    return found.map { found in
      let frees = found.freed.count { graph.nodes[$0].kind == .object }
      return (found.links.map(\.path.description), frees, watched.compactMap(\.object).isEmpty)
    }
  }

  private struct Watched {
    weak let object: Knot?
  }

  @inline(never) private func watched(_ make: (Knot) -> Void) -> Watched {
    let knot = Knot()
    make(knot)
    return Watched(object: knot)
  }

  @Test func `one reference is enough for one cycle`() {
    let found = proposal {
      $0.next = Knot()
      $0.next?.next = $0
    } cut: {
      $0.next?.next = nil
    }
    #expect(found?.links.count == 1)
    #expect(found?.frees == 2)
    #expect(found?.isTrue == true)
  }

  @Test func `a proposal frees what its cycle would leave behind`() {
    // Cut alone, `other` would leave the next knot in a cycle with the one after it.
    let found = proposal {
      let (next, last) = (Knot(), Knot())
      $0.next = next
      next.other = $0
      next.next = last
      last.next = next
    } cut: {
      $0.next?.next?.next = nil
      $0.next?.other = nil
    }
    #expect(found?.links.count == 2)
    #expect(found?.frees == 3)
    #expect(found?.isTrue == true)
  }

  @Test func `a proposal cuts two closures that capture their holder`() {
    let found = proposal { knot in
      knot.actions = [{ _ = knot.next }, { _ = knot.other }]
    } cut: {
      $0.actions = []
    }
    #expect(
      found?.links == [
        "actions[0] → closure capture of type Knot", "actions[1] → closure capture of type Knot",
      ])
    #expect(found?.frees == 1)
    #expect(found?.isTrue == true)
  }

  @Test func `a proposal cuts exactly the necessary references from a root`() {
    let root = Knot()
    root.next = Knot()
    root.other = Knot()
    root.next?.next = root.other
    let graph = Walker().graph([Root(root)])
    guard let node = root.other.flatMap({ graph.node(of: $0) }),
      let path = graph.shortestPath(to: node.number)
    else {
      Issue.record("no path")
      return
    }
    let found = CutTrial(graph).proposal(
      freeing: node.number, in: graph, along: graph.holdings(along: path.edges))
    #expect(found?.links.map(\.path.description) == ["other", "next"])
    #expect(found?.freed == [node.number])
  }

  @Test func `an unknown holder keeps its objects alive`() {
    var retained: Unmanaged<Knot>?
    let found = proposal {
      $0.next = $0
      retained = .passRetained($0)
    } cut: {
      $0.next = nil
    }
    #expect(found == nil)
    retained?.release()
  }
}
