extension Graph {
  /// The evidence by which to judge a cut.
  public enum Evidence: Hashable, Sendable {
    /// The objects' own retain counts: references that the walk didn't find keep their targets
    /// alive.
    case retainCounts
    /// Only the edges that the walk found, as if there were no other references.
    case edges
  }

  /// The nodes that are deallocated if some edges are cut.
  ///
  /// Follows reference counting: a node whose last reference is gone is deallocated, then the nodes
  /// it held, and so on. Roots stay alive.
  public func freed(byCutting cut: Set<Int>, judgedBy evidence: Evidence = .retainCounts) -> [Int] {
    var counts = holderCounts(evidence)
    for root in roots { counts[root.node] = .max }
    var isFreed = [Bool](repeating: false, count: nodes.count)
    var pending: [Int] = []
    func release(_ node: Int) {
      guard counts[node] != .max, !isFreed[node] else { return }
      counts[node] -= 1
      if counts[node] <= 0 {
        isFreed[node] = true
        pending.append(node)
      }
    }
    for number in cut.sorted() where edges[number].strength == .strong { release(edges[number].to) }
    while let node = pending.popLast() {
      eachEdge(from: node) { edge in
        if edge.strength == .strong, !cut.contains(edge.number) { release(edge.to) }
      }
    }
    return isFreed.indices.filter { isFreed[$0] }
  }

  /// The nodes that the roots keep alive only through these edges.
  public func dominated(byCutting cut: Set<Int>) -> [Int] {
    let before = reachable()
    let after = reachable(without: cut)
    return nodes.indices.filter { before[$0] && !after[$0] }
  }

  /// The nodes that the roots keep alive only through this node, including the node itself.
  public func dominated(by node: Int) -> [Int] {
    guard !roots.contains(where: { $0.node == node }) else {
      let others = Graph(
        nodes: nodes, edges: edges, roots: roots.filter { $0.node != node })
      let before = reachable()
      let after = others.reachable(without: Set(edges(to: node).map(\.number)))
      return nodes.indices.filter { before[$0] && !after[$0] }
    }
    return dominated(byCutting: Set(edges(to: node).map(\.number)))
  }

  private func holderCounts(_ evidence: Evidence) -> [Int] {
    switch evidence {
    case .retainCounts: return nodes.map { $0.retainCount ?? .max }
    case .edges:
      var counts = [Int](repeating: 0, count: nodes.count)
      for edge in edges where edge.strength == .strong || edge.strength == .possible {
        counts[edge.to] += 1
      }
      return counts
    }
  }
}
