import CoordinatorKit
import ShellLanguage

/// Everything that an app adds to the shell, as one value.
///
/// `Services` is whatever the app's commands work with; the shell makes it once for each launched
/// session and hands it to every action. Words (names, usage lines, summaries) are known before any
/// session exists, so that scripts can be parsed and `help` printed.
@MainActor public struct ShellExtension {
  /// The options of the command line that the app adds.
  public let options: [AddedOption]
  /// The subcommands of the command line that the app adds.
  public let subcommands: [AddedSubcommand]
  package let commands: CommandTable
  package let start: @MainActor (ServicesRequest) throws -> StartedExtension

  /// An extension whose actions work with the services that `services` makes.
  ///
  /// `heading` stands above the commands in `help`. `apps` are the apps that the shell can launch
  /// with those services; a program that hosts one app by its delegate leaves it out. `state` is
  /// what a replay has to rewind, and `roots` are the long-lived objects that the retain graph
  /// starts from beside UIKit's own.
  public init<Services>(
    heading: String,
    options: [AddedOption] = [],
    subcommands: [AddedSubcommand] = [],
    commands: [AddedCommand<Services>] = [],
    expectations: [AddedExpectation<Services>] = [],
    kinds: [AddedArgument<Services>] = [],
    apps: @escaping @MainActor (Services) -> [HostedApp] = { _ in [] },
    state: (@MainActor (Services) -> ReplayedPart?)? = nil,
    roots: @escaping @MainActor (Services) -> [AddedRoot] = { _ in [] },
    services: @escaping @MainActor (ServicesRequest) throws -> Services
  ) {
    self.options = options
    self.subcommands = subcommands
    self.commands = CommandTable(
      heading: heading, commands: commands.map(\.form), expectations: expectations.map(\.form),
      kinds: kinds.map(\.kind))
    start = { request in
      let services = try services(request)
      return StartedExtension(
        apps: apps(services), part: state?(services), roots: roots(services),
        perform: { name, arguments, stage in
          guard let command = commands.first(where: { $0.name == name }) else { return [] }
          return try command.action(services, arguments, stage)
        },
        examine: { name, arguments, stage in
          guard let expectation = expectations.first(where: { $0.name == name }) else {
            return AddedAnswer(holds: false, actual: "it is unknown")
          }
          return try expectation.examine(services, arguments, stage)
        },
        offers: { name, stage in
          kinds.first { $0.name == name }?.offers(services, stage) ?? []
        })
    }
  }
}

/// What a shell has without an extension: no services, no apps of its own.
extension ShellExtension {
  package static let none = ShellExtension(
    heading: "", commands: [AddedCommand<Void>](), services: { _ in })
}

/// A root of the retain graph that the app adds: an object that is meant to live as long as the app.
@MainActor public struct AddedRoot {
  package let object: AnyObject
  package let label: String

  /// An object, and what a path that starts from it calls it: `the item store`.
  public init(_ object: AnyObject, label: String) {
    self.object = object
    self.label = label
  }
}
