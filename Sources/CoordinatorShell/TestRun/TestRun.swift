import ShellLanguage

/// The results of a test run, from which all reports are made.
package struct TestRun: Codable, Sendable, Equatable {
  /// Increases when a field changes its meaning or is removed.
  package static let currentVersion = 1

  /// The part of all scripts that ran, counted from 1.
  package struct Shard: Codable, Sendable, Equatable {
    package var index: Int
    package var count: Int
  }

  /// Exploring from the end of each script, limited by moves and not by time, so that the machine's
  /// speed doesn't matter.
  package struct Exploring: Codable, Sendable, Equatable {
    package var moves: Int
    package var seed: UInt64 = 1

    package init(moves: Int) { self.moves = moves }

    /// The additional time limit of a script.
    package var allowance: Duration { .milliseconds(moves) + .seconds(60) }
  }

  /// A finding of the run, with all scripts in which it occurred.
  package struct Occurrence: Codable, Sendable, Equatable {
    /// The finding as it occurred in the first script.
    package var finding: ReportedFinding
    /// In the run's order, without repetitions.
    package var scripts: [String]

    package init(finding: ReportedFinding, scripts: [String]) {
      self.finding = finding
      self.scripts = scripts
    }
  }

  /// A baseline entry that doesn't fit the run.
  package struct BaselineFault: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable {
      case expired
      /// The finding doesn't occur any more.
      case vanished
      /// The finding occurred more often than the entry allows.
      case exceeded
    }

    package var kind: Kind
    package var signature: String
    /// What is wrong, on one line.
    package var message: String
  }

  package var version = TestRun.currentVersion
  package var shard: Shard?
  /// The seed of the shuffled order.
  package var seed: UInt64?
  /// The exploration from the end of each script.
  package var exploring: Exploring?
  /// In the order in which the scripts should run.
  package var results: [ScriptResult]
  package var baselineFaults: [BaselineFault] = []
  /// The baseline's entries whose findings have another signature now; nil if there are none.
  package var renamings: [Renaming]?
  /// Whether all named scripts of the shard ran: no filter, tag or stop left one out.
  package var isWhole = true
  /// The wall-clock time of the run.
  package var microseconds = 0
  /// The scripts whose repetitions differed; nil without repetitions.
  package var flaky: [Flaky]?
  /// Whether Ctrl-C ended the run; nil in reports of earlier versions.
  package var isInterrupted: Bool?

  package init(
    version: Int = TestRun.currentVersion, shard: Shard? = nil, seed: UInt64? = nil,
    results: [ScriptResult], baselineFaults: [BaselineFault] = [], isWhole: Bool = true,
    microseconds: Int = 0
  ) {
    self.version = version
    self.shard = shard
    self.seed = seed
    self.results = results
    self.baselineFaults = baselineFaults
    self.isWhole = isWhole
    self.microseconds = microseconds
  }
}

extension TestRun {
  /// The findings, each signature once, in the order in which they were first found.
  package var findings: [Occurrence] {
    var places: [String: Int] = [:]
    var occurrences: [Occurrence] = []
    for result in results {
      for finding in result.findings {
        if let place = places[finding.signature] {
          if !occurrences[place].scripts.contains(result.script) {
            occurrences[place].scripts.append(result.script)
          }
        } else {
          places[finding.signature] = occurrences.count
          occurrences.append(Occurrence(finding: finding, scripts: [result.script]))
        }
      }
    }
    return occurrences
  }

  /// The run without the scripts' steps, which only some reports show.
  package var withoutTraces: TestRun {
    var run = self
    for index in run.results.indices {
      run.results[index].trace = nil
      run.results[index].findings = run.results[index].findings.map(\.withoutCode)
    }
    return run
  }

  package func count(_ outcome: ScriptResult.Outcome) -> Int {
    results.count { $0.outcome == outcome }
  }

  /// The most severe outcome decides: an interrupted run has no result, an internal fault makes all
  /// others doubtful, a script that can't be parsed checks nothing, and a failed expectation may be
  /// the cause of a finding.
  package var exitCode: ExitCode {
    func has(_ outcomes: ScriptResult.Outcome...) -> Bool {
      results.contains { outcomes.contains($0.outcome) }
    }
    if isInterrupted == true || has(.interrupted) { return .interrupted }
    if has(.internalFault) { return .internalError }
    if has(.unparsable) { return .usage }
    if has(.failed, .crashed, .timedOut, .outOfMemory) { return .failed }
    if baselineFaults.contains(where: { $0.kind == .vanished }) { return .failed }
    if has(.findings) || !baselineFaults.isEmpty { return .findings }
    if !results.isEmpty, count(.skipped) == results.count { return .skipped }
    return .ok
  }
}
