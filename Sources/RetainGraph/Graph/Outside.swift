extension Graph {
  /// What no root reaches though something outside of the graph may keep it alive.
  public struct Unexplained: Sendable {
    /// The nodes with more strong references than the graph has of them.
    public let nodes: [Int]
    /// Whether each node is one of these, or held by way of them.
    fileprivate let isHeld: [Bool]

    /// Whether something outside of the graph may keep a node alive.
    public func mayHold(_ node: Int) -> Bool { isHeld[node] }
  }

  /// Those that no root reaches and that have holders which weren't found, and what they keep alive.
  ///
  /// Whatever else no root reaches keeps itself alive: every reference to it is known.
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
