extension Graph {
  /// The retain cycles: groups of nodes that keep one another alive through strong references.
  ///
  /// Each group has several nodes, or one node that refers to itself. Groups, and the nodes in each
  /// group, are in discovery order.
  public func cycles() -> [[Int]] {
    var search = ComponentSearch(graph: self)
    for node in nodes.indices { search.visit(node) }
    return search.components
      .filter { $0.count > 1 || refersToItself($0[0]) }
      .map { $0.sorted() }
      .sorted { $0[0] < $1[0] }
  }

  private func refersToItself(_ node: Int) -> Bool {
    edges(from: node).contains { $0.to == node && $0.strength == .strong }
  }

  /// The shortest strong path from a node back to itself.
  public func shortestCycle(through node: Int) -> [Edge]? {
    var arrivals = [Int](repeating: -1, count: nodes.count)
    var queue = [node]
    var next = 0
    while next < queue.count, arrivals[node] < 0 {
      eachEdge(from: queue[next]) { edge in
        guard edge.strength == .strong, arrivals[edge.to] < 0 else { return }
        arrivals[edge.to] = edge.number
        queue.append(edge.to)
      }
      next += 1
    }
    guard arrivals[node] >= 0 else { return nil }
    var path: [Edge] = []
    var current = node
    repeat {
      let edge = edges[arrivals[current]]
      path.append(edge)
      current = edge.from
    } while current != node
    return path.reversed()
  }
}

/// Tarjan's algorithm for strongly connected components, with an explicit stack.
private struct ComponentSearch {
  private struct Frame {
    let node: Int
    var nextEdge: Int
  }

  let graph: Graph
  private(set) var components: [[Int]] = []
  private var indices: [Int]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var frames: [Frame] = []
  private var count = 0

  init(graph: Graph) {
    self.graph = graph
    indices = [Int](repeating: -1, count: graph.nodes.count)
    lowest = indices
    isOpen = [Bool](repeating: false, count: graph.nodes.count)
  }

  mutating func visit(_ root: Int) {
    guard indices[root] < 0 else { return }
    enter(root)
    while let frame = frames.last {
      if frame.nextEdge < graph.outgoingCount(of: frame.node) {
        frames[frames.count - 1].nextEdge += 1
        follow(graph.outgoingEdge(of: frame.node, frame.nextEdge))
      } else {
        leave(frame.node)
      }
    }
  }

  private mutating func enter(_ node: Int) {
    indices[node] = count
    lowest[node] = count
    count += 1
    open.append(node)
    isOpen[node] = true
    frames.append(Frame(node: node, nextEdge: 0))
  }

  private mutating func follow(_ edge: Graph.Edge) {
    guard edge.strength == .strong else { return }
    if indices[edge.to] < 0 {
      enter(edge.to)
    } else if isOpen[edge.to] {
      lowest[edge.from] = min(lowest[edge.from], indices[edge.to])
    }
  }

  private mutating func leave(_ node: Int) {
    frames.removeLast()
    if let parent = frames.last { lowest[parent.node] = min(lowest[parent.node], lowest[node]) }
    guard lowest[node] == indices[node] else { return }
    var component: [Int] = []
    while let member = open.popLast() {
      isOpen[member] = false
      component.append(member)
      if member == node { break }
    }
    components.append(component)
  }
}
