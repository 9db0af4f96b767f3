/// Tries what dies when references are cut, each trial at the cost of what it frees.
///
/// As reference counting has it, by the objects' own counts: holders that weren't found keep what they
/// hold. Roots stay.
public final class CutTrial {
  private let graph: Graph
  /// How many references keep each node; roots and what is never freed have no end of them.
  private let counts: [Int]
  /// How many of these went in this trial.
  private var lost: [Int]
  private var touched: [Int] = []

  public init(_ graph: Graph) {
    self.graph = graph
    var strong = [Int](repeating: 0, count: graph.nodes.count)
    for edge in graph.edges where edge.strength == .strong { strong[edge.to] += 1 }
    var counts = graph.nodes.indices.map { node in
      graph.nodes[node].retainCount.map { max($0, strong[node]) } ?? .max
    }
    for root in graph.roots { counts[root.node] = .max }
    self.counts = counts
    lost = [Int](repeating: 0, count: graph.nodes.count)
  }

  /// The nodes that die once some edges are cut, in the order in which they do.
  public func freed(byCutting cut: Set<Int>) -> [Int] {
    defer {
      for node in touched { lost[node] = 0 }
      touched.removeAll(keepingCapacity: true)
    }
    var freed: [Int] = []
    func release(_ edge: Graph.Edge) {
      guard edge.strength == .strong || edge.strength == .possible, counts[edge.to] != .max else {
        return
      }
      lost[edge.to] += 1
      touched.append(edge.to)
      if lost[edge.to] == counts[edge.to] { freed.append(edge.to) }
    }
    for number in cut.sorted() { release(graph.edges[number]) }
    var next = 0
    while next < freed.count {
      graph.eachEdge(from: freed[next]) { edge in
        if !cut.contains(edge.number) { release(edge) }
      }
      next += 1
    }
    return freed
  }
}
