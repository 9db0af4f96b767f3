import ShellLanguage

/// A page about a run: its findings as pictures, and every script step by step.
///
/// One file that loads nothing else. The run and its findings are in the markup, for readers
/// without scripts; the page's script adds search, the steps and the wireframes.
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
