/// The way by which a root keeps an object alive.
public struct RetainPath: Hashable, Sendable {
  public let root: Graph.Entry
  public let edges: [Graph.Edge]
}

extension Graph {
  /// The shortest strong path from a root to a node: the first in order of roots and fields.
  ///
  /// Where there is none, possible edges are taken as if they were strong, if that is allowed.
  public func shortestPath(to node: Int, allowingPossible: Bool = false) -> RetainPath? {
    if let path = path(to: node, allowingPossible: false) { return path }
    return allowingPossible ? path(to: node, allowingPossible: true) : nil
  }

  private func path(to node: Int, allowingPossible: Bool) -> RetainPath? {
    var arrivals = [Int](repeating: -1, count: nodes.count)
    var origins = [Int](repeating: -1, count: nodes.count)
    var queue: [Int] = []
    for (index, root) in roots.enumerated() where origins[root.node] < 0 {
      origins[root.node] = index
      queue.append(root.node)
    }
    var next = 0
    while next < queue.count, origins[node] < 0 {
      let current = queue[next]
      next += 1
      eachEdge(from: current) { edge in
        guard edge.strength.keeps(allowingPossible), origins[edge.to] < 0 else { return }
        origins[edge.to] = origins[current]
        arrivals[edge.to] = edge.number
        queue.append(edge.to)
      }
    }
    guard origins[node] >= 0 else { return nil }
    var path: [Edge] = []
    var current = node
    while arrivals[current] >= 0 {
      let edge = edges[arrivals[current]]
      path.append(edge)
      current = edge.from
    }
    return RetainPath(root: roots[origins[node]], edges: path.reversed())
  }

  /// Which nodes the roots keep alive, by number; without some edges, if any are named.
  public func reachable(without cut: Set<Int> = [], allowingPossible: Bool = false) -> [Bool] {
    var isReached = [Bool](repeating: false, count: nodes.count)
    var pending: [Int] = []
    for root in roots where !isReached[root.node] {
      isReached[root.node] = true
      pending.append(root.node)
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
  fileprivate func keeps(_ allowingPossible: Bool) -> Bool {
    self == .strong || (allowingPossible && self == .possible)
  }
}
