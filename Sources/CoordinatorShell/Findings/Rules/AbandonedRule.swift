import RetainGraph

/// Reachable, though its screen has left the hierarchy or its flow is over.
package struct AbandonedRule: SurvivorRule {
  package func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    let graph = evidence.graph
    guard let path = evidence.path(to: node) else { return nil }
    let holdings = graph.holdings(along: path.edges)
    let freed = holdings.indices.map {
      Set(graph.freed(byCutting: Set(holdings[$0].edges), judgedBy: .edges))
    }
    let cut = freed.indices.last { freed[$0].contains(node) }
    let kept = cut.map { freed[$0] } ?? [node]
    return .finding(
      Finding(
        verdict: .abandoned, subject: suspect.label, made: suspect.made, due: suspect.due,
        links: holdings.map(evidence.link), root: path.root.label,
        kept: evidence.objectCount(kept),
        cut: cut.map {
          Finding.Cut(
            link: $0, frees: evidence.objectCount(freed[$0]),
            reference: evidence.trace($0, of: holdings, root: path.root.label))
        },
        unknownHolders: 0, notes: []), covers: kept.union([node]))
  }
}
