import RetainGraph

/// What comes of weakening one reference of a cycle, tried on the graph.
package struct CycleCut {
  package let link: Int
  package let freed: [Int]
  /// How many more references were weakened with it.
  package let alike: Int
  /// Of two cuts that free as much, the reference back up is the one to weaken.
  package let weight: Int

  /// Of a reference back up, all fields of that name which hold the same object are one mistake:
  /// one that each child of a parent makes.
  package init(of link: Int, among holdings: [Holding], in graph: Graph) {
    let holding = holdings[link]
    let weight = Self.weight(holding)
    var cut = Set(holding.edges)
    var alike = 0
    if weight > 0 {
      for other in graph.holders(of: holding.to)
      where other.strength == .strong && other.path.shape == holding.path.shape {
        if cut.isDisjoint(with: other.edges) { alike += 1 }
        cut.formUnion(other.edges)
      }
    }
    let alone = graph.freed(byCutting: Set(holding.edges), judgedBy: .edges)
    let all = alike == 0 ? alone : graph.freed(byCutting: cut, judgedBy: .edges)
    self.link = link
    self.weight = weight
    self.alike = all.count > alone.count ? alike : 0
    freed = all.count > alone.count ? all : alone
  }

  private static func weight(_ holding: Holding) -> Int {
    let field = holding.path.description.lowercased()
    if field.contains("closure capture") { return 3 }
    if field.contains("delegate") || field.contains("parent") { return 2 }
    return field.contains("coordinator") && !field.contains("child") ? 1 : 0
  }
}
