import ArgumentParser
import CoordinatorShellCore
import ShellLanguage

/// The command line: the interactive shell, commands from `-c` or standard input, or script files.
struct Camsh: ParsableCommand {
  static let version = Version.number

  static var configuration: CommandConfiguration {
    MainActor.assumeIsolated {
      configuration(named: Host.commandName, added: AddedCommandLine.help(of: Host.shell))
    }
  }

  private static func configuration(named name: String, added: String) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: "Runs an iOS app's coordinators and finds what should have been deallocated.",
      discussion: """
        Without arguments on a terminal it reads commands as they are typed; otherwise it reads them \
        from standard input. Type 'help' in the shell for its commands.

        Exit codes: 0 success, 1 a command or an expectation failed, 3 findings that the script \
        doesn't expect, 64 invalid usage or a script that can't be parsed, 70 an error in camsh, \
        80 all scripts skipped, 130 interrupted.\(added)
        """,
      version: Version.full,
      subcommands: [
        RunScripts.self, TestScripts.self, CheckShell.self, MergeReports.self, FormatScripts.self,
        ShrinkScript.self, BisectScript.self, ExploreApp.self, GenerateText.self,
      ])
  }

  static var subcommandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  @OptionGroup var options: CommandLineOptions

  @Option(
    name: .customShort("c"),
    help: ArgumentHelp(
      "Run these commands, separated by ';'; several -c run in order.", valueName: "commands"))
  var commands: [String] = []

  func run() throws {
    throw ArgumentParser.ExitCode(
      MainActor.assumeIsolated {
        let program = Program(options.values)
        let code =
          commands.isEmpty
          ? program.shell()
          : program.run(Array(commands.joined(separator: "\n").utf8), name: "-c")
        return program.end(code)
      })
  }
}

/// `camsh run FILE…`.
struct RunScripts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run script files, each in a session of its own.")

  @OptionGroup var options: CommandLineOptions

  @Option(
    help: "Write a report, such as 'html=FILE'; repeatable. 'help test' lists the kinds.",
    completion: .list(Completing.reports),
    transform: reading("a report such as html=FILE") { ReportRequest($0) })
  var report: [ReportRequest] = []

  @ArgumentParser.Argument(
    help: "Script files; '-' is standard input.", completion: .file(extensions: ["camsh"]))
  var files: [String]

  func run() throws {
    throw ArgumentParser.ExitCode(
      MainActor.assumeIsolated {
        let program = Program(options.values)
        return program.end(program.run(files: files, reports: report))
      })
  }
}
