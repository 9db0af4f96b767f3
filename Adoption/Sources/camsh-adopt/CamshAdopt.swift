import ArgumentParser

struct CamshAdopt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CommandLine.arguments.first ?? "camsh-adopt",
    abstract: "Runs an iOS app's coordinators on Linux.",
    subcommands: [AdoptCommand.self, DoctorCommand.self],
    defaultSubcommand: AdoptCommand.self)
}
