import ShellLanguage

// Words the results of shrinking and bisecting.
extension Shrinker.Result {
  /// The complete shrunk script, with the original's header and the expectation.
  package func script(
    of source: Source, app: String?, beginning: [String]
  ) throws(ScriptErrors) -> String {
    let header = try ScriptLayout(source).header.filter { $0.key != "skip" }.map(\.text)
    var lines = beginning + header
    if let app, !header.contains(where: { $0.hasPrefix("% app:") }) {
      lines.append("% app: \(app)")
    }
    lines.append("# \(subject.escapedForTerminal)")
    for statement in statements {
      lines.append(statement.text)
      lines += (statement.transcript ?? []).map { $0.text.isEmpty ? "|" : "| \($0.text)" }
    }
    return try ScriptFormat.canonical(
      Source(name: source.name, text: lines.joined(separator: "\n")))
  }

  /// `300 steps became 2 in 41 trials`.
  package var summary: String {
    let before = steps.before == 1 ? "1 step" : "\(steps.before) steps"
    let tried = trials == 1 ? "1 trial" : "\(trials) trials"
    return "\(before) became \(steps.after) in \(tried): \(subject)"
  }

  private var subject: String {
    if let finding {
      return "\(finding.verdict.rawValue) \(finding.type), "
        + "signature \(finding.signature)"
    }
    return failure.map { "fails with '\($0.message)'" } ?? ""
  }
}

extension Shrinker.Refusal {
  /// Why there is nothing to shrink.
  package var message: String {
    switch self {
    case .launch(let message): message
    case .nothingWrong: "the script passes and finds nothing, so there is nothing to keep"
    case .notFound(let signature):
      "no finding at its end has the signature \(signature.escapedForTerminal)"
    case .interrupted: "interrupted"
    }
  }
}

extension Bisection {
  /// Each finding with the step that caused it, and everything known about it.
  package func lines(of script: Script, glyphs: Glyphs, paint: Paint) -> [String] {
    let text = FindingText(glyphs: glyphs, paint: paint)
    return Array(
      entries.map { entry in
        moments(of: entry, in: script, paint) + text.lines(entry.finding)
      }.joined(separator: [""]))
  }

  private func moments(of entry: Entry, in script: Script, _ paint: Paint) -> [String] {
    var lines: [String] = []
    for (index, stretch) in entry.stretches.enumerated() {
      let isLast = index == entry.stretches.count - 1
      let first = stretch.steps.lowerBound
      let lead = isLast && entry.isStanding ? "exists since" : "began with"
      let gone =
        isLast && entry.isStanding ? "" : ", and was gone after step \(stretch.steps.upperBound)"
      guard let place = stretch.place else {
        lines.append("\(lead) the launch\(gone)")
        continue
      }
      lines.append("\(place): \(lead) step \(first) of \(steps)\(gone)")
      if let statement = script.statements.lazy.compactMap({ $0.statement(at: place) }).first {
        lines.append(paint.bold("  \(statement.text.escapedForTerminal)"))
      }
    }
    return lines
  }
}

extension Statement {
  /// The statement that starts at a location: this one, or one inside.
  fileprivate func statement(at place: SourceLocation) -> Statement? {
    if location == place { return self }
    switch kind {
    case .repeat(_, let body), .include(_, let body):
      return body.lazy.compactMap { $0.statement(at: place) }.first
    case .command, .value: return nil
    }
  }
}
