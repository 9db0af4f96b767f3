import RetainGraph

extension Evidence {
  /// The reference on a path from a root whose removal frees a node, and nothing that is in use.
  ///
  /// If only a timer or an observer retains a node, the app should remove the timer or observer
  /// itself.
  func proposal(
    freeing node: Int, along holdings: [Holding], of path: RetainPath
  ) -> CutProposal? {
    if let last = registration(along: holdings, of: path),
      let proposal = proposal(freeing: node, along: [last]), proposal.links == [last]
    {
      return proposal
    }
    return proposal(freeing: node, along: holdings)
  }

  /// The reference whose removal frees a node that what is in use retains, although no root reaches either.
  ///
  /// Nothing but a cycle may keep a coordinator whose screen is visible, and the flow that it forgot to remove is the
  /// mistake.
  func proposal(freeingFromUse node: Int) -> CutProposal? {
    let inUse = Set(graph.nodes.map(\.number).filter(isInUse(node:)))
    guard !inUse.contains(node), let way = graph.shortestPath(from: inUse, to: node),
      let proposal = proposal(freeing: node, along: graph.holdings(along: way)),
      !isAnyInUse(proposal.freed)
    else { return nil }
    return proposal
  }

  func isAnyInUse(_ nodes: [Int]) -> Bool { nodes.contains(where: isInUse(node:)) }

  private func isInUse(node: Int) -> Bool {
    graph.liveObject(of: node).map(session.isInUse) ?? false
  }

  private func proposal(freeing node: Int, along holdings: [Holding]) -> CutProposal? {
    trial.proposal(
      freeing: node, in: graph, along: holdings, weight: weight, isFixed: isFixed,
      keeping: isInUse(node:),
      consequences: { withSubscriptions(endedBy: Set($0)).sorted() })
  }

  /// The reference from a timer, an observer or another registration to the app's first object.
  private func registration(along holdings: [Holding], of path: RetainPath) -> Holding? {
    let registrations: [Root.Kind] = [.runLoop, .notificationCenter, .clock, .source]
    guard registrations.contains(path.root.kind) else { return nil }
    return holdings.first { !isOfSystem($0.to) }
  }
}
