import RetainGraph

extension Evidence {
  /// The cut between a task and what it retains, which its code can capture weakly.
  func cutOfTask(freeing node: Int, along holdings: [Holding], root: String) -> Finding.Cut? {
    guard let link = holdings.firstIndex(where: { graph.nodes[$0.from].kind == .task }) else {
      return nil
    }
    let holding = holdings[link]
    let frame = graph.edges(from: holding.from)
    let same = frame.filter { $0.to == holding.to || holding.edges.contains($0.number) }
    for cut in [same, frame] {
      let freed = trial.freed(byCutting: Set(cut.map(\.number)))
      guard freed.contains(node) else { continue }
      let others = Set(cut.map(\.to)).count - 1
      return Finding.Cut(
        link: link, frees: objectCount(freed), alike: others, isWeakenable: true,
        reference: trace(link, of: holdings, root: root))
    }
    return cutOfTask(same, beside: link, freeing: node, along: holdings, root: root)
  }

  /// The cut between a task and what it retains, and in the cycle that would remain after the task.
  private func cutOfTask(
    _ frame: [Graph.Edge], beside link: Int, freeing node: Int, along holdings: [Holding],
    root: String
  ) -> Finding.Cut? {
    let proposal = trial.proposal(
      freeing: node, in: graph, cyclesBesideTasks, beside: Set(frame.map(\.number)), weight: weight)
    guard let proposal, proposal.alike == 0, proposal.freed.contains(node) else { return nil }
    return Finding.Cut(
      link: link, frees: objectCount(proposal.freed),
      others: others(of: proposal, beside: holdings[link]), isWeakenable: true,
      reference: trace(link, of: holdings, root: root))
  }
}
