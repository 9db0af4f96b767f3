/// Which parts of an app an exploration has reached, and which it hasn't.
package struct ExplorationCoverage: Sendable, Equatable, Codable {
  package struct Part: Sendable, Equatable, Codable {
    package var known = 0
    package var taken = 0
  }

  /// The number of known moves at all states, and of untried ones among them.
  package private(set) var moves = 0
  package private(set) var untried = 0
  /// The number of moves that were tried and always refused.
  package private(set) var refused = 0
  package private(set) var transitions = 0
  /// The classes of screens, in the order in which they were reached.
  package private(set) var screens: [String] = []
  package private(set) var coordinators: [String] = []
  /// The classes of screens that the app declares and that were never shown.
  package private(set) var screensNeverReached: [String] = []
  package private(set) var coordinatorsNeverReached: [String] = []
  /// Routes by their text; the same route at several states counts once.
  package private(set) var routes = Part()
  package private(set) var controls = Part()
  /// Routes, events and controls that were offered and always refused.
  package private(set) var routesNeverTaken: [String] = []
  package private(set) var controlsNeverTapped: [String] = []
  /// Moves that never led to another state.
  package private(set) var withoutEffect: [String] = []

  /// The fields on screens that no typed text and no tapped control has led away from.
  ///
  /// Empty if every screen was reached.
  package private(set) var fieldsToFill: [Field]?

  package struct Field: Sendable, Hashable, Codable {
    package var name: String
    package var screen: String

    var words: String { "\(name) on \(screen)" }
  }

  package init(_ model: ExplorationModel, declared: DeclaredClasses) {
    var taken = Array(repeating: false, count: model.moves.count)
    var known = taken
    var leads = taken
    var (seenScreens, seenCoordinators): (Set<String>, Set<String>) = ([], [])
    for (place, state) in model.states.enumerated() {
      screens += state.facts.screens.filter { seenScreens.insert($0).inserted }
      coordinators += state.facts.coordinators.filter { seenCoordinators.insert($0).inserted }
      for edge in state.edges {
        let move = Int(edge.move)
        moves += 1
        known[move] = true
        if edge.isUntried { untried += 1 }
        if edge.count > 0 { taken[move] = true }
        if edge.count == 0, edge.refusals > 0 { refused += 1 }
        if edge.results.contains(where: { Int($0.state) != place }) { leads[move] = true }
        transitions += edge.results.count
      }
    }
    screens += model.appeared.screens.filter { seenScreens.insert($0).inserted }
    coordinators += model.appeared.coordinators.filter { seenCoordinators.insert($0).inserted }
    screensNeverReached = declared.screens.filter { !seenScreens.contains($0) }
    coordinatorsNeverReached = declared.coordinators.filter { !seenCoordinators.contains($0) }
    if !screensNeverReached.isEmpty || !coordinatorsNeverReached.isEmpty {
      fieldsToFill = Self.fieldsToFill(model)
    }
    for (index, move) in model.moves.enumerated() where known[index] {
      switch move.part {
      case .route:
        routes.known += 1
        if taken[index] { routes.taken += 1 } else { routesNeverTaken.append(move.text) }
      case .control:
        controls.known += 1
        if taken[index] { controls.taken += 1 } else { controlsNeverTapped.append(move.text) }
      case .other: continue
      }
      if taken[index], !leads[index] { withoutEffect.append(move.text) }
    }
  }
}

extension ExplorationCoverage {
  /// The fields on screens that have a control and that no tap or text has led away from.
  private static func fieldsToFill(_ model: ExplorationModel) -> [Field] {
    var fields: [Field] = []
    var left: Set<String> = []
    var hasControl: Set<String> = []
    for state in model.states {
      for edge in state.edges where edge.count > 0 {
        let move = model.moves[Int(edge.move)]
        switch (move.kind, move.part) {
        case (.text, _):
          let field = Field(name: move.typedField, screen: state.facts.screen)
          if !fields.contains(field) { fields.append(field) }
        case (.finger, .control): hasControl.insert(state.facts.screen)
        default: continue
        }
        // An alert only says what is wrong.
        let leads = edge.results.contains {
          ![state.facts.screen, "UIAlertController"].contains(
            model.states[Int($0.state)].facts.screen)
        }
        if leads { left.insert(state.facts.screen) }
      }
    }
    return fields.filter { hasControl.contains($0.screen) && !left.contains($0.screen) }
  }
}

extension ExploredMove {
  /// The field that a typing move names, as in its statement.
  fileprivate var typedField: String {
    let words = (texts.first ?? "").dropFirst("type ".count)
    guard words.first == "\"" else { return String(words.prefix { $0 != " " }) }
    return "\"\(words.dropFirst().prefix { $0 != "\"" })\""
  }
}
