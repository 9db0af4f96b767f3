import ShellLanguage

/// A page about an exploration: what it found, the map of the app, and what it reached.
package enum ExplorationPage {
  package static func text(of report: ExplorationReport, toolVersion: String) -> String {
    let run = report.foundAsRun
    let graph = ScreenGraph(report.model)
    return PageFrame(toolVersion: toolVersion).page(
      title: "camsh: \(report.app) explored, \(outcome(report))",
      header: header(report, graph),
      overview: """
        \(summary(report))
        \(findings(report, run))
        \(scripts(report))
        \(MapSection.html(graph, report))
        \(CoverageSection.html(report))
        """, data: "{\"t\":[null],\"s\":[]}")
  }

  private static func findings(_ report: ExplorationReport, _ run: TestRun) -> HTML {
    guard report.found.isEmpty else { return FindingSection.html(run, since: nil) }
    return """
      <section aria-labelledby="findings"><h2 id="findings">Findings</h2>
      <p class="soft">No move led to a problem.</p></section>
      """
  }

  private static func outcome(_ report: ExplorationReport) -> String {
    report.found.isEmpty ? "nothing found" : RunSection.count(report.found.count, "problem")
  }

  private static func header(_ report: ExplorationReport, _ graph: ScreenGraph) -> HTML {
    """
    <header class="top">
    <a class="home" href="#overview"><b>camsh</b></a>
    <span class="pill \(report.found.isEmpty ? "passed" : "found")">\(outcome(report))</span>
    <nav aria-label="Report">
    <a href="#findings">Found <span class="count">\(report.found.count)</span></a>
    <a href="#map">Map <span class="count">\(graph.screens.count)</span></a>
    <a href="#coverage">Coverage</a>
    </nav>
    <label class="search js"><span class="hide">Search screens, moves and findings</span>
    <input type="search" id="search" placeholder="Search   /" autocomplete="off" spellcheck="false"></label>
    </header>
    """
  }

  private static func summary(_ report: ExplorationReport) -> HTML {
    let seeds = report.seeds.map(String.init).joined(separator: ", ")
    let defects =
      report.defects.isEmpty ? "" : " · defects: " + report.defects.joined(separator: ", ")
    let accepted = report.accepted.map { entry -> HTML in
      "<li><code>\(entry.signature)</code> known: \(entry.reason)</li>"
    }
    return """
      <section class="hero" aria-label="Exploration">
      <h1>\(report.app) explored: \(outcome(report))</h1>
      <p class="soft">\(RunSection.count(report.moves, "move")) · \
      \(RunSection.count(report.model.stateCount, "state")) · \
      launched \(RunSection.count(report.launches, "time")) · \
      \(RunSection.time(report.microseconds)) · seed \(seeds)\(defects)\
      \(report.isInterrupted == true ? " · interrupted" : "")</p>
      <ul class="plain">\(accepted)</ul>
      </section>
      """
  }

  /// The scripts that show the problems, each with a button that copies it.
  private static func scripts(_ report: ExplorationReport) -> HTML {
    guard !report.found.isEmpty else { return "" }
    let articles = report.found.map { found -> HTML in
      """
      <article class="card" id="\(found.file)" data-search="\(found.text.lowercased())">
      <h3>\(found.verdict) \(found.subject)</h3>
      <p class="soft">\(RunSection.count(found.steps, "step")) · \(found.file)\
      \(found.confirmation.doubt.map { " · \($0)" } ?? "")</p>
      <pre tabindex="0">\(found.text)</pre>
      <p class="js tools"><button type="button" data-copy="\(found.text)">Copy script</button></p>
      </article>
      """
    }
    return """
      <section aria-labelledby="scripts"><h2 id="scripts">Scripts that show it</h2>
      <div class="places">\(articles)</div></section>
      """
  }
}

extension FoundScript {
  /// The script's path within the output folder.
  package var file: String { "found/\(signature).camsh" }
}

extension ExplorationReport {
  /// The problems, as a run of the scripts that show them.
  package var foundAsRun: TestRun {
    TestRun(
      results: found.compactMap { found in
        found.finding.map { finding in
          ScriptResult(
            script: found.file, outcome: .findings, steps: found.steps, findings: [finding])
        }
      })
  }
}
