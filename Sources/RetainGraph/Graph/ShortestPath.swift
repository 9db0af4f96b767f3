/// The path through which a root keeps an object alive.
public struct RetainPath: Hashable, Sendable {
  /// The root at which the path begins.
  public let root: Graph.Entry
  /// The edges from the root's node to the target; empty if the root is the target.
  public let edges: [Graph.Edge]
}

/// The shortest paths through which roots keep all objects of a graph alive, computed at once.
public struct RetainPaths: Sendable {
  private let graph: Graph
  /// The edge through which each node was reached, or the root; negative if the node is
  /// unreachable.
  private var arrivals: [Int]
  private var origins: [Int]

  fileprivate init(
    _ graph: Graph, allowingPossible: Bool, upTo last: Int? = nil, around avoided: Int? = nil
  ) {
    self.graph = graph
    arrivals = [Int](repeating: -1, count: graph.nodes.count)
    origins = arrivals
    var queue: [Int] = []
    for (index, root) in graph.roots.enumerated() where origins[root.node] < 0 {
      origins[root.node] = index
      queue.append(root.node)
    }
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      if current == last { break }
      graph.eachEdge(from: current) { edge in
        guard edge.strength.keeps(allowingPossible), origins[edge.to] < 0, edge.to != avoided else {
          return
        }
        origins[edge.to] = origins[current]
        arrivals[edge.to] = edge.number
        queue.append(edge.to)
      }
    }
  }

  /// The path to a node; among equally short ones, the first in order of roots and fields.
  public subscript(node: Int) -> RetainPath? {
    guard origins[node] >= 0 else { return nil }
    var path: [Graph.Edge] = []
    var current = node
    while arrivals[current] >= 0 {
      let edge = graph.edges[arrivals[current]]
      path.append(edge)
      current = edge.from
    }
    return RetainPath(root: graph.roots[origins[node]], edges: path.reversed())
  }
}

extension Graph {
  /// The shortest strong path from a root to a node, the first in order of roots and fields.
  ///
  /// If there is none and `allowingPossible` is true, the path may use possible edges.
  public func shortestPath(to node: Int, allowingPossible: Bool = false) -> RetainPath? {
    if let path = RetainPaths(self, allowingPossible: false, upTo: node)[node] { return path }
    return allowingPossible ? RetainPaths(self, allowingPossible: true, upTo: node)[node] : nil
  }

  /// A path from a root through each holder of a node, the shortest that doesn't pass the node.
  public func paths(toHoldersOf node: Int) -> [(path: RetainPath, last: Holding)] {
    let paths = RetainPaths(self, allowingPossible: true, around: node)
    return holders(of: node).filter { $0.strength.keeps(true) }.compactMap { holder in
      paths[holder.from].map { ($0, holder) }
    }
  }

  /// The shortest path from one of some nodes to another one over strong or possible references.
  ///
  /// Ignores the edges that are cut.
  public func shortestPath(
    from starts: Set<Int>, to node: Int, without cut: Set<Int> = []
  ) -> [Edge]? {
    var departures: [Int: Edge] = [:]
    var queue = [node]
    var next = 0
    while next < queue.count {
      var current = queue[next]
      next += 1
      guard !starts.contains(current) else {
        var path: [Edge] = []
        while let edge = departures[current] {
          path.append(edge)
          current = edge.to
        }
        return path
      }
      for edge in edges(to: current)
      where edge.strength.keeps(true) && edge.from != node && departures[edge.from] == nil
        && !cut.contains(edge.number)
      {
        departures[edge.from] = edge
        queue.append(edge.from)
      }
    }
    return nil
  }

  /// The shortest paths to all nodes, including possible edges if allowed.
  public func shortestPaths(allowingPossible: Bool = false) -> RetainPaths {
    RetainPaths(self, allowingPossible: allowingPossible)
  }

  /// Whether the roots reach each node, by index, without the edges in `cut`.
  public func reachable(without cut: Set<Int> = [], allowingPossible: Bool = false) -> [Bool] {
    reachable(from: roots.map(\.node), without: cut, allowingPossible: allowingPossible)
  }

  /// Whether some nodes reach each node, by index; they reach themselves.
  public func reachable(
    from starts: [Int], without cut: Set<Int> = [], allowingPossible: Bool = false
  ) -> [Bool] {
    var isReached = [Bool](repeating: false, count: nodes.count)
    var pending: [Int] = []
    for start in starts where !isReached[start] {
      isReached[start] = true
      pending.append(start)
    }
    while let current = pending.popLast() {
      eachEdge(from: current) { edge in
        guard edge.strength.keeps(allowingPossible), !isReached[edge.to],
          !cut.contains(edge.number)
        else { return }
        isReached[edge.to] = true
        pending.append(edge.to)
      }
    }
    return isReached
  }
}

extension Strength {
  func keeps(_ allowingPossible: Bool) -> Bool {
    self == .strong || (allowingPossible && self == .possible)
  }
}
