import ArgumentParser

struct CamshAdopt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "camsh-adopt",
    abstract: "Runs an iOS app's coordinators on Linux.",
    subcommands: [AdoptCommand.self, DoctorCommand.self],
    defaultSubcommand: AdoptCommand.self)
}
