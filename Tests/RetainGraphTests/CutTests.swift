import RetainGraph
import Testing

private final class Case {
  let content: Knot
  init(_ content: Knot) { self.content = content }
}

private struct Cord {
  let end: Knot
}

private final class Needle {
  let cord: Cord
  init(_ end: Knot) { cord = Cord(end: end) }
}

private final class Hook {
  let line: Cord
  init(_ end: Knot) { line = Cord(end: end) }
}

private final class Knot {
  var any: [AnyObject] = []
  var next: Knot?
  var other: Knot?
  var actions: [() -> Void] = []
  var others: [Knot] = []
  var cases: [Case] = []
}

struct CutTests {
  /// What is proposed to free a knot that nothing keeps but itself, and whether that is true.
  private func proposal(
    weight: (Holding) -> Int = { _ in 0 }, _ make: (Knot) -> Void, cut: (Knot) -> Void
  ) -> (links: [String], frees: Int, isTrue: Bool)? {
    let watched = [watched(make)]
    let graph = Walker().graph([], others: watched.compactMap(\.object))
    guard let node = watched.compactMap(\.object).first.flatMap({ graph.node(of: $0) }) else {
      return nil
    }
    let found = CutTrial(graph)
      .proposal(freeing: node.number, in: graph, CycleSearch(graph), weight: weight)
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

  @Test func `a proposal cuts all references back rather than the one that owns`() {
    let found = proposal(weight: { $0.path.description == "others[0]" ? 1 : 2 }) { knot in
      let owner = Knot()
      owner.others = [knot]
      knot.next = owner
      knot.other = owner
    } cut: {
      $0.next = nil
      $0.other = nil
    }
    #expect(found?.links == ["next", "other"])
    #expect(found?.frees == 2)
    #expect(found?.isTrue == true)
  }

  @Test func `references from values with the same field are one mistake`() {
    let found = proposal(weight: { $0.path.last == .field("end") ? 2 : 1 }) { knot in
      knot.next = Knot()
      knot.next?.any = [Needle(knot), Hook(knot)]
    } cut: {
      $0.next?.any = []
    }
    #expect(found?.links.count == 1)
    #expect(found?.links.first?.hasSuffix(".end") == true)
    #expect(found?.frees == 4)
    #expect(found?.isTrue == true)
  }

  @Test func `a proposal cuts the same field of all objects of a class`() {
    // Only the first cycle shows which field leads back.
    let found = proposal(weight: { $0.from == 1 && $0.to == 0 ? 2 : 1 }) { knot in
      let (second, third) = (Knot(), Knot())
      knot.next = second
      second.other = knot
      second.next = third
      third.other = second
    } cut: {
      $0.next?.next?.other = nil
      $0.next?.other = nil
    }
    #expect(found?.links == ["other", "other"])
    #expect(found?.frees == 3)
    #expect(found?.isTrue == true)
  }

  /// The cut proposed along the shortest path from a root to an object that it retains, with that object's node.
  private func proposal(
    freeing object: (Knot) -> Knot?, from root: Knot, weight: (Holding) -> Int = { _ in 1 },
    isFixed: (Holding) -> Bool = { _ in false }
  ) throws -> (found: CutProposal?, node: Int) {
    let graph = Walker().graph([Root(root)])
    let node = try #require(object(root).flatMap { graph.node(of: $0)?.number })
    let path = try #require(graph.shortestPath(to: node))
    let found = CutTrial(graph).proposal(
      freeing: node, in: graph, along: graph.holdings(along: path.edges), weight: weight,
      isFixed: isFixed)
    return (found, node)
  }

  @Test func `a proposal cuts exactly the necessary references from a root`() throws {
    let root = Knot()
    root.next = Knot()
    root.other = Knot()
    root.next?.next = root.other
    let (found, node) = try proposal(freeing: \.other, from: root)
    #expect(found?.links.map(\.path.description) == ["other", "next"])
    #expect(found?.freed == [node])
  }

  @Test func `a cycle of a reachable object is cut where it is most likely a mistake`() throws {
    let root = Knot()
    root.next = Knot()
    root.next?.other = Knot()
    root.next?.other?.next = root.next
    let (found, _) = try proposal(
      freeing: \.next, from: root, weight: { $0.path.description == "other" ? 1 : 0 })
    #expect(found?.links.map(\.path.description) == ["next", "other"])
    root.next?.other = nil
  }

  @Test func `a reference that nothing can remove is cut with its holder`() throws {
    let root = Knot()
    root.cases = [Case(Knot()), Case(Knot())]
    let (found, _) = try proposal(
      freeing: { $0.cases[1].content }, from: root, isFixed: { $0.path.description == "content" })
    #expect(found?.links.map(\.path.description) == ["cases[1]"])
    #expect(found?.freed.count == 2)
  }

  @Test func `an object is released with what only it retains`() {
    let root = Knot()
    root.next = Knot()
    root.other = Knot()
    root.next?.next = Knot()
    root.next?.other = root.other
    let graph = Walker().graph([Root(root)])
    guard let node = root.next.flatMap({ graph.node(of: $0) }) else {
      Issue.record("no node")
      return
    }
    #expect(CutTrial(graph).freed(byReleasing: node.number).count == 2)
  }

  @Test func `an object that something else holds stays without a reference`() {
    let (owner, first, second) = (Knot(), Knot(), Knot())
    owner.next = first
    first.next = second
    second.other = first
    let graph = Walker().graph([], others: [owner, first, second])
    let nodes = [owner, first, second].compactMap { graph.node(of: $0)?.number }
    func isHeld(_ node: Int, without field: String) -> Bool {
      let cut = graph.holders(of: node).filter { $0.path.description == field }.flatMap(\.edges)
      return graph.isHeld(node, without: Set(cut)) { $0 == nodes[0] }
    }
    #expect(isHeld(nodes[1], without: "other"))
    #expect(!isHeld(nodes[2], without: "next"))
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
