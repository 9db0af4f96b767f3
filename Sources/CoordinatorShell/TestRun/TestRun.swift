import ShellLanguage

/// Everything that a run of scripts found out; what all reports are made of.
package struct TestRun: Codable, Sendable, Equatable {
  /// Grows when a field changes its meaning or goes.
  package static let currentVersion = 1

  /// This run's part of all scripts, counted from 1.
  package struct Shard: Codable, Sendable, Equatable {
    package var index: Int
    package var count: Int
  }

  /// Exploring from the end of each script: moves and not time, so that the machine's speed decides nothing.
  package struct Exploring: Codable, Sendable, Equatable {
    package var moves: Int
    package var seed: UInt64 = 1

    package init(moves: Int) { self.moves = moves }

    /// The time that a script may take longer for it.
    package var allowance: Duration { .milliseconds(moves) + .seconds(60) }
  }

  /// A finding of the whole run, with every script that it occurred in.
  package struct Occurrence: Codable, Sendable, Equatable {
    /// As the first of the scripts found it.
    package var finding: ReportedFinding
    /// In the run's order, each once.
    package var scripts: [String]

    package init(finding: ReportedFinding, scripts: [String]) {
      self.finding = finding
      self.scripts = scripts
    }
  }

  /// A baseline entry that is not right any more.
  package struct BaselineFault: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable {
      case expired
      /// Nothing like it was found.
      case vanished
      /// It was found more often than the entry allows.
      case exceeded
    }

    package var kind: Kind
    package var signature: String
    /// What is wrong, on one line.
    package var message: String
  }

  package var version = TestRun.currentVersion
  package var shard: Shard?
  /// What the order was shuffled with.
  package var seed: UInt64?
  /// What was explored from the end of each script.
  package var exploring: Exploring?
  /// In the order in which they were to run.
  package var results: [ScriptResult]
  package var baselineFaults: [BaselineFault] = []
  /// Whether everything of the shard ran that was named: no filter, tag or stop left a script out.
  package var isWhole = true
  /// The wall time of the whole.
  package var microseconds = 0
  /// The scripts whose repetitions did not come to the same; nil where nothing was repeated.
  package var flaky: [Flaky]?
  /// Whether Ctrl-C ended the run; nil in the reports of versions that did not say so.
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
  /// What was found, each signature once, in the order first found.
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
    for index in run.results.indices { run.results[index].trace = nil }
    return run
  }

  package func count(_ outcome: ScriptResult.Outcome) -> Int {
    results.count { $0.outcome == outcome }
  }

  /// The gravest thing that happened decides: an interrupted run says nothing, a fault of our own
  /// makes every other answer doubtful, a script that makes no sense checked nothing, and a failed
  /// expectation may be why something survived.
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
