/// The parts of an app that an exploration reached, and those that it didn't.
package enum CoverageSection {
  package static func html(_ report: ExplorationReport) -> HTML {
    let coverage = report.coverage
    return """
      <section aria-labelledby="coverage"><h2 id="coverage">Coverage</h2>
      <dl class="reach">
      <dt>Moves</dt><dd>\(coverage.moves - coverage.untried) of \(coverage.moves) tried, \
      \(coverage.refused) never possible</dd>
      \(reached("Screens", coverage.screens, coverage.screensNeverReached))
      \(reached("Coordinators", coverage.coordinators, coverage.coordinatorsNeverReached))
      \(taken("Routes, events and links", coverage.routes, coverage.routesNeverTaken))
      \(taken("Controls", coverage.controls, coverage.controlsNeverTapped))
      <dt>Without effect</dt><dd>\(names(coverage.withoutEffect))</dd>
      </dl></section>
      """
  }

  private static func reached(_ title: String, _ seen: [String], _ missing: [String]) -> HTML {
    """
    <dt>\(title)</dt><dd>\(seen.count) reached: \(names(seen))\(never("never reached", missing))</dd>
    """
  }

  private static func taken(
    _ title: String, _ part: ExplorationCoverage.Part, _ missing: [String]
  ) -> HTML {
    "<dt>\(title)</dt><dd>\(part.taken) of \(part.known)\(never("never used", missing))</dd>"
  }

  private static func never(_ title: String, _ missing: [String]) -> HTML {
    missing.isEmpty ? "" : "<br><span class=\"missing\">\(title)</span>: \(names(missing))"
  }

  private static func names(_ names: [String]) -> HTML {
    let most = 80
    let more = names.count > most ? " and \(names.count - most) more" : ""
    return HTML(text: names.prefix(most).joined(separator: ", ") + more)
  }
}
