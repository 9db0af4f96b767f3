import RetainGraph

/// The object is alive and unreachable from the roots: a retain cycle keeps it.
///
/// If roots reach it only through objects of other findings, it is abandoned, and the cycle remains
/// once those are fixed.
package struct LeakedRule: SurvivorRule {
  package func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    let graph = evidence.graph
    guard var cycle = cycle(keeping: node, in: evidence) else { return nil }
    // The deallocation of what cancels a subscription releases its subscriber.
    var released: Set<Int> = []
    if let reference = evidence.referenceToSubscriber(in: cycle),
      let other = evidence.cycles.cycle(keeping: node, without: [reference]),
      evidence.containsSubscriptionOwner(other)
    {
      cycle = other
      released = [reference]
    }
    // Objects of the cycle have no findings of their own.
    let members = Set(cycle.map(\.to))
    // A task that retains it too ends some time.
    let tasks = evidence.task(holding: node) == nil ? [] : evidence.referencesOfTasks
    var proposal = evidence.trial.proposal(
      freeing: node, in: graph, tasks.isEmpty ? evidence.cycles : evidence.cyclesBesideTasks,
      beside: tasks.union(released),
      isPart: { evidence.isPart($0, ofFindingAbout: node, inItsCycle: members.contains($0)) },
      // Of a framework's references, the app creates only the closures.
      mayCut: {
        $0.isCapture || !evidence.isOfSystem($0.from) || evidence.isOfSystem(node)
      },
      consequences: { evidence.withSubscriptions(endedBy: Set($0)).sorted() },
      weight: evidence.weight)
    if let freed = proposal?.freed, evidence.isAnyInUse(freed) {
      proposal = evidence.proposal(freeingFromUse: node) ?? proposal
    }
    let kept = Set(
      proposal?.freed ?? evidence.trial.freed(byCutting: Set(cycle.map(\.number)))
    ).union([node])
    let holdings = evidence.inFieldsOfApp(
      graph.holdings(alongCycle: cycle), except: proposal?.links ?? [])
    let cut = proposal.flatMap { evidence.cut(of: $0, along: holdings, root: nil) }
    let isReached = evidence.before.map {
      $0.path(to: node) != nil && $0.task(holding: node) == nil
    }
    return .finding(
      Finding(
        verdict: isReached == true ? .abandoned : .leaked, subject: suspect.label,
        made: suspect.made, due: suspect.due,
        links: holdings.map(evidence.link), root: nil, kept: evidence.objectCount(kept), cut: cut,
        unknownHolders: evidence.unknownHolders(of: node),
        notes: notes(node, evidence) + notes(node, beside: cycle, evidence)
          + notes(node, besideFindings: evidence)),
      covers: kept.union(cycle.map(\.to)), frees: kept)
  }

  private func cycle(keeping node: Int, in evidence: Evidence) -> [Graph.Edge]? {
    guard evidence.path(to: node) != nil else { return evidence.cycles.cycle(keeping: node) }
    guard let task = evidence.task(holding: node), !evidence.isPolling(task) else { return nil }
    return evidence.cyclesBesideTasks.strongCycle(keeping: node)
  }

  /// How the cycle retains an object that isn't part of it.
  private func notes(_ node: Int, beside cycle: [Graph.Edge], _ evidence: Evidence) -> [String] {
    let graph = evidence.graph
    let members = Set(cycle.map(\.from))
    guard !members.contains(node), let path = graph.shortestPath(from: members, to: node)
    else {
      return []
    }
    let links = graph.holdings(along: path).map { holding in
      let link = evidence.link(holding)
      return graph.nodes[holding.from].kind == .object ? "\(link.holder).\(link.field)" : link.field
    }
    return ["the cycle retains it through " + links.joined(separator: ", ")]
  }

  private func notes(_ node: Int, _ evidence: Evidence) -> [String] {
    guard let task = evidence.task(holding: node),
      let root = evidence.graph.roots.first(where: { $0.node == task })
    else { return [] }
    return ["\(root.label), retains it too; the cycle remains when the task ends"]
  }

  /// The notes about holders that retain the node until other findings are fixed.
  private func notes(_ node: Int, besideFindings evidence: Evidence) -> [String] {
    guard let before = evidence.before else { return [] }
    let isGone = { evidence.gone.contains($0) }
    let other: String
    if let path = before.path(to: node) {
      let way = path.edges.first { isGone($0.from) }.map { ", through \(before.name(of: $0.from))" }
      other = "\(before.rootName(of: path)) retains it too\(way ?? "")"
    } else if let holder = before.graph.nearestHolder(of: node, among: evidence.gone) {
      other = "\(before.name(of: holder)) retains it too"
    } else {
      return []
    }
    return ["\(other); the cycle remains when that is fixed"]
  }
}
