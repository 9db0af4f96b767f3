import ShellLanguage

/// Words a test run for people: a line for each script, the failures in full, and a summary.
package struct TestRunText {
  package let paint: Paint

  package init(paint: Paint) {
    self.paint = paint
  }

  /// One plain line about a script.
  package func line(_ result: ScriptResult) -> String {
    let word = result.outcome.words
    let known = result.outcome == .passed ? result.findings.count : 0
    let knowing = known == 0 ? "" : ", " + Self.count(known, "known finding")
    let padding = String(repeating: " ", count: max(0, Self.width - word.count - knowing.count))
    let line =
      "\(painted(word, result.outcome))\(knowing)\(padding)  \(result.name.escapedForTerminal)"
    return result.brief.map { "\(line): \($0)" } ?? line
  }

  /// Everything about a script that did not pass: its output, and each problem with its location.
  package func whole(_ result: ScriptResult) -> [String] {
    var lines = [
      "\(painted(result.outcome.words, result.outcome))  \(paint.bold(result.name.escapedForTerminal))"
    ]
    lines += Self.lines(result.output).map { "  \($0)" }
    for failure in result.failures {
      let place = failure.place.map { "\($0): " } ?? ""
      lines.append("  \(place)\(paint.error("error:")) \(failure.message.escapedForTerminal)")
      if let statement = failure.statement { lines.append("    \(statement.escapedForTerminal)") }
      lines += failure.details.map { "  \($0.escapedForTerminal)" }
      if failure.step > 0 { lines.append("    after \(Self.count(failure.step, "step"))") }
    }
    for finding in result.findings where !finding.isKnown {
      lines.append("  \(finding.verdict.rawValue)  \(finding.subject.escapedForTerminal)")
    }
    return lines
  }

  /// A finding of the run, and the scripts in which it occurred.
  package func lines(_ occurrence: TestRun.Occurrence) -> [String] {
    let scripts = occurrence.scripts
    let names = scripts.prefix(Self.mostNames).joined(separator: ", ").escapedForTerminal
    let more =
      scripts.count > Self.mostNames ? " and \(scripts.count - Self.mostNames) more" : ""
    return occurrence.finding.text.map(\.escapedForTerminal)
      + ["  in \(Self.count(scripts.count, "script")): \(names)\(more)"]
  }

  package func line(_ fault: TestRun.BaselineFault) -> String {
    "\(paint.error("baseline:")) \(fault.kind.rawValue): \(fault.message.escapedForTerminal)"
  }

  package func line(_ renaming: TestRun.Renaming) -> String {
    "\(paint.bold("baseline:")) renamed: \(renaming.message.escapedForTerminal)"
  }

  package func line(_ flaky: Flaky) -> String {
    "\(paint.error("flaky:")) \(flaky.script.escapedForTerminal): \(flaky.message)"
  }

  /// The slowest scripts, if there are enough scripts to care.
  package func slowest(_ run: TestRun) -> [String] {
    let ran = run.results.filter { $0.microseconds > 0 }
    guard ran.count > Self.mostSlow else { return [] }
    let rows = ran.sorted { ($1.microseconds, $0.name) < ($0.microseconds, $1.name) }
      .prefix(Self.mostSlow).enumerated().map { index, result in
        [
          index == 0 ? "slowest:" : "", Self.seconds(result.microseconds),
          result.name.escapedForTerminal,
        ]
      }
    return Columns.lines(rows, rightAligned: [1]).map(paint.dim)
  }

  /// Such as `0.03 s`, `12.4 s` or `2 min 5 s`.
  package static func seconds(_ microseconds: Int) -> String {
    func padded(_ number: Int, _ digits: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    switch microseconds {
    case ..<10_000_000:
      let hundredths = (microseconds + 5000) / 10_000
      return "\(hundredths / 100).\(padded(hundredths % 100, 2)) s"
    case ..<100_000_000:
      let tenths = (microseconds + 50_000) / 100_000
      return "\(tenths / 10).\(tenths % 10) s"
    default:
      let seconds = (microseconds + 500_000) / 1_000_000
      return "\(seconds / 60) min \(seconds % 60) s"
    }
  }

  /// The last line.
  package func summary(_ run: TestRun, notRun: Int) -> String {
    var parts = ScriptResult.Outcome.allCases.compactMap { outcome -> String? in
      let count = run.count(outcome)
      guard count > 0 else { return nil }
      return painted("\(count) \(outcome.words)", outcome)
    }
    let knowing = run.results.count { $0.outcome == .passed && !$0.findings.isEmpty }
    if knowing > 0, let place = parts.indices.first {
      parts[place] += " (\(knowing) with known findings)"
    }
    if let exploring = run.exploring {
      parts.append("\(exploring.moves) moves explored from each end, seed \(exploring.seed)")
    }
    if notRun > 0 { parts.append("\(notRun) not run") }
    var text = Self.count(run.results.count + notRun, "script")
    if let shard = run.shard { text += " of shard \(shard.index)/\(shard.count)" }
    text += parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))"
    let new = run.findings.filter { !$0.finding.isKnown }
    if !new.isEmpty { text += "; " + paint.error(Self.words(new)) }
    let known = run.findings.count - new.count
    if known > 0 { text += "; \(Self.count(known, "known finding"))" }
    if let flaky = run.flaky, !flaky.isEmpty { text += "; " + paint.error("\(flaky.count) flaky") }
    if !run.baselineFaults.isEmpty {
      text += "; " + paint.error("\(Self.count(run.baselineFaults.count, "fault")) of the baseline")
    }
    if run.isInterrupted == true { text = paint.error("interrupted") + ": " + text }
    return text + " (\(Self.seconds(run.microseconds)))"
  }

  /// Such as `1 finding, in 7 scripts`.
  private static func words(_ findings: [TestRun.Occurrence]) -> String {
    let scripts = Set(findings.flatMap(\.scripts)).count
    return "\(count(findings.count, "finding")), in \(count(scripts, "script"))"
  }

  private static let width = 14
  private static let mostNames = 10
  private static let mostSlow = 3

  private static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  /// The lines of output, without anything that a terminal would interpret.
  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String($0).escapedForTerminal }
  }

  private func painted(_ text: String, _ outcome: ScriptResult.Outcome) -> String {
    switch outcome {
    case .passed: paint.added(text)
    case .skipped: paint.dim(text)
    default: paint.error(text)
    }
  }
}

extension ScriptResult.Outcome {
  /// The outcome in words.
  package var words: String {
    switch self {
    case .timedOut: "timed out"
    case .outOfMemory: "out of memory"
    case .internalFault: "fault of camsh"
    case .unparsable: "can't be parsed"
    case .findings: "with findings"
    case .passed, .failed, .skipped, .crashed, .interrupted: rawValue
    }
  }
}

extension ScriptResult.Place: CustomStringConvertible {
  /// As `file:line:column`.
  package var description: String { "\(file.escapedForTerminal):\(line):\(column)" }
}

extension ScriptResult {
  /// Why it did not pass, on one line; nil if it passed.
  fileprivate var brief: String? {
    if let reason { return reason.escapedForTerminal }
    if let failure = failures.first {
      let place = failure.place.map { place in
        place.file == script ? "line \(place.line): " : "\(place): "
      }
      return "\(place ?? "")\(failure.message.escapedForTerminal)"
    }
    let new = findings.filter { !$0.isKnown }
    guard !new.isEmpty else { return nil }
    return new.map { "\($0.verdict.rawValue) \($0.subject.escapedForTerminal)" }
      .joined(separator: ", ")
  }
}
