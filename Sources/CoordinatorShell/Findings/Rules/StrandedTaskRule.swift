import RetainGraph

/// Only a suspended task that no code can resume retains the object.
///
/// For example, its continuation was dropped, or only what the task itself retains refers to it.
package struct StrandedTaskRule: SurvivorRule {
  package func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    guard evidence.path(to: node) == nil, let path = evidence.stranded.path(to: node),
      evidence.cycles.strongCycle(keeping: node) == nil
    else { return nil }
    // The missing module that received a completion would have called it.
    guard !evidence.stranded.waitingForModules.contains(path.root.node) else {
      return .pending(.missingModule)
    }
    let holdings = evidence.graph.holdings(along: path.edges)
    let covers = held(by: path.root.node, in: evidence)
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

  /// The task and what it retains, as far as no root reaches it.
  private func held(by task: Int, in evidence: Evidence) -> Set<Int> {
    let held = evidence.graph.reachable(from: [task], allowingPossible: true)
    return Set(held.indices.filter { held[$0] && evidence.path(to: $0) == nil })
  }
}
