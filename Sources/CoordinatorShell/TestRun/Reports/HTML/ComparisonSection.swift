/// The changes since an earlier run.
package enum ComparisonSection {
  package static func html(_ run: TestRun, since earlier: EarlierRun) -> HTML {
    let new = run.findings.filter { !earlier.has($0.finding.signature) }
    let fixed = earlier.fixed(in: run)
    let broken = earlier.broken(in: run)
    let repaired = earlier.repaired(in: run)
    return """
      <section aria-labelledby="since"><h2 id="since">Since the earlier run</h2>
      <div class="cards">
      \(card("New findings", new.map(name), "bad"))
      \(card("Fixed findings", fixed.map(name), "good"))
      \(card("Scripts that broke", broken.map(\.name), "bad"))
      \(card("Scripts repaired", repaired.map(\.name), "good"))
      </div>
      \(trend(run, earlier))
      </section>
      """
  }

  private static func name(_ occurrence: TestRun.Occurrence) -> String {
    "\(occurrence.finding.verdict.rawValue) \(occurrence.finding.type) "
      + "\(occurrence.finding.signature)"
  }

  private static func card(_ title: String, _ lines: [String], _ tone: String) -> HTML {
    let items = lines.prefix(12).map { line -> HTML in "<li>\(line)</li>" }
    let more: HTML = lines.count > 12 ? "<li>… \(lines.count - 12) more</li>" : ""
    return """
      <div class="card change \(lines.isEmpty ? "none" : tone)"><h3>\(title) \
      <span class="count">\(lines.count)</span></h3><ul class="plain">\(items)\(more)</ul></div>
      """
  }

  /// Two bars for each of a few numbers: earlier and now.
  private static func trend(_ run: TestRun, _ earlier: EarlierRun) -> HTML {
    let rows = [
      ("scripts", earlier.run.results.count, run.results.count),
      ("not passed", earlier.run.results.count { !$0.isGood }, run.results.count { !$0.isGood }),
      ("findings", earlier.findings.count, run.findings.count),
      ("milliseconds", earlier.microseconds / 1000, run.microseconds / 1000),
    ]
    let parts = rows.map { name, before, now -> HTML in
      let most = max(1, before, now)
      return """
        <tr><th scope="row">\(name)</th><td class="number">\(before)</td><td class="number">\(now)</td>\
        <td><svg class="trend" viewBox="0 0 200 16" aria-hidden="true">\
        <rect class="then" width="\(before * 200 / most)" height="6"/>\
        <rect class="now" y="8" width="\(now * 200 / most)" height="6"/></svg></td></tr>
        """
    }
    return """
      <table class="trends"><thead><tr><th></th><th scope="col">then</th><th scope="col">now</th>\
      <th></th></tr></thead><tbody>\(parts)</tbody></table>
      """
  }
}
