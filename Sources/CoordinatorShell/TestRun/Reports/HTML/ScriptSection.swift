/// The scripts of a run as a table, and the slowest of them.
package enum ScriptSection {
  private static let mostSlow = 8

  package static func html(_ run: TestRun) -> HTML {
    """
    \(slowest(run.results))
    <section aria-labelledby="scripts">
    <h2 id="scripts">Scripts <span class="count" id="shown">\(run.results.count)</span></h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="scripts"><table class="scripts"><thead><tr><th scope="col">Outcome</th>\
    <th scope="col">Script</th><th scope="col" class="number">Steps</th>\
    <th scope="col" class="number">Time</th></tr></thead>
    <tbody>\(ordered(run.results).map(row))</tbody></table></div>
    <p class="soft" id="nothing" hidden>Nothing matches.</p>
    </section>
    """
  }

  /// Failed scripts first, otherwise in the order in which they ran.
  private static func ordered(_ results: [ScriptResult]) -> [ScriptResult] {
    results.filter { !$0.isGood } + results.filter(\.isGood)
  }

  private static func row(_ result: ScriptResult) -> HTML {
    let isPlain = result.outcome == .passed
    let what: HTML = isPlain ? "" : "<div class=\"what\">\(result.headline)</div>"
    let tags = result.tags.isEmpty ? "" : " · " + result.tags.joined(separator: ", ")
    return """
      <tr data-outcome="\(result.outcome.rawValue)"><td><span class="pill \
      \(RunSection.tone(result.outcome))">\(result.outcomeWords)</span></td>\
      <td><a href="#\(Anchor.of(result.name))">\(result.name)</a><span class="soft">\(tags)</span>\
      \(what)</td>\
      <td class="number">\(result.steps)</td><td class="number">\
      \(RunSection.time(result.microseconds))</td></tr>

      """
  }

  private static func slowest(_ results: [ScriptResult]) -> HTML {
    guard results.count > 1 else { return "" }
    let slow = results.enumerated().sorted {
      ($1.element.microseconds, $0.offset) < ($0.element.microseconds, $1.offset)
    }.prefix(mostSlow).map(\.element)
    let most = max(1, slow.first?.microseconds ?? 1)
    let rows = slow.map { result -> HTML in
      """
      <tr><td><a href="#\(Anchor.of(result.name))">\(result.name)</a></td>\
      <td class="number">\(RunSection.time(result.microseconds))</td>\
      <td class="wide"><svg class="meter" viewBox="0 0 200 8" preserveAspectRatio="none" aria-hidden="true">\
      <rect width="\(max(2, result.microseconds * 200 / most))" height="8"/></svg></td></tr>
      """
    }
    return """
      <section aria-labelledby="slowest" class="slow"><h2 id="slowest">Slowest</h2>
      <div class="scroll"><table>\(rows)</table></div></section>
      """
  }
}
