import CoordinatorKit
import ShellLanguage

/// Everything that an app adds to the shell.
///
/// `Services` is the value that the app's commands work with. The shell creates it once for each
/// launched session and passes it to every action. Words (names, usage lines, summaries) are known
/// before a session exists, so that camsh can parse scripts and print `help`.
@MainActor public struct ShellExtension {
  /// The command-line options that the app adds.
  public package(set) var options: [AddedOption]
  /// The subcommands that the app adds.
  public let subcommands: [AddedSubcommand]
  package let commands: CommandTable
  package let start: @MainActor (ServicesRequest) throws -> StartedExtension

  /// Creates an extension whose actions use the value that `services` creates.
  ///
  /// `heading` is the heading of the commands in `help`. `apps` are the apps that the shell can
  /// launch with those services; a program that hosts one app by its delegate omits it. `state` is
  /// what a replay has to restore. `roots` are long-lived objects that the retain graph starts
  /// from, besides UIKit's.
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

/// The shell without an extension: no services, no apps of its own.
extension ShellExtension {
  package static let none = ShellExtension(
    heading: "", commands: [AddedCommand<Void>](), services: { _ in })
}

/// A root that the app adds to the retain graph: an object that lives as long as the app.
@MainActor public struct AddedRoot {
  package let object: AnyObject
  package let label: String

  /// Creates a root; paths that start there print the label, such as `the item store`.
  public init(_ object: AnyObject, label: String) {
    self.object = object
    self.label = label
  }
}
