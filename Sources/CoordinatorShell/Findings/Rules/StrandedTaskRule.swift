import RetainGraph

/// Retained only by a suspended task that no code can resume, such as one whose continuation was
/// dropped, or is held by what the task itself retains.
package struct StrandedTaskRule: SurvivorRule {
  package func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    guard evidence.path(to: node) == nil, let path = evidence.stranded.path(to: node),
      evidence.cycles.strongCycle(keeping: node) == nil
    else { return nil }
    let holdings = evidence.graph.holdings(along: path.edges)
    let covers = evidence.stranded.heldNodes.filter { evidence.path(to: $0) == nil }
    return .finding(
      Finding(
        verdict: .leaked, subject: suspect.label, made: suspect.made, due: suspect.due,
        links: holdings.map(evidence.link),
        root: path.root.label, kept: evidence.objectCount(covers),
        cut: evidence.cutOfTask(freeing: node, along: holdings, root: path.root.label),
        unknownHolders: 0,
        notes: [
          "the task can't continue: nothing that is reachable refers to what would resume it",
          "resume it when the screen is gone, or let it retain nothing while it waits",
        ]), covers: covers)
  }
}
