@testable import CoordinatorShellCore

/// A run in which every text that an app or a script can choose would break out of a page.
package enum HostileRun {
  package static let worst =
    "</script><script>window.stolen = 1</script><img src=x onerror=window.stolen=2>\u{202e}\u{2028}\u{1b}[31m&'\"`{}"

  /// A run in which every text that an app or a script can choose is hostile.
  package static var run: TestRun {
    var finding = ReportedFinding(
      verdict: .leaked, subject: worst, type: worst, signature: worst, root: nil,
      links: [
        ReportedFinding.Link(holder: worst, strength: "strong", field: worst, target: worst)
      ], kept: 1)
    finding.text = [worst]
    finding.notes = [worst]
    var trace = ScriptTrace(app: worst)
    trace.defects = [worst]
    trace.rows = [
      ScriptTrace.Row(depth: 0, label: worst, tab: worst, title: worst, presentation: worst)
    ]
    trace.pictures = [
      ScreenPicture(layers: [
        ScreenPicture.Layer(
          label: worst, style: .full, title: worst, hasBar: true, back: worst,
          elements: [
            ScreenPicture.Element(kind: "row", text: worst, details: [worst], command: worst)
          ],
          tabs: [ScreenPicture.Tab(title: worst, isSelected: true, command: worst)])
      ])
    ]
    var entry = ScriptTrace.Entry(statement: worst, kind: .move, step: 1)
    entry.place = ScriptResult.Place(file: worst, line: 1, column: 1)
    entry.tree = ScriptTrace.Splice(start: 0, removed: 0, rows: [0])
    entry.alive = [worst: 1]
    entry.callbacks = [worst]
    entry.warnings = [worst]
    entry.findings = [worst]
    entry.output = [worst]
    entry.error = worst
    entry.picture = 0
    trace.entries = [entry]
    var result = ScriptResult(
      script: worst, outcome: .failed, reason: worst, tags: [worst],
      failures: [ScriptResult.Failure(step: 1, statement: worst, message: worst, details: [worst])],
      findings: [finding], output: worst)
    result.trace = trace
    return TestRun(results: [result])
  }
}
