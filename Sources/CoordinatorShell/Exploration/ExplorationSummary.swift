import ShellLanguage

/// Summarizes an exploration in about ten lines.
package struct ExplorationSummary {
  private let report: ExplorationReport

  package init(_ report: ExplorationReport) { self.report = report }

  package var lines: [String] {
    let coverage = report.coverage
    let time = Duration.microseconds(report.microseconds)
    let seconds = max(time / .seconds(1), 0.000_001)
    let rate = Int(Double(report.moves) / seconds)
    let moves = report.moves == 1 ? "1 move" : "\(report.moves) moves"
    let judged = report.steps.map {
      "; \($0) \($0 == 1 ? "step" : "steps") judged, \(Int(Double($0) / seconds)) a second"
    }
    let tried = coverage.moves - coverage.untried
    let seeds = report.seeds.map(String.init).joined(separator: ", ")
    let noun = report.seeds.count == 1 ? "seed" : "seeds"
    let launches = report.launches == 1 ? "launch of the app" : "launches of the app"
    var lines = [
      "\(report.app): \(moves) in \(time.written), \(rate) a second, \(noun) \(seeds)",
      "  states       \(report.model.stateCount), \(report.launches) \(launches)"
        + (judged ?? ""),
      "  moves        \(tried) of \(coverage.moves) known were tried, \(coverage.refused) never possible",
      "  transitions  \(coverage.transitions)",
      "  screens      " + reached(coverage.screens, coverage.screensNeverReached),
      "  coordinators " + reached(coverage.coordinators, coverage.coordinatorsNeverReached),
      "  routes       " + taken(coverage.routes, coverage.routesNeverTaken),
      "  controls     " + taken(coverage.controls, coverage.controlsNeverTapped),
      "  found        \(report.found.count)",
    ]
    if let fields = coverage.fieldsToFill, !fields.isEmpty {
      lines.append(
        "  needed       perhaps the right text: \(some(fields.map(\.words))); "
          + "explore.camsh can contain it: type FIELD \"TEXT\"")
    }
    if !report.accepted.isEmpty {
      let signatures = report.accepted.map(\.signature)
      lines.append("  known        \(some(signatures)), which the baseline accepts")
    }
    return lines.map(\.escapedForTerminal)
  }

  private func reached(_ names: [String], _ missing: [String]) -> String {
    let line = "\(names.count): \(some(names))"
    return missing.isEmpty ? line : line + "; never reached: \(some(missing))"
  }

  private func taken(_ part: ExplorationCoverage.Part, _ missing: [String]) -> String {
    let line = "\(part.taken) of \(part.known)"
    return missing.isEmpty ? line : line + "; never used: \(some(missing))"
  }

  private func some(_ names: [String]) -> String {
    let most = 6
    let more = names.count - most
    return names.prefix(most).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// A line such as `abandoned IssueCreatorCoordinator   2 steps   found/2c8f9a01.camsh`, and below it the
  /// reference to change or what is wrong.
  package static func lines(_ script: FoundScript, path: String) -> [String] {
    let steps = script.steps == 1 ? "1 step" : "\(script.steps) steps"
    let note = script.confirmation.doubt.map { "  (\($0))" } ?? ""
    var lines = ["  \(script.verdict) \(script.subject)  \(steps)  \(path)\(note)"]
    lines += script.finding?.reasons.map { "    \($0)" } ?? []
    return lines.map(\.escapedForTerminal)
  }
}
