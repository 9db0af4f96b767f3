import ArgumentParser
import CoordinatorShellCore
import Foundation
import ShellLanguage

/// `camsh(1)`, from the command-line parser's description of itself.
enum ProgramManual {
  @MainActor static func text() throws -> String {
    let program = try JSONDecoder().decode(Described.self, from: Data(Camsh._dumpHelp().utf8))
      .command
    var page = ManualPage(
      "camsh", section: 1, date: Self.date,
      summary: "run an iOS app's coordinators and find what should have been deallocated")
    page.section("synopsis")
    page.macro(".Nm")
    page.macro(".Op Ar option ...")
    page.macro(".Op Fl c Ar commands")
    for command in program.shown {
      page.macro(".Nm")
      page.macro(".Cm \(command.commandName)")
      if command.options.count > 0 { page.macro(".Op Ar option ...") }
      for argument in command.positionals {
        let name = ManualPage.argument(argument.valueName ?? "argument")
        let more = argument.isRepeating ? " ..." : ""
        page.macro(argument.isOptional ? ".Op Ar \(name)\(more)" : ".Ar \(name)\(more)")
      }
    }
    page.section("description")
    page.prose(program.abstract ?? "")
    page.macro(".Pp")
    // What the apps add has lists of its own.
    let added = AddedCommandLine.help(of: Host.shell)
    page.prose((program.discussion ?? "").replacing(added, with: ""))
    page.macro(".Pp")
    page.prose("The options:")
    page.list(
      program.options.map(\.item)
        + Host.shell.options.map { ("--\($0.name)" + ($0.value.map { " \($0)" } ?? ""), $0.help) })
    page.section("commands")
    let common = Set(program.options.compactMap(\.preferredName?.name))
    for command in program.shown {
      page.part(command.commandName)
      page.prose(command.abstract ?? "")
      if let discussion = command.discussion {
        page.macro(".Pp")
        page.prose(discussion)
      }
      let own = command.options.filter { !common.contains($0.preferredName?.name ?? "") }
      page.list((command.positionals + own).map(\.item))
    }
    for command in Host.shell.subcommands {
      page.part(command.name)
      page.prose(command.summary)
    }
    page.section("environment")
    page.list([
      ("NO_COLOR", "turns off colors and hints."),
      ("PAGER", "shows help that is longer than the terminal; less by default."),
      ("CI", "camsh accepts no transcripts and doesn't read .editrc."),
      ("XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_DATA_HOME", "where the files below are."),
    ])
    page.section("files")
    page.list([
      ("~/.config/camsh/config.camsh", "the settings of interactive shells."),
      ("~/.local/state/camsh/history", "the history."),
      ("~/.local/state/camsh/failed/", "the scripts that --last-failed runs."),
      ("~/.editrc", "keys, as editrc(5) describes them."),
      ("camsh-baseline.json", "the known findings."),
    ])
    page.section("exit status")
    page.list(
      [
        ("0", "success"), ("1", "a command, an expectation or a script failed"),
        ("3", "unexpected findings"),
        ("64", "invalid usage, or a script that can't be parsed"), ("70", "an error in camsh"),
        ("80", "every script is skipped"), ("130", "interrupted"),
      ].map { ($0.0, $0.1 + ".") })
    page.section("see also")
    page.macro(".Xr camsh-script 5")
    return page.text
  }

  /// The date of this version's pages.
  static let date = "November 22, 2026"
}

/// The part of the parser's description that a page needs.
struct Described: Decodable {
  struct Command: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var shouldDisplay: Bool?
    var subcommands: [Command]?
    var arguments: [Argument]?

    var shown: [Command] {
      (subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
    }
    var positionals: [Argument] {
      (arguments ?? []).filter { $0.kind == "positional" && $0.shouldDisplay }
    }
    var options: [Argument] {
      (arguments ?? []).filter { $0.kind != "positional" && $0.shouldDisplay }
    }
  }

  struct Name: Decodable {
    var kind: String
    var name: String

    var text: String { (kind == "long" ? "--" : "-") + name }
  }

  struct Argument: Decodable {
    var kind: String
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var preferredName: Name?
    var valueName: String?
    var defaultValue: String?
    var abstract: String?
    var discussion: String?

    var item: (term: String, text: String) {
      var text = [abstract ?? "", discussion ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
      if let value = defaultValue { text += " Default: \(value)." }
      guard kind != "positional" else { return (valueName ?? "", text) }
      let value = kind == "option" ? " \(valueName ?? "value")" : ""
      let spelled = (names ?? []).map { $0.text + value }
      return (spelled.joined(separator: ", "), text)
    }
  }

  var command: Command
}
