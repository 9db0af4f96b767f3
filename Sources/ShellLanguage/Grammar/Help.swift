/// The text of `help`, generated from the language's tables.
package struct Help {
  /// The length at which lines wrap.
  private static let width = 100
  private let commands: CommandTable

  package init(_ commands: CommandTable) {
    self.commands = commands
  }

  /// All commands by group.
  package func overview() -> [String] {
    var lines: [String] = []
    for group in CommandForm.Group.allCases {
      let rows = commands.forms(in: group).map { ($0.synopsis, $0.summary) }
      guard !rows.isEmpty else { continue }
      lines += [group == .added ? commands.heading : group.rawValue] + table(rows) + [""]
    }
    lines += ["guides"] + table(Guide.all.map { ("help \($0.name)", $0.summary) }) + [""]
    return lines + ["'help <command>' explains a command."]
  }

  /// The help for a command or expectation; nil if the name is unknown.
  package func topic(_ topic: String) -> [String]? {
    let words = topic.split(separator: " ").map(String.init)
    if let form = commands.form(named: topic) { return explain(form) }
    if let guide = Guide.about(topic) {
      return ["\(guide.name): \(guide.summary)", ""] + guide.lines(for: commands.program)
    }
    if let form = commands.all.first(where: { $0.synonyms.contains(topic) }) {
      return explain(form)
    }
    let name = words.first == "expect" ? words.dropFirst().joined(separator: " ") : topic
    return commands.expectations.first { $0.name == name }.map { form in
      [form.synopsis, "  \(form.summary)"]
    }
  }

  /// All help topics, with their summaries.
  package var topics: [(name: String, summary: String)] {
    commands.all.map { ($0.name, $0.summary) } + Guide.all.map { ($0.name, $0.summary) }
      + commands.expectations.map { ("expect \($0.name)", $0.summary) }
  }

  private func explain(_ form: CommandForm) -> [String] {
    var lines = [form.synopsis, "  \(form.summary)", "", "  \(form.details)"]
    switch form.name {
    case "expect":
      lines += [""] + table(commands.expectations.map { ("\($0.name) \($0.usage)", $0.summary) })
    case "set":
      lines += [""] + table(Setting.all.map { ("\($0.name) \($0.usage)", $0.summary) })
    default: break
    }
    return lines + ["", "  example: \(form.example)"]
  }

  private func table(_ rows: [(String, String)]) -> [String] {
    let width = min(rows.map(\.0.displayWidth).max() ?? 0, 30)
    return rows.flatMap { left, right in
      let gap = width - left.displayWidth
      if gap >= 0 { return ["  \(left)\(String(repeating: " ", count: gap + 2))\(right)"] }
      let line = "  \(left)  \(right)"
      return line.displayWidth <= Self.width
        ? [line] : ["  \(left)", String(repeating: " ", count: width + 4) + right]
    }
  }
}
