import CoordinatorShellCore

/// The command-line options of `camsh test`.
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
  /// How many moves to explore from the end of each script.
  var exploring: TestRun.Exploring?
  var outcome = OutcomeSettings()
  /// Whether to only list the scripts.
  var listsOnly = false
  /// Whether to run only scripts that did not pass last time.
  var lastFailed = false
}

/// What `test` and `merge` do with a finished run.
struct OutcomeSettings {
  var reports: [ReportRequest] = []
  var baseline: String?
  var update: BaselineRequest?
  /// The JSON report with which the page compares the run.
  var since: String?
  /// Whether to keep every step for the JSON report.
  var keepsSteps = false

  /// Whether results must record what every statement did.
  var keepsTraces: Bool { keepsSteps || reports.contains { $0.format == .html } }
}

/// A requested report: its format, and the file, or none for standard output.
struct ReportRequest: Equatable {
  let format: ReportFormat
  let file: String?

  init(format: ReportFormat, file: String?) {
    self.format = format
    self.file = file
  }

  /// Such as `junit=FILE`, or `github` alone for standard output.
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
  /// Whether the report may appear between other lines on standard output.
  var isForPeople: Bool { self == .github || self == .markdown }
}

/// The terms of a baseline's new entries; camsh asks for missing ones.
struct BaselineRequest: Equatable {
  var reason: String?
  var owner: String?
  var expires: Day?
}
