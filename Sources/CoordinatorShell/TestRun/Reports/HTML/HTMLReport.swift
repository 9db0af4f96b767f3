import ShellLanguage

/// A page to look at: the run, its findings as pictures, and every script step by step.
///
/// One file that loads nothing. The run and its findings stand in the markup, for readers without
/// scripts; the page's own script adds search, the steps and the phones.
package enum HTMLReport {
  package static func text(
    of run: TestRun, toolVersion: String, since earlier: EarlierRun? = nil
  ) -> String {
    var traces = TracePage()
    for result in run.results { traces.add(result) }
    return PageFrame(toolVersion: toolVersion).page(
      title: RunSection.title(run), header: RunSection.header(run),
      overview: """
        \(RunSection.summary(run, since: earlier))
        \(FindingSection.html(run, since: earlier))
        \(ScriptSection.html(run))
        """, data: traces.json)
  }
}
