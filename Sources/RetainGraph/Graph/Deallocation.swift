extension Graph {
  /// The graph that remains after some nodes have been deallocated and have released what they held.
  ///
  /// Nodes keep their numbers; edges don't.
  public func afterDeallocating(_ gone: Set<Int>) -> Graph {
    var released = [Int](repeating: 0, count: nodes.count)
    var edges: [Edge] = []
    for edge in self.edges {
      if gone.contains(edge.from) {
        released[edge.to] += edge.strength.keeps(true) ? 1 : 0
      } else if !gone.contains(edge.to) {
        edges.append(edge.numbered(edges.count))
      }
    }
    return Graph(
      nodes: nodes.map { $0.releasing(released[$0.number]) }, edges: edges,
      roots: roots.filter { !gone.contains($0.node) }, maskedAddresses: maskedAddresses)
  }
}

extension Graph.Edge {
  fileprivate func numbered(_ number: Int) -> Self {
    Self(number: number, from: from, to: to, path: path, strength: strength)
  }
}

extension Graph.Node {
  fileprivate func releasing(_ count: Int) -> Self {
    guard count > 0, let retainCount else { return self }
    return Self(
      number: number, kind: kind, type: type, identity: identity,
      retainCount: max(0, retainCount - count), opaque: opaque, isBoundary: isBoundary)
  }
}
