import ArgumentParser
import CoordinatorShellCore
import Glibc
import ShellLanguage

/// `camsh test PATH…`.
struct TestScripts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run scripts as tests, each in a world of its own.",
    discussion: """
      A script passes if all commands succeed, all expectations hold, and the script or the \
      baseline expects all findings.

      Exit codes, of which the most severe decides: 0 success, 3 findings, 1 a script failed, \
      crashed, hung or took too much memory, or a finding of the baseline has vanished, 64 invalid \
      usage or a script that can't be parsed, 70 an error in camsh, 80 every script is skipped, \
      130 interrupted.
      """)

  @OptionGroup var options: CommandLineOptions

  /// The folder to test if no path is given.
  static let usualFolder = "scripts"

  @ArgumentParser.Argument(
    help: """
      Script files, and folders whose '*.camsh' files are tests, except in folders named 'steps'; \
      the folder 'scripts' by default.
      """,
    completion: .file(extensions: ["camsh"]))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Print each difference between a transcript and the output, and write it into the script; \
      '=FILE:LINE' does so only for the transcript around that line. Accepts nothing where CI is \
      set.
      """, valueName: "file:line"),
    transform: reading("a place in a script such as tour.camsh:12") { AcceptRequest($0) })
  var accept: AcceptRequest?

  @Option(
    name: .shortAndLong,
    help: "How many scripts run at a time; the number of processors by default.")
  var jobs: Int?

  @Option(
    help: "Only scripts whose path contains this text, or matches this pattern with '*' or '?'.")
  var filter: [String] = []

  @Option(
    help: "Only scripts with this tag; '!tag' for those without.",
    completion: .custom { _, _, _ in MainActor.assumeIsolated { Completing.tags } })
  var tag: [String] = []

  @Option(
    help: "The time limit of scripts that set none; 60s by default.",
    transform: reading("a time such as 500ms, 10s or 2m") { Duration(written: $0) })
  var timeout = TestLimits().time

  @Option(
    help: "The memory limit of scripts that set none; 1GB by default.",
    transform: reading("a size such as 500KB, 200MB or 1GB") { MemorySize(written: $0) })
  var memory = TestLimits().memory

  @Flag(help: "Stop after the first script that does not pass.")
  var failFast = false

  @Option(name: .customLong("repeat"), help: "Run every script this many times.")
  var repetitions = 1

  @Option(help: "Shuffle the scripts; the same number gives the same order.")
  var seed: UInt64?

  @Option(
    help: """
      Run one part of the scripts, such as '2/8'; '/8' takes the index from the CI engine. By \
      default, the engine's variables decide.
      """,
    transform: reading("a shard such as 2/8, or /8") { ShardVariables.Request($0) })
  var shard: ShardVariables.Request?

  @Option(
    help: "A JSON report whose durations balance the shards.",
    completion: .file(extensions: ["json"]))
  var durations: String?

  @Option(
    help: ArgumentHelp(
      """
      Explore this many moves from the end of each script; a problem fails the script, and the \
      report shows the shortest script for it.
      """, valueName: "moves"))
  var explore: Int?

  @Flag(help: "Print the scripts that would run, without running them.")
  var list = false

  @Flag(help: "Only the scripts that did not pass last time; all scripts if all passed.")
  var lastFailed = false

  @Flag(
    help: """
      Keep running: an edit runs the script again, or the scripts that include the file; if a \
      source of the app changes, build it and run everything.
      """)
  var watch = false

  @Option(help: "The command that builds the app, for --watch; 'swift build' by default.")
  var build: String?

  @OptionGroup var outcome: OutcomeOptions

  func validate() throws {
    if let explore, explore < 1 { throw ValidationError("--explore must be 1 or more") }
    if watch, accept != nil || outcome.updateBaseline {
      throw ValidationError("--watch goes with neither --accept nor --update-baseline")
    }
    if list, accept != nil || watch {
      throw ValidationError("--list runs nothing: leave out --accept and --watch")
    }
    if build != nil, !watch { throw ValidationError("--build belongs to --watch") }
    if let jobs, !(1...1000).contains(jobs) {
      throw ValidationError("--jobs must be from 1 to 1000")
    }
    guard (1...100_000).contains(repetitions) else {
      throw ValidationError("--repeat must be from 1 to 100000")
    }
    guard !scripts.isEmpty else {
      throw ValidationError(
        "there is no folder 'scripts' here; name the scripts to test, as in "
          + "'\(Environment.invocation) test FOLDER' or 'test FILE.camsh'")
    }
  }

  /// The location of the transcript to accept selects its script.
  private var scripts: [String] {
    if paths.isEmpty, case .at(let file, _) = accept { return [file] }
    if paths.isEmpty, ScriptFolder.isThere(Self.usualFolder) { return [Self.usualFolder] }
    return paths
  }

  func run() throws {
    throw ArgumentParser.ExitCode(
      MainActor.assumeIsolated {
        var settings = TestSettings()
        settings.paths = scripts
        settings.selection = ScriptSelection(filters: filter, tags: tag)
        settings.jobs = jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        settings.limits = TestLimits(time: timeout, memory: memory)
        settings.stopsAtFirst = failFast
        settings.repetitions = repetitions
        settings.seed = seed
        settings.shard = shard
        settings.durations = durations
        settings.exploring = explore.map { TestRun.Exploring(moves: $0) }
        settings.outcome = outcome.values
        settings.listsOnly = list
        settings.lastFailed = lastFailed
        if watch { return WatchedTest(settings, options.values, build: build).run() }
        if let accept {
          settings.repetitions = 1
          let program = Program(options.values)
          return program.end(program.accept(accept, settings))
        }
        let session = TestSession(settings, options.values)
        return session.end(session.run())
      })
  }
}
