import CoordinatorShellCore

/// What the command line of `camsh test` decides.
struct TestSettings {
  var paths: [String] = []
  var selection = ScriptSelection()
  var jobs = 1
  var limits = TestLimits()
  var stopsAtFirst = false
  var repetitions = 1
  var seed: UInt64?
  var shard: ShardVariables.Request?
  /// A JSON report whose durations balance the shards.
  var durations: String?
  /// How many moves are explored from the end of each script.
  var exploring: TestRun.Exploring?
  var outcome = OutcomeSettings()
  /// Whether the scripts are only named.
  var listsOnly = false
  /// Whether only those run that did not pass the last time.
  var lastFailed = false
}

/// What is done with a finished run, by `test` and by `merge`.
struct OutcomeSettings {
  var reports: [ReportRequest] = []
  var baseline: String?
  var update: BaselineRequest?
  /// A JSON report that the page compares the run with.
  var since: String?
  /// Whether every step is kept for the JSON report.
  var keepsSteps = false

  /// Whether the results are to say what every statement did.
  var keepsTraces: Bool { keepsSteps || reports.contains { $0.format == .html } }
}

/// A report that is asked for: what kind, and the file, or none for standard output.
struct ReportRequest: Equatable {
  let format: ReportFormat
  let file: String?

  init(format: ReportFormat, file: String?) {
    self.format = format
    self.file = file
  }

  /// As `junit=FILE`, or `github` alone for standard output.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = parts.first.flatMap({ ReportFormat(rawValue: String($0)) }) else {
      return nil
    }
    self.format = format
    let file = parts.count == 2 ? String(parts[1]) : nil
    guard file?.isEmpty != true else { return nil }
    self.file = file == "-" ? nil : file
  }
}

extension ReportFormat {
  /// Whether it may stand between lines for people on standard output.
  var isForPeople: Bool { self == .github || self == .markdown }
}

/// What a baseline's new entries are to say; asked for where it is not given.
struct BaselineRequest: Equatable {
  var reason: String?
  var owner: String?
  var expires: Day?
}
