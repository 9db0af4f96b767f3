import ShellLanguage

// The map of what an exploration has seen.
extension ExplorationModel {
  /// The states and the moves between them.
  package func map(of app: String) -> ScreenMap {
    var passages: [ScreenMap.Passage] = []
    for (from, state) in states.enumerated() {
      for edge in state.edges {
        let move = moves[Int(edge.move)]
        for result in edge.results {
          passages.append(
            ScreenMap.Passage(
              from: from, to: Int(result.state), move: move.text, kind: move.kind,
              count: Int(result.count)))
        }
      }
    }
    let places = states.map { state in
      ScreenMap.Place(
        screen: state.facts.screen, title: state.facts.title, path: state.facts.path,
        coordinators: state.facts.coordinators,
        script: (state.way ?? []).flatMap { move($0).texts },
        visits: Int(state.visits), moves: state.edges.count, untried: state.untried,
        picture: state.facts.picture)
    }
    return ScreenMap(app: app, places: places, passages: passages)
  }

  /// The statements of the shortest known path to a state with this screen in front; nil if no
  /// state has been reached.
  package func way(to screen: String) -> [String]? {
    let named = states.filter { state in
      state.way != nil && ScreenReference.name(screen, means: state.facts.screen)
    }
    let nearest = named.min { ($0.way?.count ?? 0) < ($1.way?.count ?? 0) }
    return nearest?.way.map { $0.flatMap { move($0).texts } }
  }
}
