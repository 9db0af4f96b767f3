extension CutTrial {
  /// With more holders, searching for their cycles would cost more than the advice is worth.
  private static var mostHolders: Int { 64 }

  /// The cut of all references that keep a node alive, when no single one on the path from the root is enough.
  ///
  /// Leaves out holders that a cycle of their own keeps alive. That cycle is another mistake, and
  /// its fix releases the node. References of the same shape are one mistake.
  func cutOfHolders(
    freeing node: Int, in graph: Graph, along path: [Holding], most: Int
  ) -> CutProposal? {
    let holders = graph.holders(of: node).filter {
      $0.strength == .strong || $0.strength == .possible
    }
    guard holders.count <= Self.mostHolders, let last = path.last else { return nil }
    let references = Set(graph.edges(to: node).map(\.number))
    let isReached = graph.reachable(without: references, allowingPossible: true)
    let cycles = CycleSearch(graph, without: references)
    let others = holders.filter {
      $0 != last && !isReached[$0.from]
        && cycles.cycle(keeping: $0.from, without: references) != nil
    }
    let mended = Set(others.compactMap(\.edges.last))
    let needed = holders.filter { !others.contains($0) }
    if needed.count <= most { return minimal(needed, freeing: node, beside: mended) }
    var shapes: [Holding] = []
    for holding in [last] + needed
    where !shapes.contains(where: { $0.path.hasShape(of: holding.path) }) {
      shapes.append(holding)
    }
    guard shapes.count <= most else { return nil }
    let freed = freed(byCutting: mended.union(needed.compactMap(\.edges.last)))
    guard freed.contains(node) else { return nil }
    return CutProposal(
      links: shapes, alike: needed.count - shapes.count,
      similar: needed.filter { !shapes.contains($0) }, freed: freed)
  }

  /// Removes the references that the cut doesn't need when others have been made.
  func minimal(
    _ links: [Holding], freeing node: Int, beside earlier: Set<Int> = []
  ) -> CutProposal? {
    func freed(_ links: [Holding]) -> [Int] {
      self.freed(byCutting: earlier.union(links.compactMap(\.edges.last)))
    }
    var links = links
    for link in links where links.count > 1 {
      let rest = links.filter { $0 != link }
      if freed(rest).contains(node) { links = rest }
    }
    let all = freed(links)
    return all.contains(node) ? CutProposal(links: links, freed: all) : nil
  }
}
