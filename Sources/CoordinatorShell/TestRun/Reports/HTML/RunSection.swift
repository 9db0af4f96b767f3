/// The page's head, and the run at a glance.
package enum RunSection {
  package static func title(_ run: TestRun) -> String {
    "camsh: \(outcome(run).lowercased()), \(count(run.results.count, "script"))"
  }

  package static func header(_ run: TestRun) -> HTML {
    let findings = run.findings.count
    return """
      <header class="top">
      <a class="home" href="#overview"><b>camsh</b></a>
      <span class="pill \(run.exitCode == .ok ? "passed" : "failed")">\(outcome(run))</span>
      <nav aria-label="Report">
      <a href="#findings">Findings <span class="count">\(findings)</span></a>
      <a href="#scripts">Scripts <span class="count">\(run.results.count)</span></a>
      </nav>
      <label class="search js"><span class="hide">Search scripts, statements and findings</span>
      <input type="search" id="search" placeholder="Search   /" autocomplete="off" spellcheck="false"></label>
      </header>
      """
  }

  package static func summary(_ run: TestRun, since earlier: EarlierRun?) -> HTML {
    let counts = ScriptResult.Outcome.allCases.filter { run.count($0) > 0 }
    let tiles = counts.map { outcome -> HTML in
      """
      <li><button class="tile js \(tone(outcome))" data-filter="\(outcome.rawValue)" \
      aria-pressed="false"><b>\(run.count(outcome))</b> \(outcome.words)</button></li>
      """
    }
    let plain = counts.map { "\(run.count($0)) \($0.words)" }.joined(separator: ", ")
    var notes: [String] = []
    if let shard = run.shard { notes.append("shard \(shard.index) of \(shard.count)") }
    if let seed = run.seed { notes.append("shuffled with seed \(seed)") }
    if !run.isWhole { notes.append("part of the scripts") }
    if run.isInterrupted == true { notes.append("interrupted") }
    let note = notes.isEmpty ? "" : " · " + notes.joined(separator: " · ")
    return """
      <section class="hero" aria-label="Run">
      <h1>\(headline(run))</h1>
      <p class="soft">\(count(run.results.count, "script")) · \
      \(count(run.results.reduce(0) { $0 + $1.steps }, "step")) · \(time(run.microseconds))\(note)</p>
      <div class="share" role="img" aria-label="\(plain)">\(share(run))</div>
      <ul class="tiles" aria-label="Filter by outcome">\(tiles)</ul>
      </section>
      \(faults(run.baselineFaults))
      \(earlier.map { ComparisonSection.html(run, since: $0) } ?? "")
      """
  }

  private static func faults(_ faults: [TestRun.BaselineFault]) -> HTML {
    guard !faults.isEmpty else { return "" }
    let rows = faults.map { fault -> HTML in
      "<li><b>\(fault.kind.rawValue)</b> <code>\(fault.signature)</code> \(fault.message)</li>"
    }
    return """
      <section aria-labelledby="baseline"><h2 id="baseline">Baseline</h2>
      <ul class="plain">\(rows)</ul></section>
      """
  }

  /// One bar with a part for each outcome, as an SVG, which needs no inline styles.
  private static func share(_ run: TestRun) -> HTML {
    let total = max(1, run.results.count)
    var x = 0
    var parts: [HTML] = []
    for outcome in ScriptResult.Outcome.allCases where run.count(outcome) > 0 {
      let width = max(6, run.count(outcome) * 1000 / total)
      parts.append(
        "<rect class=\"\(tone(outcome))\" x=\"\(x)\" width=\"\(width)\" height=\"10\"/>")
      x += width + 3
    }
    return """
      <svg viewBox="0 0 \(max(1, x - 3)) 10" preserveAspectRatio="none" aria-hidden="true">\
      \(parts)</svg>
      """
  }

  // MARK: Words

  package static func outcome(_ run: TestRun) -> String {
    switch run.exitCode {
    case .ok: "Passed"
    case .findings: "Findings"
    case .skipped: "Skipped"
    case .interrupted: "Interrupted"
    case .usage: "Can't be parsed"
    case .internalError: "Fault of camsh"
    case .failed: "Failed"
    }
  }

  private static func headline(_ run: TestRun) -> String {
    let bad = run.results.count { !$0.isGood }
    let new = run.findings.count { !$0.finding.isKnown }
    if bad == 0, new == 0 {
      return run.baselineFaults.isEmpty ? "Everything passed" : "The baseline is out of date"
    }
    var parts: [String] = []
    if bad > 0 { parts.append("\(count(bad, "script")) did not pass") }
    if new > 0 { parts.append(count(new, "new finding")) }
    return parts.joined(separator: ", ")
  }

  package static func tone(_ outcome: ScriptResult.Outcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .skipped: "skipped"
    case .findings: "found"
    default: "failed"
    }
  }

  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  package static func time(_ microseconds: Int) -> String {
    if microseconds >= 1_000_000 { return "\((microseconds / 10_000).decimal(of: 100)) s" }
    if microseconds >= 1000 { return "\((microseconds / 100).decimal(of: 10)) ms" }
    return "\(microseconds) µs"
  }
}
