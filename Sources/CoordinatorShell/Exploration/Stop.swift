import ShellLanguage

/// Where a launch stood before a move.
struct Stop {
  let state: Int
  /// The number of steps since launch.
  let steps: Int
  /// The number of statements that had been made.
  let statements: Int
}

extension Expedition {
  /// The shortest known path to where a finding's object was made, and the statements from there.
  func shortcut(to finding: Finding) -> [String]? {
    guard let made = finding.made?.step else { return nil }
    return shortcut(to: trace, from: stops.last { $0.steps < made })
  }

  /// The shortest known path to a stop, and the statements from there; nil if that isn't shorter.
  func shortcut(to trace: [String], from stop: Stop?) -> [String]? {
    guard let stop, let launch = stops.first,
      let way = model.shortestPath(from: launch.state, to: stop.state)
    else { return nil }
    let statements = way.flatMap { model.move($0).texts } + trace[stop.statements...]
    return statements.count < trace.count ? statements : nil
  }
}

extension Discovery {
  /// What a trial must keep while it skips statements that fail; nil if a failure is the problem.
  package var symptom: Symptom? {
    if case .finding(_, _, let signature) = kind { .finding(signature: signature) } else { nil }
  }

  /// Whether a trial shows the problem, or one of the same kind if it has no signature.
  package func isShown(by outcome: Observation) -> Bool {
    switch kind {
    case .finding(_, _, let signature):
      outcome.standing.contains { $0.signature == signature }
    case .failure(let words): outcome.failure.map { !$0.isDeath && $0.message == words } ?? false
    case .notice: outcome.failure.map { !$0.isDeath } ?? false
    case .death: outcome.failure?.isDeath ?? false
    }
  }
}
