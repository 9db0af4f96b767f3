/// Determines which nodes are deallocated when references are cut.
///
/// A trial's cost is proportional to what it frees. It follows reference counting with the objects'
/// own retain counts, so references that the walk didn't find keep their targets alive. Roots stay
/// alive.
public final class CutTrial {
  private let graph: Graph
  /// The number of references to each node; unlimited for roots and immortal objects.
  private let counts: [Int]
  /// The number of these references that the current trial has removed.
  private var lost: [Int]
  private var touched: [Int] = []
  /// Whether the current trial cuts an edge, by number.
  private var isCut: [Bool]

  /// Creates a trial for a graph, at a cost proportional to the graph's size.
  ///
  /// Use one instance for any number of trials.
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
    isCut = [Bool](repeating: false, count: graph.edges.count)
  }

  /// The nodes that are deallocated if the edges with these numbers are cut, in order of
  /// deallocation.
  public func freed(byCutting cut: Set<Int>) -> [Int] {
    freed(byCutting: cut, releasing: [])
  }

  /// The nodes that are deallocated if a node is deallocated, the node itself included.
  public func freed(byReleasing node: Int) -> [Int] { freed(byCutting: [], releasing: [node]) }

  /// The nodes that are deallocated if some nodes are deallocated, those nodes included.
  public func freed(byReleasing nodes: Set<Int>) -> [Int] {
    freed(byCutting: [], releasing: nodes.sorted())
  }

  private func freed(byCutting cut: Set<Int>, releasing released: [Int]) -> [Int] {
    let isReleased = Set(released)
    for edge in cut { isCut[edge] = true }
    defer {
      for edge in cut { isCut[edge] = false }
      for node in touched { lost[node] = 0 }
      touched.removeAll(keepingCapacity: true)
    }
    var freed = released
    func release(_ edge: Graph.Edge) {
      guard edge.strength == .strong || edge.strength == .possible, counts[edge.to] != .max,
        !isReleased.contains(edge.to)
      else { return }
      lost[edge.to] += 1
      touched.append(edge.to)
      if lost[edge.to] == counts[edge.to] { freed.append(edge.to) }
    }
    for number in cut.sorted() { release(graph.edges[number]) }
    var next = 0
    while next < freed.count {
      graph.eachEdge(from: freed[next]) { edge in
        if !isCut[edge.number] { release(edge) }
      }
      next += 1
    }
    return freed
  }
}
