/// The screens that an exploration saw and the moves between them; all states of a screen are one
/// node.
package struct ScreenGraph: Sendable {
  package struct Screen: Sendable {
    /// The class.
    package let name: String
    package var title = ""
    /// The states with this screen in front.
    package var states: [Int] = []
    package var visits = 0
    package var moves = 0
    package var tried = 0
    package var picture: ScreenPicture?
    /// The shortest script to the screen, and the arrows that it follows.
    package var script: [String] = []
    package var way: [Int] = []
    package var neverTried: [String] = []
    package var neverPossible: [String] = []

    /// How many of its moves were tried, as a name of the style sheet.
    package var tone: String {
      tried == moves ? "all" : 2 * tried >= moves ? "most" : "few"
    }
  }

  package struct Arrow: Sendable {
    package let from: Int
    package let to: Int
    /// The moves, each once.
    package var moves: [String] = []
    /// Whether only code or the system makes these moves.
    package var isOfCode = true
  }

  package private(set) var screens: [Screen] = []
  package private(set) var arrows: [Arrow] = []

  package init(_ model: ExplorationModel) {
    var places: [String: Int] = [:]
    var screenOfState: [Int?] = []
    for (index, state) in model.states.enumerated() {
      let name = state.facts.screen
      // No screen is left after the last scene was disconnected.
      guard !name.isEmpty else {
        screenOfState.append(nil)
        continue
      }
      let place = places[name] ?? screens.count
      if place == screens.count {
        places[name] = place
        screens.append(Screen(name: name))
      }
      screenOfState.append(place)
      take(state, index, model, at: place)
    }
    connect(model, screenOfState)
    findPaths(model, screenOfState)
  }

  private mutating func take(
    _ state: ExplorationModel.State, _ index: Int, _ model: ExplorationModel, at place: Int
  ) {
    screens[place].states.append(index)
    screens[place].visits += Int(state.visits)
    screens[place].moves += state.edges.count
    screens[place].tried += state.edges.count - state.untried
    if screens[place].title.isEmpty { screens[place].title = state.facts.title }
    if screens[place].picture == nil { screens[place].picture = state.facts.picture }
    for edge in state.edges where edge.count == 0 {
      let text = model.moves[Int(edge.move)].text
      if edge.isUntried {
        if !screens[place].neverTried.contains(text) { screens[place].neverTried.append(text) }
      } else if !screens[place].neverPossible.contains(text) {
        screens[place].neverPossible.append(text)
      }
    }
  }

  private mutating func connect(_ model: ExplorationModel, _ screenOfState: [Int?]) {
    var places: [[Int]: Int] = [:]
    for (index, state) in model.states.enumerated() {
      guard let from = screenOfState[index] else { continue }
      for edge in state.edges {
        let move = model.moves[Int(edge.move)]
        for result in edge.results {
          guard let to = screenOfState[Int(result.state)], to != from, move.kind != .transition,
            !move.changesScenes
          else { continue }
          let place = places[[from, to]] ?? arrows.count
          if place == arrows.count {
            places[[from, to]] = place
            arrows.append(Arrow(from: from, to: to))
          }
          if !arrows[place].moves.contains(move.text) { arrows[place].moves.append(move.text) }
          if move.kind == .finger || move.kind == .text { arrows[place].isOfCode = false }
        }
      }
    }
  }

  private mutating func findPaths(_ model: ExplorationModel, _ screenOfState: [Int?]) {
    for place in screens.indices {
      let reached = screens[place].states.filter { model.states[$0].way != nil }
      let nearest = reached.min {
        (model.states[$0].way?.count ?? 0, $0) < (model.states[$1].way?.count ?? 0, $1)
      }
      guard let nearest, let way = model.states[nearest].way else { continue }
      screens[place].picture = model.states[nearest].facts.picture ?? screens[place].picture
      screens[place].script = way.flatMap { model.move($0).texts }
      let stops: [Int?] = way.map { screenOfState[Int($0.state)] } + [place]
      screens[place].way = zip(stops, stops.dropFirst()).compactMap { from, to in
        arrows.firstIndex { $0.from == from && $0.to == to }
      }
    }
  }
}

extension ExploredMove {
  /// Whether the move brings another scene to the front, which leads from every screen to many.
  fileprivate var changesScenes: Bool { texts.contains { $0.hasPrefix("scene ") } }
}
