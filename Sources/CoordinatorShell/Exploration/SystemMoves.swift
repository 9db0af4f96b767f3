import ShellLanguage

/// What the system does to an app, as far as the language can say it.
enum SystemMoves {
  private static let texts = ["background", "foreground", "memory-warning", "rotate"]

  /// Those of the verbs that the table has.
  static func commands(of table: CommandTable) -> [Command] {
    texts.compactMap { text in
      guard table.form(named: text) != nil,
        let script = try? ScriptParser(commands: table).parse(Source(name: "explore", text: text)),
        case .command(let command)? = script.statements.first?.kind
      else { return nil }
      return command
    }
  }
}
