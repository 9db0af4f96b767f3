import RetainGraph

/// The object is reachable, although its screen has left the hierarchy or its flow is over.
package struct AbandonedRule: SurvivorRule {
  package func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    let graph = evidence.graph
    guard let path = evidence.path(to: node) else { return nil }
    let root = evidence.rootName(of: path)
    let holdings = graph.holdings(along: path.edges)
    guard !holdings.isEmpty else { return held(suspect, node: node, by: root, in: evidence) }
    let proposal = evidence.proposal(freeing: node, along: holdings, of: path)
    let kept = Set(proposal?.freed ?? []).union([node])
    let task = evidence.task(holding: node)
    let isPolling = task.map { evidence.isPolling($0) } ?? false
    let cut =
      isPolling
      ? evidence.cutOfTask(freeing: node, along: holdings, root: root)
      : proposal.flatMap { evidence.cut(of: $0, along: holdings, root: root) }
    return .finding(
      Finding(
        verdict: .abandoned, subject: suspect.label, made: suspect.made, due: suspect.due,
        links: holdings.map(evidence.link), root: root, kept: evidence.objectCount(kept), cut: cut,
        unknownHolders: evidence.unknownHolders(of: node),
        notes: isPolling
          ? [
            "the task never ends: cancel it when the screen is gone, or let it retain nothing while it sleeps"
          ]
          : evidence.presentationNotes(along: holdings)),
      covers: isPolling ? kept.union(task.map { heldOnly(by: $0, in: evidence) } ?? []) : kept)
  }

  /// The nodes that only this task retains; the task is a single mistake.
  private func heldOnly(by task: Int, in evidence: Evidence) -> [Int] {
    evidence.graph.nodes.indices.filter { evidence.task(holding: $0) == task }
  }

  /// The notes about other variables and reachable objects that retain the object too.
  private func others(
    than root: String, holding node: Int, inner: [Int], in evidence: Evidence
  ) -> [String] {
    let graph = evidence.graph
    let variables = Set(graph.roots.filter { $0.node == node && $0.label != root }.map(\.label))
      .sorted().map { "\($0) retains it too: remove it there as well" }
    let isReached = graph.reachable(without: Set(graph.edges(to: node).map(\.number)))
    let fields = graph.holders(of: node).filter {
      $0.strength == .strong && isReached[$0.from] && !inner.contains($0.from)
    }.map(evidence.link).map {
      "\($0.holder) retains it too: remove \($0.field) as well"
    }
    return variables + fields
  }

  /// A variable, or the handler of a timer or another source, retains it directly.
  private func held(
    _ suspect: Suspect, node: Int, by root: String, in evidence: Evidence
  ) -> Opinion {
    let freed = evidence.trial.freed(byReleasing: node)
    let inner = evidence.graph.holders(of: node).filter {
      $0.strength == .strong && freed.contains($0.from)
    }
    let links = inner.map(evidence.link)
    let isSource = evidence.path(to: node)?.root.kind == .source
    let advice =
      isSource
      ? ["cancel the source when the screen is gone, or capture the object weakly in its handler"]
      : ["remove it from \(root)"]
        + links.map {
          "a cycle retains it too: make \($0.field) of \($0.holder) weak as well"
        } + others(than: root, holding: node, inner: freed, in: evidence)
    let link =
      isSource
      ? Finding.Link.value(of: root, named: "its handler")
      : evidence.path(to: node).map(evidence.valueLink) ?? .value(of: root)
    let kept = evidence.objectCount(freed)
    return .finding(
      Finding(
        verdict: .abandoned, subject: suspect.label, made: suspect.made, due: suspect.due,
        links: [link], root: root, kept: kept,
        cut: isSource
          ? Finding.Cut(
            link: 0, frees: kept, others: links, isWeakenable: true,
            reference: ReferenceTrace(
              origin: .root(root), shapes: [link.shape], target: suspect.label.text,
              targetType: suspect.label.typeName)) : nil,
        unknownHolders: 0, notes: advice), covers: Set(freed))
  }
}
