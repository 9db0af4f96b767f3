import ArgumentParser
import CoordinatorShellCore
import ShellLanguage

/// `camsh explore`.
struct ExploreApp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Find leaks that no script looks for: try every move, and judge after each.",
    discussion: """
      Tries every control, row, tab, gesture, route, event and system event at every state of the \
      app, then combinations of moves. Writes the shortest script that shows each problem to \
      found/<signature>.camsh in the output folder.

      A file 'explore.camsh' beside the script of --from, or in the current folder, configures more, \
      in the shell's language: 'type Password "open sesame"' is a text to type, '! tap Delete' is a \
      move never to make, and any other command is tried everywhere.

      The same seed and number of moves give the same result with any number of jobs.

      Exit codes: 0 no problem found, 3 a problem found, 1 the app or the script to start from fails, \
      --to reaches nothing, or a file cannot be written, 64 invalid usage, 130 interrupted before a problem was found.
      """)

  @OptionGroup var options: CommandLineOptions

  @Option(
    name: .customLong("for"), help: "How long to explore, such as 10s or 5m; 10s without --moves.",
    transform: reading("a time such as 500ms, 10s or 2m") { Duration(written: $0) })
  var time: Duration?

  @Option(help: "How many moves to make; the result depends on this and the seed alone.")
  var moves: Int?

  @Option(
    name: .shortAndLong,
    help: "How many processes run at a time; the number of processors by default."
  )
  var jobs: Int?

  @Option(help: "The seed of the random choices.")
  var seed: UInt64 = 1

  @Option(
    help: "A script to start from; its header names the app and the defects.",
    completion: .file(extensions: ["camsh"]))
  var from: String?

  @Option(
    help: "Switch on a defect of the app.",
    completion: .custom { _, _, _ in MainActor.assumeIsolated { Completing.defects } })
  var defect: [String] = []

  @Option(help: "The folder in which to create 'found'.", completion: .directory)
  var output = "."

  @Option(
    help: "One of several parts, such as '2/8'; each makes other random choices.",
    transform: reading("a shard such as 2/8, or /8") { ShardVariables.Request($0) })
  var shard: ShardVariables.Request?

  @Option(help: "Make only moves that match this pattern of a statement, with '*' and '?'.")
  var only: [String] = []

  @Option(help: "Never make moves that match this pattern of a statement, with '*' and '?'.")
  var never: [String] = []

  @Option(
    help: """
      What distinguishes states besides the hierarchy; repeatable. By default, the exploration \
      decides for each state.
      """)
  var by: [StateDetail] = []

  @Option(help: "Print the shortest script to this screen and stop.")
  var to: String?

  @Flag(help: .hidden)
  var way = false

  @Option(
    help:
      "Write a report, such as 'json=FILE' or 'html=FILE'; repeatable. '-' is standard output.",
    transform: reading("a report such as json=FILE; the kinds are json and html") {
      ReportRequest($0).flatMap { $0.format == .json || $0.format == .html ? $0 : nil }
    })
  var report: [ReportRequest] = []

  @Option(
    help: "The findings not to report; by default 'camsh-baseline.json', if it exists."
  )
  var baseline: String?

  @Option(
    help: "Write the map of screens and moves into an .svg, .dot or .mmd file.",
    transform: reading("a file whose name ends in .svg, .dot or .mmd") { MapFile($0) })
  var map: MapFile?

  @Option(
    help: "The duration after which a move counts as a hang; 5s by default.",
    transform: reading("a time such as 500ms, 10s or 2m") { Duration(written: $0) })
  var timeout = Duration.seconds(5)

  func validate() throws {
    if let jobs, !(1...1000).contains(jobs) {
      throw ValidationError("--jobs must be from 1 to 1000")
    }
    if to != nil {
      try options.requireText("'--to' prints a script")
      if options.quiet { throw ValidationError("'--to' prints a script; leave out --quiet") }
    }
    if let moves, moves < 1 { throw ValidationError("--moves must be 1 or more") }
  }

  /// The values of `--by`, combined.
  var detail: StateReader.Detail? {
    by.isEmpty ? nil : by.reduce(into: []) { $0.formUnion($1.detail) }
  }

  func run() throws {
    throw ArgumentParser.ExitCode(
      MainActor.assumeIsolated {
        let program = Program(options.values)
        return program.end(program.explore(self))
      })
  }
}

/// A value of `--by`.
enum StateDetail: String, CaseIterable, ExpressibleByArgument {
  case structure, titles, controls

  var detail: StateReader.Detail {
    switch self {
    case .structure: []
    case .titles: .titles
    case .controls: .controls
    }
  }
}
