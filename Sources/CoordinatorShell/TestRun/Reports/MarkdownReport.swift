import ShellLanguage

/// A job summary: counts, a table of failures, and the folded findings.
package enum MarkdownReport {
  /// GitHub does not show a summary that is too long; the other reports are complete.
  private static let mostRows = 200

  package static func text(of run: TestRun) -> String {
    let start = run.isInterrupted == true ? "interrupted: " : ""
    var lines = ["## camsh: \(start)\(summary(run))", ""]
    if let flaky = run.flaky, !flaky.isEmpty {
      lines += ["### Flaky", ""]
      lines += limited(flaky.map { "- \(text($0.script)): \(text($0.message))" }) + [""]
    }
    lines += failures(run.results)
    lines += findings(run.findings)
    if !run.baselineFaults.isEmpty {
      lines += ["### Baseline", ""]
      lines += limited(run.baselineFaults.map { "- \(text($0.title)): \(text($0.message))" })
      lines.append("")
    }
    let skipped = run.results.filter { $0.outcome == .skipped }
    if !skipped.isEmpty {
      lines += ["### Skipped", ""]
      lines += limited(skipped.map { "- \(text($0.name)): \(text($0.headline))" })
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private static func summary(_ run: TestRun) -> String {
    var parts = ["\(run.results.count) \(run.results.count == 1 ? "script" : "scripts")"]
    for outcome in ScriptResult.Outcome.allCases where run.count(outcome) > 0 {
      parts.append("\(run.count(outcome)) \(outcome.words)")
    }
    let seconds = run.microseconds / 1_000_000
    let tenths = run.microseconds / 100_000 % 10
    return parts.joined(separator: ", ") + " (\(seconds).\(tenths) s)"
  }

  private static func failures(_ results: [ScriptResult]) -> [String] {
    let failed = results.filter { !$0.isGood && $0.outcome != .findings }
    guard !failed.isEmpty else { return [] }
    let rows = failed.map { result in
      let place = result.place.map(\.description) ?? result.name
      let statement = result.failure?.statement ?? ""
      return "| \(text(place)) | \(text(result.outcomeWords)) | \(text(statement)) "
        + "| \(text(result.headline)) |"
    }
    return ["### Failed", "", "| where | how | statement | what |", "| --- | --- | --- | --- |"]
      + limited(rows, more: { "| | | | and \($0) more |" }) + [""]
  }

  private static func findings(_ occurrences: [TestRun.Occurrence]) -> [String] {
    guard !occurrences.isEmpty else { return [] }
    return ["### Findings", ""]
      + limited(occurrences.map { details($0).joined(separator: "\n") })
  }

  private static func details(_ occurrence: TestRun.Occurrence) -> [String] {
    let finding = occurrence.finding
    let known = finding.isKnown ? ", known" : ""
    let fence = fence(around: finding.text)
    var lines = [
      "<details><summary>\(finding.verdict.rawValue) <code>\(html(finding.subject))</code>, "
        + "\(html(occurrence.scope))\(known)</summary>",
      "", "\(fence)text",
    ]
    lines += finding.text.map(\.escapedForTerminal)
    lines += [fence, ""]
    if occurrence.scripts.count > 1 {
      lines += limited(occurrence.scripts.map { "- \(text($0))" }) + [""]
    }
    return lines + ["</details>", ""]
  }

  private static func limited(
    _ rows: [String], more: (Int) -> String = { "\nand \($0) more" }
  ) -> [String] {
    rows.count <= mostRows ? rows : rows.prefix(mostRows) + [more(rows.count - mostRows)]
  }

  /// A fence longer than any run of backticks in the text.
  private static func fence(around lines: [String]) -> String {
    var longest = 2
    for line in lines {
      var run = 0
      for character in line.unicodeScalars {
        run = character == "`" ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    return String(repeating: "`", count: longest + 1)
  }

  /// Text with Markdown's characters escaped.
  private static func text(_ text: String) -> String {
    var escaped = ""
    for scalar in text.escapedForTerminal.unicodeScalars {
      if "\\`*_[]<>#|~&@".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  private static func html(_ text: String) -> String {
    text.escapedForTerminal.replacingScalars("&", with: "&amp;").replacingScalars("<", with: "&lt;")
      .replacingScalars(">", with: "&gt;")
  }
}
