import CoordinatorShellCore
import ShellLanguage

extension Program {
  /// `camsh merge` for reports of explorations.
  func mergeExplorations(
    _ paths: [String], _ reports: [ReportRequest], writingTo folder: String?
  ) -> ExitCode {
    do {
      if let other = reports.first(where: { $0.format != .json && $0.format != .html }) {
        throw UnknownReport(format: other.format)
      }
      let parts = try paths.map { (file: $0, report: try ReportFiles.readExploration($0)) }
      var outcome = ExplorationOutcome(
        try ExplorationReport(merging: parts), output: output, isQuiet: options.isQuiet)
      outcome.write(reports)
      return outcome.tell(writingTo: folder.map { ExploredFolder(path: $0) })
    } catch {
      output.writeError("error: \("\(error)".escapedForTerminal)\n")
      return .usage
    }
  }

  private struct UnknownReport: Error, CustomStringConvertible {
    let format: ReportFormat

    var description: String {
      "there is no \(format.rawValue) report of an exploration; use json or html"
    }
  }
}
