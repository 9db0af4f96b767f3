extension Graph {
  /// Whether code can reach each node.
  ///
  /// Code reaches nodes along strong references, and along the app's weak and unowned ones, such as
  /// those to a delegate. Frameworks refer weakly to many objects that they never call, so their
  /// weak references count only if their name shows that they call back. A collection belongs to
  /// the object through which it was reached.
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
  /// Whether a framework calls the app through the last field.
  fileprivate var isOfCallback: Bool {
    let name = segments.lazy.reversed().compactMap { segment -> String? in
      if case .field(let name) = segment { name } else { nil }
    }.first?.lowercased()
    return name.map { name in
      ["delegate", "datasource", "target"].contains(where: name.hasSuffix)
    } ?? false
  }
}
