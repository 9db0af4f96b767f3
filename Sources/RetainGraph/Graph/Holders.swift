extension Graph {
  /// A search that has met more holders than this gives up.
  private static var mostHolders: Int { 256 }

  /// Whether strong references lead to a node from another one for which `isHolder` is true, if some
  /// edges are cut.
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
}
