extension Graph {
  /// Nodes that no root reaches, but that something outside the graph may keep alive.
  public struct Unexplained: Sendable {
    /// The nodes with more strong references than the graph contains.
    public let nodes: [Int]
    /// Whether each node is one of these or is kept alive by one.
    fileprivate let isHeld: [Bool]

    /// Whether something outside the graph may keep a node alive.
    public func mayHold(_ node: Int) -> Bool { isHeld[node] }
  }

  /// The unreachable nodes that have unknown holders, and the nodes they keep alive.
  ///
  /// Every other unreachable node is kept alive by a cycle, because all references to it are known.
  public func unexplained() -> Unexplained {
    let isReached = reachable()
    var isHeld = [Bool](repeating: false, count: nodes.count)
    let lacking = nodes.indices.filter { !isReached[$0] && (unknownHolders(of: $0) ?? 0) > 0 }
    var pending = lacking
    for node in lacking { isHeld[node] = true }
    while let node = pending.popLast() {
      eachEdge(from: node) { edge in
        guard edge.strength == .strong, !isReached[edge.to], !isHeld[edge.to] else { return }
        isHeld[edge.to] = true
        pending.append(edge.to)
      }
    }
    return Unexplained(nodes: lacking, isHeld: isHeld)
  }
}
