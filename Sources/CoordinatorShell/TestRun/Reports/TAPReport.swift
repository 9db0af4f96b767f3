import ShellLanguage

/// The Test Anything Protocol, version 14: a test point for each script, with a YAML diagnostic if
/// it isn't ok.
package enum TAPReport {
  package static func text(of run: TestRun) -> String {
    let count = run.results.count + run.baselineFaults.count
    var lines = ["TAP version 14", count == 0 ? "1..0 # no scripts" : "1..\(count)"]
    for (index, result) in run.results.enumerated() {
      lines += point(index + 1, result)
    }
    for (index, fault) in run.baselineFaults.enumerated() {
      lines.append("not ok \(run.results.count + index + 1) - \(escaped(fault.title))")
      lines += block([.text("message", fault.message), .text("severity", "fail")])
    }
    if run.isInterrupted == true { lines.append("Bail out! interrupted") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func point(_ number: Int, _ result: ScriptResult) -> [String] {
    let line = "\(result.isGood ? "ok" : "not ok") \(number) - \(escaped(result.name))"
    switch result.outcome {
    case .passed: return [line]
    case .skipped: return ["\(line) # SKIP" + (result.reason.map { " \(escaped($0))" } ?? "")]
    default: return [line] + block(diagnostic(result))
    }
  }

  private static func diagnostic(_ result: ScriptResult) -> [Field] {
    var fields: [Field] = [
      .text("message", result.headline), .text("severity", "fail"),
      .text("outcome", result.outcome.rawValue),
    ]
    if let place = result.place {
      fields.append(
        .map(
          "at",
          [
            .text("file", place.file), .number("line", "\(place.line)"),
            .number("column", "\(place.column)"),
          ]))
    }
    fields.append(.number("steps", "\(result.steps)"))
    fields.append(.number("duration_ms", result.microseconds.decimal(of: 1000)))
    fields.append(.list("signatures", result.newFindings.map(\.signature)))
    fields.append(.block("evidence", result.evidence.filter { !$0.isEmpty }))
    return fields
  }

  private indirect enum Field {
    case text(String, String)
    case number(String, String)
    case list(String, [String])
    /// Lines of text, unchanged.
    case block(String, [String])
    case map(String, [Field])
  }

  private static func block(_ fields: [Field]) -> [String] {
    ["  ---"] + fields.flatMap { lines($0, indent: "  ") } + ["  ..."]
  }

  private static func lines(_ field: Field, indent: String) -> [String] {
    switch field {
    case .text(let key, let text): ["\(indent)\(key): \(quoted(text))"]
    case .number(let key, let number): ["\(indent)\(key): \(number)"]
    case .list(_, let texts) where texts.isEmpty: []
    case .list(let key, let texts):
      ["\(indent)\(key):"] + texts.map { "\(indent)  - \(quoted($0))" }
    case .block(_, let texts) where texts.isEmpty: []
    case .block(let key, let texts):
      ["\(indent)\(key): \(literalMark(texts))"] + texts.map { "\(indent)  \(literal($0))" }
    case .map(let key, let fields):
      ["\(indent)\(key):"] + fields.flatMap { lines($0, indent: indent + "  ") }
    }
  }

  /// The header of a literal block; it states the indentation if the first line has more.
  private static func literalMark(_ texts: [String]) -> String {
    texts[0].unicodeScalars.first == " " ? "|2" : "|"
  }

  private static func literal(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      if isUnreadable(scalar) {
        literal += scalar.escape
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    return literal
  }

  /// A double-quoted YAML scalar, which can represent any text on one line.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default:
        if isUnreadable(scalar) {
          quoted += scalar.jsonEscape
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }

  /// A byte order mark could begin another stream; the last two aren't YAML characters.
  private static func isUnreadable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.steersTerminal || [0xfeff, 0xfffe, 0xffff].contains(scalar.value)
  }

  /// A description ends at `#`, unless it is escaped.
  private static func escaped(_ text: String) -> String {
    text.escapedForTerminal.replacingScalars("\\", with: "\\\\").replacingScalars("#", with: "\\#")
  }
}
