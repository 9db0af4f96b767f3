/// All verbs of the language, used by parsing, help, suggestions, and completion.
///
/// The shell's own verbs are fixed. An app adds its own through a `ShellExtension`.
package struct CommandTable: Sendable {
  /// The table without an extension.
  package static let standard = CommandTable()

  /// The heading under which `help` lists the added verbs.
  package let heading: String
  /// The program's name as its user called it, for commands to copy.
  package var program = "camsh"
  package let addedCommands: [CommandForm]
  package let addedExpectations: [ExpectationForm]
  package let addedKinds: [AddedKind]

  package init(
    heading: String = "", commands: [CommandForm] = [], expectations: [ExpectationForm] = [],
    kinds: [AddedKind] = []
  ) {
    self.heading = heading
    addedCommands = commands
    addedExpectations = expectations
    addedKinds = kinds
  }

  /// The verbs, in the order of `help`.
  package var all: [CommandForm] { CommandForm.Group.allCases.flatMap(forms) }

  /// The verbs of one group.
  package func forms(in group: CommandForm.Group) -> [CommandForm] {
    switch group {
    case .gestures: Self.gestures
    case .coordinators: Self.coordinators
    case .system: Self.system
    case .time: Self.time
    case .looking: Self.looking
    case .findings: Self.findings
    case .session: Self.session
    case .added: addedCommands
    case .scripts: Self.scripts
    }
  }

  /// The verb with that name.
  package func form(named name: String) -> CommandForm? {
    for group in CommandForm.Group.allCases {
      for form in forms(in: group) where form.name == name { return form }
    }
    return nil
  }

  /// The verb that a mistyped word probably means.
  package func suggestion(for word: String) -> String? {
    let forms = all.filter { $0.name != "!" }
    return forms.first { $0.synonyms.contains(word) }?.name
      ?? Suggestion.nearest(to: word, among: forms.map(\.name))
  }

  /// All expectations.
  package var expectations: [ExpectationForm] { ExpectationForm.standard + addedExpectations }

  /// The meaning of `<name>` in a usage line.
  func kind(named name: String) -> Usage? {
    if let kind = ArgumentKind(rawValue: name) { return .argument(kind) }
    return addedKinds.first { $0.name == name }.map { .added($0) }
  }
}
