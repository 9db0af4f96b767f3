/// Every verb of the language; drives reading, help, suggestions and completion.
public enum CommandTable {
  /// The verbs, in the order in which `help` lists them.
  public static var all: [CommandForm] {
    CommandForm.Group.allCases.flatMap(forms)
  }

  /// The verbs of one group.
  public static func forms(in group: CommandForm.Group) -> [CommandForm] {
    switch group {
    case .gestures: gestures
    case .coordinators: coordinators
    case .time: time
    case .looking: looking
    case .findings: findings
    case .session: session
    case .data: data
    case .scripts: scripts
    }
  }

  /// The verb of that name.
  public static func form(named name: String) -> CommandForm? {
    for group in CommandForm.Group.allCases {
      for form in forms(in: group) where form.name == name { return form }
    }
    return nil
  }

  /// The verb that a mistyped word may mean.
  public static func suggestion(for word: String) -> String? {
    let forms = all.filter { $0.name != "!" }
    return forms.first { $0.synonym == word }?.name
      ?? Suggestion.nearest(to: word, among: forms.map(\.name))
  }
}
