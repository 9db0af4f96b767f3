import ArgumentParser
import CoordinatorShellCore
import Glibc
import ShellLanguage

/// `camsh merge REPORT…`.
struct MergeReports: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the JSON reports of shards into one run, and judge the whole.",
    discussion: """
      Also joins reports of 'camsh explore': the states, moves and coverage of all, and each finding \
      once, with its shortest script.
      """)

  @ArgumentParser.Argument(
    help: "Reports that 'camsh test' or 'camsh explore' wrote with '--report json=FILE'.",
    completion: .file(extensions: ["json"]))
  var reports: [String]

  @Option(
    help: "The folder in which to create 'found', for the scripts of explorations.",
    completion: .directory)
  var output: String?

  @Flag(help: "Merge even if a shard's report is missing.")
  var partial = false

  @Option(help: "When to color the output: auto, always or never.")
  var color = ColorChoice.auto

  @Flag(name: .shortAndLong, help: "Print only failures.")
  var quiet = false

  @OptionGroup var outcome: OutcomeOptions

  func run() throws {
    throw ArgumentParser.ExitCode(
      MainActor.assumeIsolated {
        var settings = TestSettings()
        settings.outcome = outcome.values
        if ReportFiles.isExploration(reports[0]) {
          let program = Program(ProgramOptions(color: color, isQuiet: quiet))
          return program.end(
            program.mergeExplorations(reports, outcome.values.reports, writingTo: output))
        }
        let session = TestSession(
          settings, ProgramOptions(color: color, isQuiet: quiet))
        return session.end(session.merge(reports, isPartial: partial))
      })
  }
}
