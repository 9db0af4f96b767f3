import ShellLanguage

/// The state of a launch before a move.
struct Waypoint {
  let state: Int
  /// The number of steps since launch.
  let steps: Int
  /// The number of statements that had been made.
  let statements: Int
}

extension Expedition {
  /// The numbers of last moves to try, each after the shortest path to their first state.
  private static let ends = [1, 3, 8, 21]

  /// Where shorter sequences may begin: before the last moves, and before the step that made an object.
  func lastWaypoints(made: Int? = nil) -> [Waypoint] {
    let creation = made.flatMap { made in waypoints.last { $0.steps < made } }
    return Self.ends.compactMap { waypoints.suffix($0).first } + [creation].compactMap(\.self)
  }

  /// Shorter sequences that may end like a trace, the shortest first.
  func shortcuts(to trace: [String], from waypoints: [Waypoint]) -> [[String]] {
    var seen: Set<[String]> = []
    return waypoints.compactMap { shortcut(to: trace, from: $0) }
      .filter { seen.insert($0).inserted }
      .sorted { $0.count < $1.count }
  }

  /// The shortest known path to a waypoint, and the statements from there; nil if that isn't shorter.
  private func shortcut(to trace: [String], from waypoint: Waypoint) -> [String]? {
    guard let launch = waypoints.first,
      let way = model.shortestPath(from: launch.state, to: waypoint.state)
    else { return nil }
    let statements = way.flatMap { model.move($0).texts } + trace[waypoint.statements...]
    return statements.count < trace.count ? statements : nil
  }
}

extension Discovery {
  /// The symptom that a trial must keep while it skips failing statements.
  ///
  /// Nil if a failing statement is itself the problem.
  package var symptom: Symptom? {
    if case .finding(_, _, let signature) = kind { .finding(signature: signature) } else { nil }
  }

  /// Whether a trial shows the problem, or one of the same kind if it has no signature.
  package func isShown(by outcome: Observation) -> Bool {
    switch kind {
    case .finding(_, _, let signature):
      outcome.standing.contains { $0.signature == signature }
    case .failure, .notice, .death: outcome.failure.map(isOfSameKind) ?? false
    }
  }

  /// Whether a trial failed as the exploration did: with the same exception, not with a move that
  /// isn't possible this time.
  func isOfSameKind(_ failure: Observation.Failure) -> Bool {
    switch kind {
    case .failure:
      !failure.isDeath
        && Discovery(.failure(failure.message), words: "", trace: []).signature == signature
    case .finding, .notice: !failure.isDeath
    case .death: failure.isDeath
    }
  }
}
