/// A small set of references that must be cut for an object to be deallocated, verified together.
public struct CutProposal: Sendable {
  /// The references in the order found; none of them frees the object without the others.
  public let links: [Holding]
  /// The number of references like these, from other objects to the same one, that must be cut too.
  public var alike = 0
  /// The number of these that aren't from the elements of one collection.
  public var similar: [Holding] = []
  /// The nodes that are deallocated as a result.
  public let freed: [Int]
}

extension CutTrial {
  /// A proposal with more references than this is no longer useful advice.
  private static var most: Int { 6 }
  /// One with more references of one field isn't searched for.
  private static var mostAlike: Int { 64 }

  /// The cut that frees a node kept alive by cycles.
  ///
  /// In each remaining cycle, chooses the reference that is most likely a mistake, by `weight`.
  /// Prefers a reference that frees the node on its own. Then it cuts the cycles of what the node's
  /// cycle would leave behind, if `isPart` is true for all objects in them and `mayCut` for the
  /// references, and of a whole chain of objects. The edges in `earlier` are cut already.
  /// `consequences` adds what is deallocated because some nodes are, although references to it remain.
  public func proposal(
    freeing node: Int, in graph: Graph, _ cycles: CycleSearch, beside earlier: Set<Int> = [],
    isPart: (Int) -> Bool = { _ in true }, mayCut: (Holding) -> Bool = { _ in true },
    consequences: ([Int]) -> [Int] = { $0 },
    weight: (Holding) -> Int
  ) -> CutProposal? {
    guard let cycle = cycles.cycle(keeping: node, without: earlier),
      let first = proposal(
        freeing: node, in: graph, cycles, first: cycle, beside: earlier,
        consequences: consequences, weight: weight)
    else { return nil }
    guard earlier.isEmpty else { return first }
    var whole = first
    var members = cycle.map(\.to)
    var next = 0
    while next < members.count {
      let member = members[next]
      next += 1
      let cut = Set(whole.links.map(\.last))
      guard !whole.freed.contains(member), whole.alike == 0,
        whole.links.count < (graph.areAllAlike(whole.links) ? Self.mostAlike : Self.most),
        let rest = cycles.cycle(keeping: member, without: cut),
        rest.allSatisfy({ isPart($0.to) }),
        let more = proposal(
          freeing: member, in: graph, cycles, first: rest, beside: cut, like: whole.links,
          weight: weight),
        more.alike == 0,
        more.links.allSatisfy({ graph.nodes[$0.from].kind == .object && mayCut($0) })
      else { continue }
      let links = whole.links + more.links
      whole = CutProposal(links: links, freed: freed(byCutting: Set(links.map(\.last))))
      // All objects of a chain make the same mistake.
      if graph.areAllAlike(links) { members += rest.map(\.to) }
    }
    // A closure that one object stores several times isn't a chain.
    guard whole.links.count > 2, graph.areAllAlike(whole.links),
      Set(whole.links.map(\.from)).count == whole.links.count
    else { return whole }
    return CutProposal(
      links: Array(whole.links.prefix(1)), alike: whole.links.count - 1,
      similar: Array(whole.links.dropFirst()), freed: whole.freed)
  }

  /// The cut that frees a node after other cuts; `first` is the first remaining cycle.
  ///
  /// A field that is a mistake in one object is also a mistake in others of its class.
  private func proposal(
    freeing node: Int, in graph: Graph, _ cycles: CycleSearch, first: [Graph.Edge],
    beside earlier: Set<Int> = [], like others: [Holding] = [],
    consequences: ([Int]) -> [Int] = { $0 }, weight: (Holding) -> Int
  ) -> CutProposal? {
    var links: [Holding] = []
    var cut = earlier
    var cycle: [Graph.Edge]? = first
    while links.count < Self.most, let current = cycle {
      let members = Set(current.map(\.to))
      func candidates(_ holdings: [Holding]) -> [Candidate] {
        holdings.map { holding in
          var found = candidate(
            for: holding, freeing: node, beside: cut, in: graph, weight: weight)
          if found.freed.contains(node), !members.isSubset(of: found.freed) {
            found.freed = consequences(found.freed)
          }
          return found
        }
      }
      var choice = candidates(graph.holdings(alongCycle: current))
      // A cycle of a library's own retains the node through what the app handed to the library.
      if choice.allSatisfy({ $0.weight < 0 }),
        let way = graph.shortestPath(from: Set(current.map(\.from)), to: node, without: cut)
      {
        choice += candidates(graph.holdings(along: way))
      }
      func rank(_ candidate: Candidate) -> (Int, Int, Int, Int, Int) {
        // A reference to an object that its holder owns is probably not the mistake, even if
        // cutting it is enough.
        let isEnough = candidate.weight > 0 && candidate.freed.contains(node)
        let isRepeated = (others + links).contains { graph.is($0, like: candidate.links[0]) }
        // Another cycle keeps what remains of this one, and one cut for both is better.
        let isOfAll = isEnough && members.isSubset(of: candidate.freed)
        return (
          isEnough ? 1 : 0, isRepeated ? 1 : 0, isOfAll ? 1 : 0, candidate.weight,
          candidate.freed.count
        )
      }
      guard let best = choice.max(by: { rank($0) < rank($1) }) else { return nil }
      links += best.links
      cut.formUnion(best.cut)
      guard best.freed.contains(node) else {
        cycle = cycles.cycle(keeping: node, without: cut)
        continue
      }
      if links.count == best.links.count, links.count == 1 || best.cut.count > links.count {
        return CutProposal(
          links: links, alike: best.cut.count - links.count, similar: best.similar,
          freed: best.freed)
      }
      guard earlier.isEmpty else { return CutProposal(links: links, freed: best.freed) }
      return minimal(links, freeing: node)
        ?? CutProposal(links: links, freed: best.freed)
    }
    return nil
  }

  private struct Candidate {
    let links: [Holding]
    let weight: Int
    let cut: Set<Int>
    var freed: [Int]
    var similar: [Holding] = []
  }

  /// Treats all similar references as one mistake.
  ///
  /// These are the references from children back to one parent, because every child makes it, and
  /// all mistaken references from one object, or from others of its class, to another. Fields of
  /// different values are similar if they have the same name.
  private func candidate(
    for holding: Holding, freeing node: Int, beside cut: Set<Int>, in graph: Graph,
    weight: (Holding) -> Int
  ) -> Candidate {
    let value = weight(holding)
    let alone = Candidate(
      links: [holding], weight: value, cut: [holding.last],
      freed: freed(byCutting: cut.union([holding.last])))
    // Most objects have no other reference like it, and walking up all the others is slow.
    guard value > 0, graph.edges(to: holding.to).count > 1 else { return alone }
    let holders = graph.holders(of: holding.to)
    let like = holders.filter {
      $0.from != holding.from && $0.strength == holding.strength
        && $0.path.isLike(holding.path) && weight($0) > 0
    }
    if !like.isEmpty {
      let all = Set(like.map(\.last) + [holding.last])
      let freedByAll = freed(byCutting: cut.union(all))
      if freedByAll.count > alone.freed.count {
        return Candidate(
          links: [holding], weight: value, cut: all, freed: freedByAll, similar: like)
      }
    }
    guard !alone.freed.contains(node) else { return alone }
    let beside = holders.filter {
      $0.from == holding.from && $0 != holding && $0.strength == holding.strength && weight($0) > 0
    }
    let links = [holding] + beside
    guard !beside.isEmpty, links.count <= Self.most else { return alone }
    // The same references from other objects of the class, such as the cells of a list.
    let others = holders.filter { other in
      other.from != holding.from
        && links.contains { graph.is(other, like: $0) && other.strength == $0.strength }
    }
    for cuts in [links, links + others] {
      let all = Set(cuts.map(\.last))
      let freedByAll = freed(byCutting: cut.union(all))
      if freedByAll.contains(node) {
        return Candidate(links: links, weight: value, cut: all, freed: freedByAll)
      }
    }
    return alone
  }

  /// The cut that frees a node kept alive by roots: the last references that would remain.
  ///
  /// Avoids a cut that frees a node for which `mustStay` is true, and, if it can, one for which `isFixed` is true:
  /// nothing can remove that reference from its holder. `consequences` adds what is deallocated because some nodes are,
  /// although references to it remain.
  public func proposal(
    freeing node: Int, in graph: Graph, along path: [Holding], weight: (Holding) -> Int,
    isFixed: (Holding) -> Bool = { _ in false },
    keeping mustStay: (Int) -> Bool = { _ in false },
    consequences: ([Int]) -> [Int] = { $0 }
  ) -> CutProposal? {
    var fixed: CutProposal?
    for holding in path.reversed() {
      // A removed element takes its contents along, and leaves the other elements of its collection.
      var freed = freed(byCutting: Set(graph.element(of: holding)))
      if !freed.contains(node) { freed = consequences(freed) }
      guard freed.contains(node) else { continue }
      if freed.contains(where: mustStay) { break }
      let proposal = CutProposal(links: [holding], freed: freed)
      guard isFixed(holding) else { return proposal }
      fixed = fixed ?? proposal
    }
    if let fixed { return fixed }
    if let proposal = withCycle(path, freeing: node, in: graph, keeping: mustStay, weight: weight) {
      return proposal
    }
    return cutOfHolders(freeing: node, in: graph, along: path, most: Self.most)
      ?? collection(freeing: node, in: graph, along: path)
  }

  /// The cut of a path's last reference and of the cycle through the node that would remain.
  private func withCycle(
    _ path: [Holding], freeing node: Int, in graph: Graph, keeping mustStay: (Int) -> Bool,
    weight: (Holding) -> Int
  ) -> CutProposal? {
    guard let last = path.last else { return nil }
    let cut: Set<Int> = [last.last]
    let cycles = CycleSearch(graph, without: cut)
    guard let cycle = cycles.cycle(keeping: node, without: cut),
      cycle.contains(where: { $0.to == node }),
      let rest = proposal(
        freeing: node, in: graph, cycles, first: cycle, beside: cut, weight: weight),
      !rest.freed.contains(where: mustStay)
    else { return nil }
    return CutProposal(
      links: [last] + rest.links, alike: rest.alike, similar: rest.similar, freed: rest.freed)
  }

  /// The cut of all elements of a collection.
  private func collection(
    freeing node: Int, in graph: Graph, along path: [Holding]
  ) -> CutProposal? {
    for holding in path.reversed() {
      let freed = freed(byCutting: Set(holding.edges))
      guard freed.contains(node) else { continue }
      return CutProposal(
        links: [holding], alike: graph.elementCount(of: holding) - 1, freed: freed)
    }
    return nil
  }
}

extension Holding {
  /// The edge that is removed with its reference; other references may share the edges that lead to
  /// it.
  fileprivate var last: Int { edges[edges.count - 1] }
}

extension Graph {
  /// Whether two references come from the same field of a class.
  fileprivate func `is`(_ holding: Holding, like other: Holding) -> Bool {
    nodes[holding.from].type == nodes[other.from].type && holding.path.hasShape(of: other.path)
  }

  /// Whether all references come from the same field of a class.
  fileprivate func areAllAlike(_ holdings: [Holding]) -> Bool {
    holdings.dropFirst().allSatisfy { self.is($0, like: holdings[0]) }
  }

  /// The edges of a reference from its innermost collection on, and those of the same element.
  fileprivate func element(of holding: Holding) -> [Int] {
    guard let start = holding.edges.lastIndex(where: { nodes[edges[$0].from].kind == .buffer })
    else {
      return holding.edges
    }
    let first = edges[holding.edges[start]]
    let name = first.path.first
    guard let name, ![.member, .dictionaryKey, .key("_")].contains(name) else {
      return Array(holding.edges[start...])
    }
    let others = edges(from: first.from).filter { $0.path.first == name }.map(\.number)
    return Array(holding.edges[start...]) + others
  }

  /// The number of elements of a reference's innermost collection.
  fileprivate func elementCount(of holding: Holding) -> Int {
    guard let first = holding.edges.last(where: { nodes[edges[$0].from].kind == .buffer }) else {
      return 1
    }
    let names = edges(from: edges[first].from).map { $0.path.first }
    let isUnnamed = [.member, .dictionaryKey, .key("_")].contains(where: names.contains)
    return isUnnamed ? names.count : Set(names).count
  }

  /// A cycle of edges as references from object to object; starts at an object if the cycle has
  /// one, or else at a closure.
  public func holdings(alongCycle cycle: [Edge]) -> [Holding] {
    guard
      let start = cycle.firstIndex(where: { nodes[$0.from].kind.isWhole })
        ?? cycle.firstIndex(where: { nodes[$0.from].kind == .closure })
    else { return holdings(along: cycle) }
    return holdings(along: Array(cycle[start...] + cycle[..<start]))
  }
}
