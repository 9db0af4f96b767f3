/// The texts of `help`, from the tables of the language.
public enum Help {
  /// All commands, group by group.
  public static func overview() -> [String] {
    var lines: [String] = []
    for group in CommandForm.Group.allCases {
      let rows = CommandTable.forms(in: group).map { ($0.synopsis, $0.summary) }
      lines += [group.rawValue] + table(rows) + [""]
    }
    return lines + ["'help <command>' says more of each."]
  }

  /// What there is to say of a command, or of something that can be expected; nil if unknown.
  public static func topic(_ topic: String) -> [String]? {
    let words = topic.split(separator: " ").map(String.init)
    if let form = CommandTable.form(named: topic) { return explain(form) }
    let name = words.first == "expect" ? words.dropFirst().joined(separator: " ") : topic
    return ExpectationForm.all.first { $0.name == name }.map { form in
      [form.synopsis, "  \(form.summary)"]
    }
  }

  /// Every topic that there is.
  public static var topics: [String] {
    CommandTable.all.map(\.name) + ExpectationForm.all.map { "expect \($0.name)" }
  }

  private static func explain(_ form: CommandForm) -> [String] {
    var lines = [form.synopsis, "  \(form.summary)", "", "  \(form.details)"]
    switch form.name {
    case "expect":
      lines += [""] + table(ExpectationForm.all.map { ("\($0.name) \($0.usage)", $0.summary) })
    case "set":
      lines += [""] + table(Setting.all.map { ("\($0.name) \($0.usage)", $0.summary) })
    default: break
    }
    return lines + ["", "  example: \(form.example)"]
  }

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = min(rows.map(\.0.displayWidth).max() ?? 0, 30)
    return rows.map { left, right in
      let gap = width - left.displayWidth
      return gap < 0
        ? "  \(left)  \(right)" : "  \(left)\(String(repeating: " ", count: gap + 2))\(right)"
    }
  }
}
