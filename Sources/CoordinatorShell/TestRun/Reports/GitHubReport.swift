import ShellLanguage

/// Workflow commands: each failure beside its line, and the folded output of each failed script.
package enum GitHubReport {
  package static func text(of run: TestRun) -> String {
    var lines: [String] = []
    for result in run.results where !result.isGood && result.outcome != .findings {
      if result.failures.isEmpty {
        lines.append(command("error", place: result.start, title(result), result.headline))
      }
      for failure in result.failures {
        lines.append(
          command(
            "error", place: failure.place ?? result.start, title(result),
            ([failure.message] + failure.details).joined(separator: "\n")))
      }
    }
    if run.isInterrupted == true {
      lines.append(command("error", place: nil, "interrupted", "the run was interrupted"))
    }
    for flaky in run.flaky ?? [] {
      let start = ScriptResult.Place(file: flaky.script, line: 1, column: 1)
      lines.append(
        command("warning", place: flaky.place ?? start, "\(flaky.script) is flaky", flaky.message))
    }
    for occurrence in run.findings where !occurrence.finding.isKnown {
      let finding = occurrence.finding
      lines.append(
        command(
          "error", place: finding.place ?? occurrence.start,
          "\(finding.verdict.rawValue) \(finding.subject), \(occurrence.scope)",
          finding.text.joined(separator: "\n")))
    }
    for fault in run.baselineFaults {
      lines.append(command("error", place: nil, fault.title, fault.message))
    }
    for result in run.results where result.outcome == .skipped {
      lines.append(
        command("notice", place: result.start, title(result), result.headline))
    }
    for result in run.results where !result.isGood && !result.output.isEmpty {
      lines += group(result)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func title(_ result: ScriptResult) -> String {
    "\(result.name) \(result.outcomeWords)"
  }

  private static func command(
    _ name: String, place: ScriptResult.Place?, _ title: String, _ message: String
  ) -> String {
    var properties: [String] = []
    if let place {
      properties = ["file=\(property(place.file))", "line=\(place.line)", "col=\(place.column)"]
    }
    properties.append("title=\(property(title))")
    return "::\(name) \(properties.joined(separator: ","))::\(data(message))"
  }

  /// Prefixes each line with a bar and splits `##[`, so that GitHub takes no output for a command.
  private static func group(_ result: ScriptResult) -> [String] {
    var lines = ["::group::\(data(title(result).escapedForTerminal))"]
    for line in result.output.scalarLines {
      lines.append("| " + line.escapedForTerminal.replacingScalars("##[", with: "#\\u{23}["))
    }
    if lines.last == "| " { lines.removeLast() }
    return lines + ["::endgroup::"]
  }

  private static func data(_ text: String) -> String {
    text.scalarLines
      .map { $0.escapedForTerminal.replacingScalars("%", with: "%25") }
      .joined(separator: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text.escapedForTerminal).replacingScalars(":", with: "%3A").replacingScalars(
      ",", with: "%2C")
  }
}
