import Adoption
import ArgumentParser
import Glibc

struct AdoptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt", abstract: "Build a shell from an app's checkout.",
    discussion: """
      Writes only to the output folder. Launching the app runs it with your rights.
      """)

  @OptionGroup var options: AdoptionOptions

  @Flag(help: "Report what doesn't compile instead of reducing it.")
  var strict = false

  @Flag(
    name: .customLong("no-build"),
    help: "Write the package without building it; camsh's own modules are built if need be.")
  var noBuild = false

  func run() throws {
    var adopter = try options.adopter()
    adopter.options.isStrict = strict
    adopter.options.builds = !noBuild
    let report = try Failure.reported {
      try TargetQuestion.asking(&adopter) { adopter in
        try adopter.adopt {
          Terminal.progress($0)
        } notice: {
          Terminal.ask("camsh: \($0)")
        }
      }
    }
    try Terminal.print(report, asJSON: options.json)
    throw ExitCode(report.exitCode)
  }
}

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Report what adopting an app would do, without building.")

  @OptionGroup var options: AdoptionOptions

  func run() throws {
    var adopter = try options.adopter()
    let report = try Failure.reported {
      try TargetQuestion.asking(&adopter) { try $0.examine() }
    }
    try Terminal.print(report, asJSON: options.json)
  }
}
