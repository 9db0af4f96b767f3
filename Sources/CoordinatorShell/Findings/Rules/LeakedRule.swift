import RetainGraph

/// Alive and unreachable from the roots: a retain cycle keeps it.
package struct LeakedRule: SurvivorRule {
  package func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    let graph = evidence.graph
    guard evidence.path(to: node) == nil, let cycle = evidence.cycles.cycle(keeping: node) else {
      return nil
    }
    let holdings = graph.holdings(alongCycle: cycle)
    let proposal = evidence.trial.proposal(
      freeing: node, in: graph, evidence.cycles, weight: evidence.weight)
    let kept = Set(
      proposal?.freed ?? evidence.trial.freed(byCutting: Set(cycle.map(\.number)))
    ).union([node])
    let cut = proposal.flatMap { proposal in
      proposal.links.lazy.compactMap { holdings.firstIndex(of: $0) }.first.map { link in
        Finding.Cut(
          link: link, frees: evidence.objectCount(proposal.freed), alike: proposal.alike,
          others: proposal.links.filter { $0 != holdings[link] }.map(evidence.link),
          reference: evidence.trace(link, of: holdings, root: nil))
      }
    }
    return .finding(
      Finding(
        verdict: .leaked, subject: suspect.label, made: suspect.made, due: suspect.due,
        links: holdings.map(evidence.link), root: nil, kept: evidence.objectCount(kept), cut: cut,
        unknownHolders: graph.unknownHolders(of: node) ?? 0, notes: []), covers: kept)
  }
}
