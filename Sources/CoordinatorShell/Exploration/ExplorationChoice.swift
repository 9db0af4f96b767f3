import ShellLanguage

/// Which moves an exploration makes, and what it types.
///
/// A file `explore.camsh` says so in the shell's own language: `type Password "open sesame"` is what to
/// type into that field, `! tap "Delete account"` is never done, and any other command is tried everywhere.
package struct ExplorationChoice: Sendable {
  /// What to type into a field, beside what is typed into every field.
  package private(set) var texts: [(input: String, text: String)] = []
  /// Commands that are tried at every state.
  package private(set) var extras: [Command] = []
  private var only: [Glob]
  private var never: [Glob]
  private var forbidden: Set<String> = []

  /// Moves that fit one of `only`, where there is any, and none of `never`: patterns with `*` and `?` for
  /// a move as a script spells it.
  package init(only: [String] = [], never: [String] = []) {
    self.only = only.map { Glob($0) }
    self.never = never.map { Glob($0) }
  }

  /// Adds what a script says about exploring.
  package mutating func take(_ script: Script) {
    for statement in script.statements.flatMap(\.inlined) {
      guard case .command(let command) = statement.kind else { continue }
      if statement.mustFail {
        forbidden.insert(command.description)
        never.append(Glob(command.description + "*"))
      } else if case .move(.type(let text, let input, _)) = command {
        texts.append((input.lowercased(), text))
      } else if command.kind == .move {
        extras.append(command)
      }
    }
  }

  /// Whether a move may be made: every command of it.
  package func allows(_ move: ExploredMove) -> Bool {
    let spelled = zip(move.commands, move.texts).filter { !$0.0.isOfTime }.map(\.1)
    for text in spelled
    where forbidden.contains(text) || never.contains(where: { $0.matches(text) }) {
      return false
    }
    guard !only.isEmpty else { return true }
    return spelled.allSatisfy { text in only.contains { $0.matches(text) } }
  }
}

extension Command {
  /// Whether it only says when something else happens.
  fileprivate var isOfTime: Bool {
    switch self {
    case .move(.hold), .move(.settle), .move(.advance): true
    default: false
    }
  }
}
