import ArgumentParser
import CoordinatorShellCore
import ShellLanguage

extension ColorChoice: ExpressibleByArgument {}
extension OutputFormat: ExpressibleByArgument {}

extension Connection: EnumerableFlag {
  package static func name(for value: Connection) -> NameSpecification {
    .customLong(value.option)
  }

  /// The option's name, without hyphens.
  var option: String { self == .server ? "network" : rawValue }

  package static func help(for value: Connection) -> ArgumentHelp? {
    switch value {
    case .offline: "Let the app's requests fail; this is the default of all but 'explore'."
    case .samples: "Answer the app's requests with samples of what it decodes."
    case .server: "Let the app use the network, and record answers."
    }
  }
}

/// The options that all ways to start have in common.
struct CommandLineOptions: ParsableArguments {
  private static let defaults = ProgramOptions()

  @Option(
    help: "The app to launch if a script names none.",
    completion: .custom { _, _, _ in MainActor.assumeIsolated { Completing.apps } })
  var app: String?

  @Option(help: "When to color the output: auto, always or never.")
  var color = defaults.color

  @Option(help: "How to print steps: text, or json with one object per line.")
  var format = defaults.format

  @Flag(name: .shortAndLong, help: "Print failures and answers, no steps.")
  var quiet = defaults.isQuiet

  @Flag(exclusivity: .exclusive)
  var connection: Connection?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Change a setting, as 'set' does in a script; repeatable.",
      valueName: "name=value"),
    completion: .list(
      Setting.all.flatMap { setting in
        (setting.words.isEmpty ? [""] : setting.words).map { "\(setting.name)=\($0)" }
      }),
    transform: { text in
      guard let request = SettingRequest(text) else {
        throw ValidationError(SettingRequest.refusal(of: text))
      }
      return request
    })
  var settings: [SettingRequest] = []

  @Flag(help: "Continue after a command that fails; the exit status still reports it.")
  var keepGoing = defaults.keepsGoing

  /// Refuses `--format json` for a command that has no such output, for the given reason.
  func requireText(_ reason: String) throws {
    if format == .json { throw ValidationError("\(reason); leave out --format json") }
  }

  var values: ProgramOptions {
    ProgramOptions(
      app: app, color: color, format: format, isQuiet: quiet, connection: connection,
      keepsGoing: keepGoing, settings: settings)
  }
}
