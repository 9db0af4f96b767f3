import CoordinatorShellCore
import Glibc
import SeededNumbers
import ShellLanguage

/// The tasks of a run, in order.
@MainActor struct TestPlan {
  private(set) var tasks: [TestTask] = []
  private(set) var shard: ShardVariables.Choice?
  /// The number of tasks left when the run ended.
  var left = 0
  /// Whether `--last-failed` was given and no script had failed.
  private(set) var nothingFailed = false

  enum Failure: Error, Equatable {
    case noScripts([String])
    case noneWanted(of: Int)
  }

  /// Finds and reads the scripts, and takes those selected for this shard.
  init(_ settings: TestSettings) throws {
    var paths = try ScriptFolder.scripts(settings.paths)
    guard !paths.isEmpty else { throw Failure.noScripts(settings.paths) }
    if settings.lastFailed {
      let failed = Set(LastFailed().scripts)
      // As in other test runners: if no script failed, all of them run.
      if paths.contains(where: failed.contains) {
        paths.removeAll { !failed.contains($0) }
      } else {
        nothingFailed = true
      }
    }
    let progress = ProgressLine()
    let wanted = paths.filter(settings.selection.wants(path:))
    var tasks = wanted.enumerated().compactMap { index, path in
      progress.show { "reading scripts: \(index)/\(wanted.count)" }
      return Self.task(path, settings)
    }
    progress.end()
    // A run that checks nothing must not look like one that found nothing.
    guard !tasks.isEmpty else { throw Failure.noneWanted(of: paths.count) }
    let variables = ShardVariables { Environment.value($0) }
    shard = try variables.shard(settings.shard)
    if let shard = shard?.shard {
      let durations = try settings.durations.map { try ReportFiles.read($0).durations } ?? [:]
      tasks = ShardPlan.places(of: tasks.map(\.script), in: shard, durations: durations)
        .map { tasks[$0] }
      // The status file tells Bazel that camsh supports shards.
      if let status = Environment.value("TEST_SHARD_STATUS_FILE") {
        do {
          try LocalFiles().write("", to: status)
        } catch {
          throw FileFailure.unwritable(status, error)
        }
      }
    }
    if let seed = settings.seed {
      var generator = SeededNumbers(seed: seed)
      tasks.shuffle(using: &generator)
    }
    if settings.repetitions > 1 {
      tasks = (1...settings.repetitions).flatMap { repetition in
        tasks.map { task in
          var task = task
          task.repetition = repetition
          task.known?.repetition = repetition
          return task
        }
      }
    }
    self.tasks = tasks
  }

  /// The task for a script; nil if its tags exclude it.
  private static func task(_ path: String, _ settings: TestSettings) -> TestTask? {
    var task = TestTask(script: path, limits: settings.limits)
    switch ScriptFile.read(path, files: LocalFiles(), commands: Host.shell.commands) {
    case .unparsable(let result):
      // Its tags can't be read; the error must not go unnoticed.
      task.known = result
    case .script(let script):
      let header = script.header
      guard settings.selection.wants(tags: header.tags) else { return nil }
      task.tags = header.tags
      task.limits.time = header.timeout ?? settings.limits.time
      task.limits.memory = header.memory ?? settings.limits.memory
      if let reason = header.skip {
        task.known = ScriptResult(
          script: path, outcome: .skipped, reason: reason, tags: header.tags)
      }
    }
    return task
  }
}

extension TestPlan.Failure: CustomStringConvertible {
  var description: String {
    switch self {
    case .noScripts(let paths):
      "there is no '*\(ScriptFolder.fileEnding)' in \(paths.joined(separator: ", "))"
    case .noneWanted(let count):
      "no script matches --filter and --tag (of \(count))"
    }
  }
}

extension TestRun {
  /// The duration of each script, that of its longest repetition.
  fileprivate var durations: [String: Int] {
    Dictionary(results.map { ($0.script, $0.microseconds) }, uniquingKeysWith: max)
  }
}
