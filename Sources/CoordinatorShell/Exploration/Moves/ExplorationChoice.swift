import ShellLanguage

/// Selects the moves that an exploration makes, and the text that it types.
///
/// A file `explore.camsh` can add to it in the shell's own language: `type Password "open sesame"`
/// types that text into the field, `! tap "Delete account"` excludes the move, and any other
/// command is tried at every state.
package struct ExplorationChoice: Sendable {
  /// The texts to type into single fields, besides those that are typed into every field.
  package private(set) var texts: [(input: String, text: String)] = []
  /// Commands that are tried at every state.
  package private(set) var extras: [Command] = []
  private var only: [Glob]
  private var never: [Glob]
  private var forbidden: Set<String> = []

  /// Allows the moves that match a pattern of `only`, or all if it is empty.
  ///
  /// Moves that match a pattern of `never` aren't allowed. A pattern with `*` and `?` applies to a
  /// move as a script spells it.
  package init(only: [String] = [], never: [String] = []) {
    self.only = only.map { Glob($0) }
    self.never = never.map { Glob($0) }
  }

  /// Adds what a script selects for exploring.
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

  /// Whether patterns allow none of the moves that an exploration knows, other than to wait.
  ///
  /// They don't if the app ended at launch, so that it offered none.
  package func forbidsAll(of model: ExplorationModel) -> Bool {
    !(only.isEmpty && never.isEmpty) && !model.states.isEmpty
      && !model.moves.contains { move in move.commands.contains { !$0.isOfTime } }
  }

  /// Whether every command of a move is allowed.
  package func allows(_ move: ExploredMove) -> Bool {
    if only.isEmpty, never.isEmpty { return true }
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
  /// Whether the command only controls time.
  fileprivate var isOfTime: Bool {
    switch self {
    case .move(.hold), .move(.settle), .move(.advance): true
    default: false
    }
  }
}
