import ShellLanguage

extension Diagram {
  private static let longestMove = 28

  /// The screens that an exploration saw, and the moves between them.
  ///
  /// A screen with untried moves is marked. Moves that lead back to their own screen are omitted;
  /// several moves between the same screens are one arrow.
  package init(_ map: ScreenMap) {
    self.init(title: "The screens of \(map.app)")
    for place in map.places {
      let title = place.title.isEmpty ? "" : "“\(place.title.escapedForTerminal)” · "
      nodes.append(
        Node(
          label: place.screen,
          detail: "\(title)\(place.moves - place.untried) of \(place.moves) moves tried",
          style: place.untried == 0 ? "node" : "system"))
    }
    if !nodes.isEmpty { nodes[0].style += " visible" }
    var arrows: [(from: Int, to: Int, moves: [String])] = []
    for passage in map.passages where passage.from != passage.to {
      if let known = arrows.firstIndex(where: { $0.from == passage.from && $0.to == passage.to }) {
        arrows[known].moves.append(passage.move)
      } else {
        arrows.append((passage.from, passage.to, [passage.move]))
      }
    }
    edges = arrows.map { arrow in
      let move = arrow.moves[0].split(separator: "\n").joined(separator: "; ").escapedForTerminal
      let short =
        move.count <= Self.longestMove ? move : move.prefix(Self.longestMove - 1) + "…"
      let more = arrow.moves.count > 1 ? " +\(arrow.moves.count - 1)" : ""
      return Edge(from: arrow.from, to: arrow.to, label: short + more)
    }
  }

  /// The diagram in the language of a file's extension; nil for an unknown extension.
  package func text(for path: String) -> String? {
    if path.hasSuffix(".svg") { return SVGText.document(DiagramDrawing.drawing(of: self)) }
    if path.hasSuffix(".dot") { return dot }
    return path.hasSuffix(".mmd") ? mermaid : nil
  }
}
