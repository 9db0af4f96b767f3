import ShellLanguage

/// The map of an exploration: the picture, then each screen with its path and the tried moves.
package enum MapSection {
  private static let mostMoves = 60

  package static func html(_ graph: ScreenGraph, _ report: ExplorationReport) -> HTML {
    let places = graph.screens.indices.map { place(graph, $0, report) }
    return """
      <section aria-labelledby="map">
      <h2 id="map">Map <span class="count">\(graph.screens.count)</span></h2>
      <p class="soft">A screen's frame says how many of its moves were tried: green all, yellow at least half, \
      red fewer. Dashed arrows are moves that only code or the system makes.</p>
      <figure class="map" tabindex="0">\(ScreenGraphDrawing.svg(of: graph))</figure>
      <div class="places">\(places)</div>
      \(coordinators(report))
      </section>
      """
  }

  private static func place(
    _ graph: ScreenGraph, _ index: Int, _ report: ExplorationReport
  ) -> HTML {
    let screen = graph.screens[index]
    let way = screen.way.map { "arrow-\($0)" }.joined(separator: " ")
    let picture = screen.picture.map { picture -> HTML in
      "<figure>\(SVGText.element(PhoneDrawing.drawing(of: picture)))</figure>"
    }
    let leaving = graph.arrows.filter { $0.from == index }.map { arrow -> HTML in
      let target = graph.screens[arrow.to]
      let more = arrow.moves.count > 1 ? " and \(arrow.moves.count - 1) more" : ""
      return """
        <li><code>\(arrow.moves[0])</code>\(more) → \
        <a href="#\(Anchor.of(target.anchor))">\(target.name)</a></li>
        """
    }
    let script = screen.script.joined(separator: "\n")
    let search =
      ([screen.name, screen.title] + graph.arrows.filter { $0.from == index }.flatMap(\.moves))
      .joined(separator: " ").lowercased()
    return """
      <article class="card place" id="\(screen.anchor)" data-node="\(index)" data-way="\(way)" \
      data-search="\(search)">
      \(picture ?? "")
      <div><h3>\(screen.name) <span class="pill \(tone(screen))">\(screen.tried) of \
      \(RunSection.count(screen.moves, "move"))</span></h3>
      <p class="soft">\(RunSection.count(screen.states.count, "state")), \
      \(RunSection.count(screen.visits, "visit"))</p>
      \(script.isEmpty ? "<p>Where the app launches.</p>" : path(script))
      <details\(leaving.count <= 6 ? HTML(" open") : "")><summary>Leads to \
      \(RunSection.count(leaving.count, "screen"))</summary><ul class="plain">\(leaving)</ul></details>
      \(list("Never tried", screen.neverTried))
      \(list("Tried and never possible", screen.neverPossible))
      </div></article>
      """
  }

  private static func path(_ script: String) -> HTML {
    """
    <pre tabindex="0">\(script)</pre>
    <p class="js tools"><button type="button" data-copy="\(script)">Copy the steps</button></p>
    """
  }

  private static func list(_ title: String, _ moves: [String]) -> HTML {
    guard !moves.isEmpty else { return "" }
    let items = moves.prefix(mostMoves).map { move -> HTML in "<li><code>\(move)</code></li>" }
    let more: HTML =
      moves.count > mostMoves ? "<li>and \(moves.count - mostMoves) more</li>" : ""
    return """
      <details><summary>\(title) (\(moves.count))</summary><ul class="plain">\(items)\(more)</ul></details>
      """
  }

  private static func tone(_ screen: ScreenGraph.Screen) -> String {
    switch screen.tone {
    case "all": "passed"
    case "most": "found"
    default: "failed"
    }
  }

  /// The coordinators that start each other, from all states.
  private static func coordinators(_ report: ExplorationReport) -> HTML {
    let diagram = Diagram(coordinatorsOf: report.model)
    guard !diagram.nodes.isEmpty else { return "" }
    return """
      <h3>Coordinators</h3>
      <figure class="scroll" tabindex="0">\(SVGText.element(DiagramDrawing.drawing(of: diagram)))</figure>
      """
  }
}

extension Diagram {
  /// Creates a forest of the coordinators; each is below those that had it as a child.
  package init(coordinatorsOf model: ExplorationModel) {
    self.init(title: "Coordinators")
    var known: Set<StateFacts.Link> = []
    for state in model.states {
      for name in state.facts.coordinators { _ = place(of: name) }
      for link in state.facts.links where known.insert(link).inserted {
        edges.append(Edge(from: place(of: link.parent), to: place(of: link.child)))
      }
    }
  }
}
