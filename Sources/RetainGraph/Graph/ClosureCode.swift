extension Graph {
  /// The addresses of the functions of the closures that a reference goes through, outermost first.
  ///
  /// Call it only before objects of the graph have been deallocated.
  public func closureCode(along holding: Holding) -> [UInt] {
    // A closure that captures a single object has no context of its own.
    let closures = holding.edges.map { edges[$0] }.filter { edge in
      nodes[edge.to].kind == .closure || edge.path.last?.isCapture == true
    }
    guard !closures.isEmpty else { return [] }
    let layouts = Layouts { _ in false }
    let reader = ReferenceReader(layouts: layouts)
    return closures.compactMap { edge in
      guard let from = object(of: edge.from), let to = object(of: edge.to) else { return nil }
      let isContext = nodes[edge.from].kind == .closure
      return reader.references(of: from, layouts.heap(of: from), isContext: isContext)
        .first { $0.target.bits == to.bits && $0.path == edge.path && $0.code != 0 }?.code
    }
  }

  /// The addresses at which the calls of a suspended task continue, the innermost first.
  ///
  /// Empty if the node isn't a task or its format is unknown.
  public func code(ofTask node: Int) -> [UInt] {
    guard nodes[node].kind == .task, let task = object(of: node) else { return [] }
    return TaskMemory.calls(of: task)
  }
}
