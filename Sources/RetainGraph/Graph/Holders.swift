extension Graph {
  /// A search that has met more holders than this gives up.
  private static var mostHolders: Int { 256 }

  /// Whether a node for which `isHolder` is true reaches this one by strong references.
  ///
  /// Ignores the edges that are cut.
  public func isHeld(_ node: Int, without cut: Set<Int>, by isHolder: (Int) -> Bool) -> Bool {
    var seen: Set<Int> = [node]
    var pending = [node]
    while let next = pending.popLast(), seen.count < Self.mostHolders {
      for edge in edges(to: next) where edge.strength == .strong && !cut.contains(edge.number) {
        guard seen.insert(edge.from).inserted else { continue }
        if isHolder(edge.from) { return true }
        pending.append(edge.from)
      }
    }
    return false
  }

  /// The node among some that reaches a node by strong references over the fewest objects.
  ///
  /// Nil if none is near.
  public func nearestHolder(of node: Int, among holders: Set<Int>) -> Int? {
    guard !holders.isEmpty else { return nil }
    var queue = [node]
    var seen: Set<Int> = [node]
    var next = 0
    while next < queue.count, seen.count < Self.mostHolders {
      for edge in edges(to: queue[next]) where edge.strength == .strong {
        guard seen.insert(edge.from).inserted else { continue }
        if holders.contains(edge.from), nodes[edge.from].kind.isWhole { return edge.from }
        queue.append(edge.from)
      }
      next += 1
    }
    return nil
  }

  /// Whether something outside the graph may retain a node, so that no cut of edges would free it.
  ///
  /// Then the node, one in a retain cycle with it, or a holder that no root reaches has more retains
  /// than the edges explain.
  public func lacksHolders(of node: Int, isReached: [Bool]) -> Bool {
    let retained = retained(by: node)
    var seen: Set<Int> = [node]
    var pending = [node]
    while let next = pending.popLast() {
      let holders = edges(to: next)
      let possible = holders.count { $0.strength == .possible }
      let unknown = unknownHolders(of: next) ?? (holders.isEmpty && !isReached[next] ? 1 : 0)
      if unknown > possible { return true }
      for edge in holders where edge.strength == .strong {
        guard retained.contains(edge.from) || !isReached[edge.from] else { continue }
        if seen.insert(edge.from).inserted { pending.append(edge.from) }
      }
    }
    return false
  }

  /// A node and what it retains, up to a limit.
  private func retained(by node: Int) -> Set<Int> {
    var retained: Set<Int> = [node]
    var pending = [node]
    while let next = pending.popLast(), retained.count < Self.mostHolders {
      eachEdge(from: next) { edge in
        if edge.strength == .strong, retained.insert(edge.to).inserted { pending.append(edge.to) }
      }
    }
    return retained
  }
}
