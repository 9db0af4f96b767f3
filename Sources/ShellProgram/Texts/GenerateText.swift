import ArgumentParser
import CoordinatorShellCore
import ShellLanguage

/// `camsh generate KIND`: prints texts for installation, made from the program's own tables.
struct GenerateText: ParsableCommand {
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case man1, man5, bash, zsh, fish, grammar
  }

  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Print a manual page, a shell's completions, or the grammar for editors.",
    discussion: """
      man1 is camsh(1), man5 camsh-script(5), grammar a TextMate grammar. For completions: \
      'source <(camsh generate bash)' in ~/.bashrc, 'camsh generate zsh > ~/.zfunc/_camsh', \
      'camsh generate fish > ~/.config/fish/completions/camsh.fish'.
      """)

  @ArgumentParser.Argument(help: "What to print: man1, man5, bash, zsh, fish or grammar.")
  var kind: Kind

  func run() throws {
    let kind = kind
    try MainActor.assumeIsolated {
      let text = try Self.text(kind)
      let output = StandardOutput()
      output.write(text.hasSuffix("\n") ? text : text + "\n")
      output.flush()
    }
  }

  @MainActor private static func text(_ kind: Kind) throws -> String {
    // Completions are for the program's name, wherever it is.
    Host.commandName = Environment.programName
    let added = AddedCompletions(
      options: Host.shell.options, subcommands: Host.shell.subcommands)
    return switch kind {
    case .man1: try ProgramManual.text()
    case .man5: LanguageManual.text(Host.shell.commands)
    case .bash: added.bash(Camsh.completionScript(for: .bash))
    case .zsh: added.zsh(Camsh.completionScript(for: .zsh))
    case .fish: added.fish(Camsh.completionScript(for: .fish))
    case .grammar: try EditorGrammar.text(Host.shell.commands)
    }
  }
}
