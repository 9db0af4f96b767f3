extension Graph {
  /// Whether code can get at each node: along references that keep their targets alive, and along
  /// weak and unowned ones of the app, such as that to a delegate.
  ///
  /// Frameworks refer weakly to much that they never call, so theirs count only if their name says
  /// that they call back. A collection belongs to the object through which it was reached.
  func accessible(isOfApp: (_ node: Int) -> Bool) -> [Bool] {
    var isReached = [Bool](repeating: false, count: nodes.count)
    var isOwned = isReached
    var pending: [Int] = []
    func reach(_ node: Int, isPartOfApp: Bool) {
      isReached[node] = true
      isOwned[node] =
        switch nodes[node].kind {
        case .object, .task: isOfApp(node)
        case .closure: true
        case .buffer, .box: isPartOfApp
        }
      pending.append(node)
    }
    for root in roots where !isReached[root.node] { reach(root.node, isPartOfApp: true) }
    while let current = pending.popLast() {
      eachEdge(from: current) { edge in
        guard !isReached[edge.to],
          edge.strength.keeps(true) || isOwned[current] || edge.path.isOfCallback
        else { return }
        reach(edge.to, isPartOfApp: isOwned[current])
      }
    }
    return isReached
  }
}

extension FieldPath {
  /// Whether the last field is one through which a framework calls the app.
  fileprivate var isOfCallback: Bool {
    let name = segments.lazy.reversed().compactMap { segment -> String? in
      if case .field(let name) = segment { name } else { nil }
    }.first?.lowercased()
    return name.map { name in
      ["delegate", "datasource", "target"].contains(where: name.hasSuffix)
    } ?? false
  }
}
