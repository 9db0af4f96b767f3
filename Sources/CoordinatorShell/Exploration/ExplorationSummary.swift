import ShellLanguage

/// What an exploration saw, in about ten lines.
@MainActor package struct ExplorationSummary {
  private let explorer: Explorer
  private let seed: UInt64
  private let app: String
  private let time: Duration

  package init(_ explorer: Explorer, seed: UInt64, app: String, time: Duration) {
    self.explorer = explorer
    self.seed = seed
    self.app = app
    self.time = time
  }

  package var lines: [String] {
    let model = explorer.model
    let coverage = ExplorationCoverage(model)
    let seconds = max(time / .seconds(1), 0.000_001)
    let rate = Int(Double(explorer.moves) / seconds)
    let tried = coverage.moves - coverage.untried
    return [
      "\(app): \(explorer.moves) moves in \(time.written), \(rate) a second, seed \(seed)",
      "  states       \(model.states.count), the app launched \(explorer.launches) times",
      "  moves        \(tried) of \(coverage.moves) known were tried, \(coverage.refused) never possible",
      "  transitions  \(coverage.transitions)",
      "  screens      \(coverage.screens.count): \(some(coverage.screens))",
      "  coordinators \(coverage.coordinators.count): \(some(coverage.coordinators))",
      "  routes       \(coverage.routes.taken) of \(coverage.routes.known)",
      "  controls     \(coverage.controls.taken) of \(coverage.controls.known)",
      "  found        \(explorer.discoveries.count)",
    ].map(\.escapedForTerminal)
  }

  private func some(_ names: [String]) -> String {
    let most = 6
    let more = names.count - most
    return names.prefix(most).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// `abandoned IssueCreatorCoordinator   2 steps   found/2c8f9a01.camsh`.
  package static func line(_ script: FoundScript, path: String) -> String {
    let steps = script.steps == 1 ? "1 step" : "\(script.steps) steps"
    let note = script.isConfirmed ? "" : "  (doing it again did not show it)"
    return "  \(script.verdict) \(script.subject)  \(steps)  \(path)\(note)"
  }
}

/// What of an app an exploration has reached.
package struct ExplorationCoverage {
  package struct Part: Sendable, Equatable {
    package var known = 0
    package var taken = 0
  }

  package private(set) var moves = 0
  package private(set) var untried = 0
  /// Moves that were tried and never could be made.
  package private(set) var refused = 0
  package private(set) var transitions = 0
  /// Classes, in the order in which they were reached.
  package private(set) var screens: [String] = []
  package private(set) var coordinators: [String] = []
  /// By their text: the same route from several states is one.
  package private(set) var routes = Part()
  package private(set) var controls = Part()
  /// Routes, events and controls that were offered and never could be used.
  package private(set) var neverTaken: [String] = []

  package init(_ model: ExplorationModel) {
    var taken = Array(repeating: false, count: model.moves.count)
    var known = taken
    for state in model.states {
      for name in state.facts.screens where !screens.contains(name) { screens.append(name) }
      for name in state.facts.coordinators where !coordinators.contains(name) {
        coordinators.append(name)
      }
      for edge in state.edges {
        moves += 1
        known[Int(edge.move)] = true
        if edge.isUntried { untried += 1 }
        if edge.count > 0 { taken[Int(edge.move)] = true }
        if edge.count == 0, edge.refusals > 0 { refused += 1 }
        transitions += edge.results.count
      }
    }
    for (index, move) in model.moves.enumerated() where known[index] {
      guard let command = move.commands.first, move.commands.count == 1 else { continue }
      switch command {
      case .move(.route), .move(.send), .move(.open):
        routes.known += 1
        if taken[index] { routes.taken += 1 }
      case .move(.tap):
        controls.known += 1
        if taken[index] { controls.taken += 1 }
      default: continue
      }
      if !taken[index] { neverTaken.append(move.text) }
    }
  }
}
