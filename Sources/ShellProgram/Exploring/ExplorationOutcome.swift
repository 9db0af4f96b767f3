import CoordinatorShellCore
import ShellLanguage

/// Prints and writes the results of an exploration, or of several that were merged.
@MainActor struct ExplorationOutcome {
  private let report: ExplorationReport
  private let output: StandardOutput
  /// Whether to print only the problems.
  private let isQuiet: Bool
  private var isFaulty = false
  /// A report on standard output is for programs, which need nothing else there.
  private var isSilent = false

  init(_ report: ExplorationReport, output: StandardOutput, isQuiet: Bool) {
    self.report = report
    self.output = output
    self.isQuiet = isQuiet
  }

  mutating func write(_ requests: [ReportRequest]) {
    for request in requests {
      do {
        let text =
          request.format == .html
          ? ExplorationPage.text(of: report, toolVersion: Camsh.version)
          : try JSONText.of(report)
        guard let file = request.file else {
          isSilent = true
          output.write(text)
          continue
        }
        write(text, to: file)
      } catch {
        output.writeError("error: \("\(error)".escapedForTerminal)\n")
        isFaulty = true
      }
    }
  }

  mutating func write(_ text: String, to file: String) {
    do { try LocalFiles().write(text, to: file) } catch {
      output.writeError("error: \(StepFailure.unwritableFile(file, error).message)\n")
      isFaulty = true
    }
  }

  /// Prints the summary and the problems, after writing the scripts if there is a folder.
  ///
  /// A script that can't be written is printed too, so that it isn't lost.
  func tell(writingTo folder: ExploredFolder?) -> ExitCode {
    var isFaulty = isFaulty
    var paths: [String] = []
    var unwritten: [FoundScript] = []
    for script in report.found {
      guard let folder else {
        paths.append(script.signature)
        continue
      }
      do { paths.append(try folder.write(script)) } catch {
        output.writeError("error: \(StepFailure.unwritableFile(folder.path, error).message)\n")
        isFaulty = true
        paths.append(script.signature)
        unwritten.append(script)
      }
    }
    if !isSilent {
      if !isQuiet { output.tell(ExplorationSummary(report).lines) }
      output.tell(
        zip(report.found, paths).flatMap { ExplorationSummary.lines($0, path: $1) })
    }
    for script in unwritten { output.write("\n\(script.text)") }
    return isFaulty && report.exitCode != .interrupted ? .failed : report.exitCode
  }
}
