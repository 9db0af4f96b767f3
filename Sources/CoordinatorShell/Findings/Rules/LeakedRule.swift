import RetainGraph

/// Unreachable from the roots and alive: a cycle keeps it.
package struct LeakedRule: SurvivorRule {
  package func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    let graph = evidence.graph
    guard evidence.path(to: node) == nil,
      let cycle = cycle(keeping: node, in: graph)
    else { return nil }
    let holdings = graph.holdings(along: cycle)
    let kept = Set(graph.freed(byCutting: Set(cycle.map(\.number)), judgedBy: .edges))
    let cut = holdings.indices.map { CycleCut(of: $0, among: holdings, in: graph) }
      .max { ($0.freed.count, $0.weight) < ($1.freed.count, $1.weight) }
    return .finding(
      Finding(
        verdict: .leaked, subject: suspect.label, made: suspect.made, due: suspect.due,
        links: holdings.map(evidence.link), root: nil, kept: evidence.objectCount(kept),
        cut: cut.map {
          Finding.Cut(
            link: $0.link, frees: evidence.objectCount($0.freed), alike: $0.alike,
            reference: evidence.trace($0.link, of: holdings, root: nil))
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
}
