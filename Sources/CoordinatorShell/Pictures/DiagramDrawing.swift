/// Draws a diagram in layers from left to right.
package struct DiagramDrawing {
  private let diagram: Diagram
  private let layout: LayeredLayout
  private var drawing: Drawing
  private var left: [Int] = []
  private var width: [Int] = []
  private var x: [Int]
  private var y: [Int]

  private static let rowGap = 18
  private static let margin = 20
  private static let fontSize = 13

  package static func drawing(of diagram: Diagram) -> Drawing {
    var maker = DiagramDrawing(diagram)
    maker.place()
    for index in diagram.edges.indices { maker.drawEdge(index) }
    for index in diagram.nodes.indices { maker.drawNode(index) }
    return maker.drawing
  }

  private init(_ diagram: Diagram) {
    self.diagram = diagram
    layout = LayeredLayout(
      count: diagram.nodes.count, edges: diagram.edges.map { ($0.from, $0.to) })
    drawing = Drawing(width: 0, height: 0, title: diagram.title)
    x = [Int](repeating: 0, count: layout.layers.count)
    y = x
  }

  // MARK: Places

  private func height(_ node: Int) -> Int {
    guard node < diagram.nodes.count else { return 8 }
    return diagram.nodes[node].detail.isEmpty ? 34 : 48
  }

  private func room(_ node: Int) -> Int {
    guard node < diagram.nodes.count else { return 0 }
    let node = diagram.nodes[node]
    return 28
      + max(
        TextRoom.width(of: node.label, size: Self.fontSize),
        TextRoom.width(of: node.detail, size: 11))
  }

  private mutating func place() {
    var start = Self.margin
    for (layer, nodes) in layout.order.enumerated() {
      left.append(start)
      width.append(nodes.map(room).max() ?? 0)
      let labels = diagram.edges.filter { layout.layers[$0.from] == layer && $0.from != $0.to }
        .map { TextRoom.width(of: $0.label, size: 11) }
      start += width[layer] + max(56, min(360, (labels.max() ?? 0) + 36))
    }
    for nodes in layout.order {
      var top = Self.margin
      for node in nodes {
        x[node] = left[layout.layers[node]]
        y[node] = top + height(node) / 2
        top += height(node) + Self.rowGap
      }
    }
    for _ in 0..<4 { straighten() }
    let highest = layout.layers.indices.map { y[$0] - height($0) / 2 }.min() ?? 0
    for node in y.indices { y[node] += Self.margin - highest }
    drawing.width = (left.last ?? 0) + (width.last ?? 0) + Self.margin
    drawing.height = (y.indices.map { y[$0] + height($0) / 2 }.max() ?? 0) + Self.margin
  }

  /// Moves each node toward its neighbors, in order and without overlap.
  private mutating func straighten() {
    var neighbors = [[Int]](repeating: [], count: layout.layers.count)
    for way in layout.routes where way.first != way.last {
      for (from, to) in zip(way, way.dropFirst()) {
        neighbors[from].append(to)
        neighbors[to].append(from)
      }
    }
    for nodes in layout.order {
      var top = Int.min
      for node in nodes {
        let near = neighbors[node]
        let wanted = near.isEmpty ? y[node] : near.reduce(0) { $0 + y[$1] } / near.count
        let half = height(node) / 2
        y[node] = top == Int.min ? wanted : max(wanted, top + half)
        top = y[node] + half + Self.rowGap
      }
      // Moves nodes that are too low up again, all by the same distance.
      let shift =
        nodes.reduce(0) { sum, node in
          let near = neighbors[node]
          return near.isEmpty ? sum : sum + y[node] - near.reduce(0) { $0 + y[$1] } / near.count
        } / max(1, nodes.count)
      for node in nodes { y[node] -= shift }
    }
  }

  // MARK: Shapes

  private mutating func drawNode(_ index: Int) {
    let node = diagram.nodes[index]
    let (room, height) = (room(index), height(index))
    drawing.add(
      .box(x: x[index], y: y[index] - height / 2, width: room, height: height, radius: 8),
      node.style)
    let center = x[index] + room / 2
    drawing.add(
      .text(x: center, y: y[index] + (node.detail.isEmpty ? 5 : -3), node.label, .middle), "name")
    if !node.detail.isEmpty {
      drawing.add(.text(x: center, y: y[index] + 14, node.detail, .middle), "small")
    }
  }

  private mutating func drawEdge(_ index: Int) {
    let edge = diagram.edges[index]
    let style = edge.isWeak ? "weak" : edge.isPossible ? "edge possible" : "edge"
    let head = edge.isWeak ? "weakhead" : "head"
    guard edge.from != edge.to else { return drawLoop(edge, style) }
    let way = layout.routes[index]
    let isForward = layout.layers[edge.to] > layout.layers[edge.from]
    let startX = isForward ? x[edge.from] + room(edge.from) : x[edge.from]
    var path = "M\(startX) \(y[edge.from])"
    var (fromX, fromY) = (startX, y[edge.from])
    for (place, node) in way.enumerated().dropFirst() {
      let isLast = place == way.count - 1
      let toX =
        isLast
        ? (isForward ? x[node] - 9 : x[node] + room(node) + 9)
        : x[node] + (isForward ? 0 : width[layout.layers[node]])
      let bend = (toX - fromX) / 2
      path += "C\(fromX + bend) \(fromY) \(toX - bend) \(y[node]) \(toX) \(y[node])"
      (fromX, fromY) = (toX, y[node])
      if !isLast {
        // Draws the edge across the crossed layer.
        let across = isForward ? width[layout.layers[node]] : -width[layout.layers[node]]
        path += "h\(across)"
        fromX += across
      }
    }
    drawing.add(.path(path), style)
    let side = isForward ? 9 : -9
    drawing.add(.path("M\(fromX) \(fromY - 5)v10l\(side) -5z"), head)
    if !edge.label.isEmpty { drawLabel(index, isForward) }
  }

  /// Labels the arrow at the end whose box has fewer arrows.
  private mutating func drawLabel(_ index: Int, _ isForward: Bool) {
    let edge = diagram.edges[index]
    let leaving = diagram.edges.indices.filter {
      diagram.edges[$0].from == edge.from && !diagram.edges[$0].label.isEmpty
    }
    let arriving = diagram.edges.indices.filter {
      diagram.edges[$0].to == edge.to && !diagram.edges[$0].label.isEmpty
    }
    let isAtTarget = arriving.count <= leaving.count
    let node = isAtTarget ? edge.to : edge.from
    let beside = (isAtTarget ? arriving : leaving).firstIndex(of: index) ?? 0
    let isLeft = isAtTarget == isForward
    let place = isLeft ? x[node] - 14 : x[node] + room(node) + 8
    drawing.add(
      .text(x: place, y: y[node] - 6 - 12 * beside, edge.label, isLeft ? .end : .start), "small")
  }

  private mutating func drawLoop(_ edge: Diagram.Edge, _ style: String) {
    let (right, middle) = (x[edge.from] + room(edge.from), y[edge.from])
    drawing.add(
      .path(
        "M\(right) \(middle - 6)C\(right + 34) \(middle - 26) \(right + 34) \(middle + 26) \(right) \(middle + 6)"
      ),
      style)
    drawing.add(.text(x: right + 28, y: middle + 4, edge.label, .start), "small")
  }
}
