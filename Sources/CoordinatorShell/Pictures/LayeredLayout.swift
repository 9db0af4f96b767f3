/// Lays out a diagram in layers from left to right, so that arrows point to the right unless a
/// cycle prevents it.
///
/// A simple form of Sugiyama's method: longest-path layers, barycenters for the order, and a node
/// without size wherever an arrow crosses a layer. It is our own because an installed Graphviz
/// would lay out differently on each machine, and may be missing.
package struct LayeredLayout {
  /// The layer of every node, then of the nodes without size.
  package private(set) var layers: [Int]
  /// The nodes of each layer, from top to bottom.
  package private(set) var order: [[Int]] = []
  /// The path of each edge: from its source through the nodes without size to its target.
  package private(set) var routes: [[Int]] = []

  /// `edges` are pairs of node indices; edges from a node to itself are ignored.
  package init(count: Int, edges: [(from: Int, to: Int)]) {
    layers = [Int](repeating: 0, count: count)
    let backward = Self.backward(count, edges)
    let forward = edges.indices.filter { edges[$0].from != edges[$0].to }.map { index in
      backward[index] ? (from: edges[index].to, to: edges[index].from) : edges[index]
    }
    assignLayers(count, forward)
    route(edges)
    sortLayers()
  }

  /// The edges that lead back to a node on the current path of the walk.
  private static func backward(_ count: Int, _ edges: [(from: Int, to: Int)]) -> [Bool] {
    var targets = [[(edge: Int, node: Int)]](repeating: [], count: count)
    for (index, edge) in edges.enumerated() { targets[edge.from].append((index, edge.to)) }
    var isBackward = [Bool](repeating: false, count: edges.count)
    var state = [Int](repeating: 0, count: count)
    for start in 0..<count where state[start] == 0 {
      var path = [(node: start, next: 0)]
      state[start] = 1
      while let top = path.last {
        guard top.next < targets[top.node].count else {
          state[top.node] = 2
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let (edge, node) = targets[top.node][top.next]
        if state[node] == 1 {
          isBackward[edge] = true
        } else if state[node] == 0 {
          state[node] = 1
          path.append((node, 0))
        }
      }
    }
    return isBackward
  }

  private mutating func assignLayers(_ count: Int, _ edges: [(from: Int, to: Int)]) {
    for _ in 0..<count {
      var isSettled = true
      for edge in edges where layers[edge.to] <= layers[edge.from] {
        layers[edge.to] = layers[edge.from] + 1
        isSettled = false
      }
      if isSettled { break }
    }
    // A node without incoming edges is placed directly before its first target.
    for node in 0..<count where !edges.contains(where: { $0.to == node }) {
      let next = edges.filter { $0.from == node }.map { layers[$0.to] }.min()
      if let next { layers[node] = next - 1 }
    }
  }

  private mutating func route(_ edges: [(from: Int, to: Int)]) {
    for edge in edges {
      var way = [edge.from]
      let (start, end) = (layers[edge.from], layers[edge.to])
      if abs(end - start) > 1 {
        for layer in stride(from: start, to: end, by: end > start ? 1 : -1).dropFirst() {
          way.append(layers.count)
          layers.append(layer)
        }
      }
      routes.append(way + [edge.to])
    }
  }

  private mutating func sortLayers() {
    let last = layers.max() ?? -1
    order = (0..<last + 1).map { layer in layers.indices.filter { layers[$0] == layer } }
    var neighbors = [[Int]](repeating: [], count: layers.count)
    for way in routes {
      for (from, to) in zip(way, way.dropFirst()) {
        neighbors[from].append(to)
        neighbors[to].append(from)
      }
    }
    for sweep in 0..<8 {
      let places = positions
      let isDown = sweep % 2 == 0
      for layer in isDown ? Array(order.indices) : order.indices.reversed() {
        let beside = layer + (isDown ? -1 : 1)
        let weights = order[layer].enumerated().map { place, node -> (Double, Int, Int) in
          let near = neighbors[node].filter { layers[$0] == beside }
          let weight =
            near.isEmpty
            ? Double(place) : near.reduce(0) { $0 + Double(places[$1]) } / Double(near.count)
          return (weight, place, node)
        }
        order[layer] = weights.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
      }
    }
  }

  /// The position of each node within its layer.
  private var positions: [Int] {
    var positions = [Int](repeating: 0, count: layers.count)
    for layer in order {
      for (place, node) in layer.enumerated() { positions[node] = place }
    }
    return positions
  }
}
