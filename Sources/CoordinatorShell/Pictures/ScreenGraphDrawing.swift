import ShellLanguage

/// Draws the map of an exploration as SVG for a page: phones, and the moves between them as arrows.
package struct ScreenGraphDrawing {
  private let graph: ScreenGraph
  private let layout: LayeredLayout
  private var x: [Int] = []
  private var top: [Int] = []
  private var width = 0
  private var height = 0

  private static let phoneWidth = 120
  private static let phoneHeight = phoneWidth * PhoneDrawing.height / PhoneDrawing.width
  private static let boxWidth = phoneWidth + 40
  private static let boxHeight = phoneHeight + 58
  private static let columnGap = 210
  private static let rowGap = 34
  private static let crossing = 22
  private static let margin = 24

  package static func svg(of graph: ScreenGraph) -> HTML {
    ScreenGraphDrawing(graph).svg
  }

  /// A separate file, which follows the system's dark appearance.
  package static func document(of graph: ScreenGraph, title: String) -> String {
    let drawing = ScreenGraphDrawing(graph)
    return """
      \(SVGText.beginning) viewBox="0 0 \(drawing.width) \(drawing.height)" \
      width="\(drawing.width)" height="\(drawing.height)">\
      <title>\(HTML(text: title.escapedForTerminal).markup)</title>
      <style>\(PictureStyle.sheet)</style>
      <rect class="paper" width="100%" height="100%"/>
      \(drawing.svg.markup)</svg>

      """
  }

  private init(_ graph: ScreenGraph) {
    self.graph = graph
    layout = LayeredLayout(
      count: graph.screens.count, edges: graph.arrows.map { (from: $0.from, to: $0.to) })
    place()
  }

  private mutating func place() {
    x = [Int](repeating: 0, count: layout.layers.count)
    top = x
    let least = layout.layers.min() ?? 0
    let heights = layout.order.map { layer in
      layer.reduce(0) { $0 + tall($1) + gap(below: $1) }
    }
    height = (heights.max() ?? 0) + 2 * Self.margin
    for (index, layer) in layout.order.enumerated() {
      var y = (height - heights[index]) / 2
      for node in layer {
        x[node] = Self.margin + (index - min(least, 0)) * (Self.boxWidth + Self.columnGap)
        top[node] = y
        y += tall(node) + gap(below: node)
        width = max(width, x[node] + Self.boxWidth + Self.margin)
      }
    }
  }

  /// A node at a crossed layer is as tall as its line.
  private func tall(_ node: Int) -> Int {
    node < graph.screens.count ? Self.boxHeight : Self.crossing
  }

  private func gap(below node: Int) -> Int { node < graph.screens.count ? Self.rowGap : 0 }

  private func middle(_ node: Int) -> Int { top[node] + tall(node) / 2 }

  // MARK: Markup

  private var svg: HTML {
    let arrows = graph.arrows.indices.map(arrow)
    let screens = graph.screens.indices.map(screen)
    return """
      <svg class="picture" role="group" aria-label="Screens and the moves between them" \
      viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">
      \(arrows)\(screens)</svg>
      """
  }

  private func screen(_ index: Int) -> HTML {
    let screen = graph.screens[index]
    let (left, y) = (x[index], top[index])
    let center = left + Self.boxWidth / 2
    let name = TextRoom.fit(screen.name.escapedForTerminal, in: Self.boxWidth - 8, size: 11)
    let phone =
      screen.picture.map {
        SVGText.nested(
          PhoneDrawing.drawing(of: $0), x: left + 20, y: y + 10, width: Self.phoneWidth)
      } ?? ""
    return """
      <a id="node-\(index)" class="\(screen.tone)" href="#\(Anchor.of(screen.anchor))">\
      <title>\(screen.name.escapedForTerminal): \(screen.tried) of \(screen.moves) moves tried</title>\
      <rect class="frame screen" x="\(left)" y="\(y)" width="\(Self.boxWidth)" \
      height="\(Self.boxHeight)" rx="12"/>\(phone)\
      <text class="tiny name" x="\(center)" y="\(y + Self.phoneHeight + 28)" \
      text-anchor="middle">\(name)</text>\
      <text class="tiny faint" x="\(center)" y="\(y + Self.phoneHeight + 44)" \
      text-anchor="middle">\(screen.tried) of \(screen.moves) moves</text></a>

      """
  }

  private func arrow(_ index: Int) -> HTML {
    let arrow = graph.arrows[index]
    let way = layout.routes[index]
    let isForward = layout.layers[arrow.to] > layout.layers[arrow.from]
    let startX = isForward ? x[arrow.from] + Self.boxWidth : x[arrow.from]
    let startY = port(of: index, at: arrow.from, isForward)
    var path = "M\(startX) \(startY)"
    var (fromX, fromY) = (startX, startY)
    for (place, node) in way.enumerated().dropFirst() {
      let isLast = place == way.count - 1
      let edge = isForward ? x[node] : x[node] + Self.boxWidth
      let toX = isLast ? edge + (isForward ? -9 : 9) : edge
      let toY = isLast ? port(of: index, at: node, !isForward) : middle(node)
      let bend = (toX - fromX) / 2
      path += "C\(fromX + bend) \(fromY) \(toX - bend) \(toY) \(toX) \(toY)"
      (fromX, fromY) = (toX, toY)
      if !isLast {
        let across = isForward ? Self.boxWidth : -Self.boxWidth
        path += "h\(across)"
        fromX += across
      }
    }
    let tip = isForward ? 9 : -9
    let more = arrow.moves.count > 1 ? " +\(arrow.moves.count - 1)" : ""
    let room = Self.columnGap - 40 - TextRoom.width(of: more, size: 10)
    let first = arrow.moves[0].escapedForTerminal
    let label = TextRoom.fit(first, in: room, size: 10) + more
    let all = arrow.moves.prefix(20).joined(separator: "\n")
    return """
      <g id="arrow-\(index)" class="arrow\(arrow.isOfCode ? " code" : "")">\
      <title>\(graph.screens[arrow.from].name.escapedForTerminal) to \
      \(graph.screens[arrow.to].name.escapedForTerminal):\n\(all)</title>\
      <path class="edge" d="\(path)"/>\
      <path class="head" d="M\(fromX) \(fromY - 5)v10l\(tip) -5z"/>\
      <text class="tiny" x="\(startX + (isForward ? 8 : -8))" y="\(startY - 4)" \
      text-anchor="\(isForward ? "start" : "end")">\(label)</text></g>

      """
  }

  /// The point at which an arrow meets a side of a screen; the arrows of each side are sorted by
  /// their other ends.
  private func port(of index: Int, at node: Int, _ isRight: Bool) -> Int {
    func neighbor(_ other: Int) -> Int {
      let way = layout.routes[other]
      return way.first == node ? way[1] : way[way.count - 2]
    }
    let beside = graph.arrows.indices.filter { other in
      let arrow = graph.arrows[other]
      let isForward = layout.layers[arrow.to] > layout.layers[arrow.from]
      return arrow.from == node && isForward == isRight || arrow.to == node && isForward != isRight
    }.sorted { (middle(neighbor($0)), $0) < (middle(neighbor($1)), $1) }
    let place = beside.firstIndex(of: index) ?? 0
    return top[node] + Self.boxHeight * (place + 1) / (beside.count + 1)
  }
}

extension ScreenGraph.Screen {
  /// The screen's anchor in a page.
  package var anchor: String { "screen-\(name)" }
}
