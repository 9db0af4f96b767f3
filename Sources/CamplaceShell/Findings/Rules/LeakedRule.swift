import RetainGraph

/// Unreachable from the roots and alive: a cycle keeps it.
struct LeakedRule: SurvivorRule {
  func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    let graph = evidence.graph
    guard graph.shortestPath(to: node, allowingPossible: true) == nil,
      let cycle = cycle(keeping: node, in: graph)
    else { return nil }
    let holdings = graph.holdings(along: cycle)
    let kept = Set(graph.freed(byCutting: Set(cycle.map(\.number)), judgedBy: .edges))
    let cut = holdings.indices.lazy.map { index in
      (index, Set(graph.freed(byCutting: Set(holdings[index].edges), judgedBy: .edges)))
    }.max { ($0.1.count, Self.weight(holdings[$0.0])) < ($1.1.count, Self.weight(holdings[$1.0])) }
    return .finding(
      Finding(
        verdict: .leaked, subject: suspect.label, made: suspect.made, due: suspect.due,
        links: holdings.map(evidence.link), root: nil, kept: evidence.objectCount(kept),
        cut: cut.map { index, freed in
          Finding.Cut(
            link: index, frees: evidence.objectCount(freed),
            reference: evidence.trace(index, of: holdings, root: nil))
        },
        unknownHolders: 0, notes: []), covers: kept.union([node]))
  }

  /// The shortest cycle through the object, else through what keeps it.
  private func cycle(keeping node: Int, in graph: Graph) -> [Graph.Edge]? {
    if let cycle = graph.shortestCycle(through: node) { return cycle }
    var seen: Set<Int> = [node]
    var queue = [node]
    var next = 0
    while next < queue.count {
      for edge in graph.edges(to: queue[next]) where edge.strength == .strong {
        guard seen.insert(edge.from).inserted else { continue }
        if let cycle = graph.shortestCycle(through: edge.from) { return cycle }
        queue.append(edge.from)
      }
      next += 1
    }
    return nil
  }

  /// Of two cuts that free as much, the reference back up is the one to weaken.
  private static func weight(_ holding: Holding) -> Int {
    let field = holding.path.description.lowercased()
    if field.contains("closure capture") { return 3 }
    if field.contains("delegate") || field.contains("parent") { return 2 }
    return field.contains("coordinator") && !field.contains("child") ? 1 : 0
  }
}
