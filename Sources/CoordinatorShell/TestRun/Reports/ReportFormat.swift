/// The formats of a report.
package enum ReportFormat: String, Sendable, CaseIterable {
  /// XML for CI servers.
  case junit
  /// The findings, for code scanning.
  case sarif
  /// Everything; `merge` and later runs read it.
  case json
  /// Workflow commands, which GitHub shows beside the lines.
  case github
  /// The Test Anything Protocol, version 14.
  case tap
  /// A job summary.
  case markdown
  /// A page for people.
  case html
}

extension ReportFormat {
  /// The report, including its last newline; the same run gives the same bytes.
  ///
  /// Only the page compares the run with `earlier`.
  package func text(
    of run: TestRun, toolVersion: String, since earlier: TestRun? = nil
  ) throws -> String {
    switch self {
    case .junit: JUnitReport.text(of: run)
    case .sarif: try SARIFReport.text(of: run, toolVersion: toolVersion)
    case .json: try JSONReport.text(of: run)
    case .github: GitHubReport.text(of: run)
    case .tap: TAPReport.text(of: run)
    case .markdown: MarkdownReport.text(of: run)
    case .html:
      HTMLReport.text(of: run, toolVersion: toolVersion, since: earlier.map(EarlierRun.init))
    }
  }
}
