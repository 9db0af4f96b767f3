/// Finds cycles one at a time, at a cost proportional to the node's surroundings.
public final class CycleSearch {
  private let graph: Graph
  private let isReached: [Bool]
  /// The edge through which the search reached each node, and the number of that search.
  private var arrivals: [Int]
  private var searches: [Int]
  private var search = 0

  /// Creates a search that skips the nodes that a root still reaches after some edges are cut.
  ///
  /// Those nodes stay alive without a cycle.
  public init(_ graph: Graph, without cut: Set<Int> = []) {
    self.graph = graph
    isReached = graph.reachable(without: cut, allowingPossible: true)
    arrivals = [Int](repeating: -1, count: graph.nodes.count)
    searches = [Int](repeating: 0, count: graph.nodes.count)
  }

  /// The shortest strong cycle that keeps a node alive, through the node or else through its
  /// holders.
  ///
  /// Includes possible edges if there is no cycle without them.
  public func cycle(keeping node: Int, without cut: Set<Int> = []) -> [Graph.Edge]? {
    strongCycle(keeping: node, without: cut)
      ?? cycle(keeping: node, without: cut, over: { $0 == .strong || $0 == .possible })
  }

  /// The shortest cycle that keeps a node alive over strong edges alone.
  public func strongCycle(keeping node: Int, without cut: Set<Int> = []) -> [Graph.Edge]? {
    cycle(keeping: node, without: cut, over: { $0 == .strong })
  }

  private func cycle(
    keeping node: Int, without cut: Set<Int>, over isFollowed: (Strength) -> Bool
  ) -> [Graph.Edge]? {
    var queue = [node]
    var seen: Set<Int> = [node]
    var next = 0
    while next < queue.count {
      if let cycle = cycle(through: queue[next], without: cut, over: isFollowed) { return cycle }
      for edge in graph.edges(to: queue[next]) where isFollowed(edge.strength) {
        guard !cut.contains(edge.number), !isReached[edge.from], seen.insert(edge.from).inserted
        else { continue }
        queue.append(edge.from)
      }
      next += 1
    }
    return nil
  }

  private func cycle(
    through node: Int, without cut: Set<Int>, over isFollowed: (Strength) -> Bool
  ) -> [Graph.Edge]? {
    search += 1
    var queue = [node]
    var next = 0
    while next < queue.count, searches[node] != search {
      graph.eachEdge(from: queue[next]) { edge in
        guard isFollowed(edge.strength), searches[edge.to] != search, !isReached[edge.to],
          !cut.contains(edge.number)
        else { return }
        searches[edge.to] = search
        arrivals[edge.to] = edge.number
        queue.append(edge.to)
      }
      next += 1
    }
    guard searches[node] == search else { return nil }
    var path: [Graph.Edge] = []
    var current = node
    repeat {
      let edge = graph.edges[arrivals[current]]
      path.append(edge)
      current = edge.from
    } while current != node
    return path.reversed()
  }
}
