import ArgumentParser
import CamplaceShell
import Glibc

/// The command line: an interactive shell, commands from `-c` or standard input, or script files.
struct Camsh: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "camsh",
    abstract: "A shell for coordinator trees: move an app's coordinators, see what lives.",
    discussion: """
      Without arguments on a terminal it reads commands as they are typed; otherwise it reads them \
      from standard input. Type 'help' in the shell for its commands.

      Exit codes: 0 fine, 1 a command or an expectation failed, 64 wrong usage or a script that \
      makes no sense, 70 a fault of camsh, 130 interrupted.
      """,
    version: version, subcommands: [RunScripts.self])

  @OptionGroup var options: SessionOptions

  @Option(name: .customShort("c"), help: "Run these commands, separated by ';'.")
  var commands: String?

  func run() throws {
    try MainActor.assumeIsolated {
      let program = Program(options)
      if let commands {
        throw program.end(program.run(Array(commands.utf8), name: "-c"))
      }
      if Environment.isTerminal(STDIN_FILENO), Environment.isTerminal(STDOUT_FILENO) {
        throw program.end(program.interact())
      }
      throw program.end(program.runStandardInput())
    }
  }
}

/// `camsh run FILE…`.
struct RunScripts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run script files, each in a session of its own.")

  @OptionGroup var options: SessionOptions

  @ArgumentParser.Argument(help: "Script files.")
  var files: [String]

  func run() throws {
    try MainActor.assumeIsolated {
      let program = Program(options)
      throw program.end(program.run(files: files))
    }
  }
}
