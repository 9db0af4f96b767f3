/// A command line that names a script without a subcommand: camsh runs the script.
enum ScriptArgument {
  /// The arguments with `run` before the first script, if no subcommand precedes it.
  static func spelledOut(_ arguments: [String]) -> [String] {
    // A shell asks for the completion of a command line.
    if arguments.first == "---completion" { return arguments }
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      if valued.contains(argument) {
        index += 2
      } else if argument.hasPrefix("-"), argument != "-" {
        index += 1
      } else {
        guard isScript(argument) else { return arguments }
        return Array(arguments[..<index]) + ["run"] + Array(arguments[index...])
      }
    }
    return arguments
  }

  /// Whether a command line has commands to run, and a script or a subcommand too.
  static func mixesCommands(_ arguments: [String]) -> Bool {
    guard arguments.contains("-c"), arguments.first != "---completion" else { return false }
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      if !argument.hasPrefix("-") || argument == "-" { return true }
      index += valued.contains(argument) ? 2 : 1
    }
    return false
  }

  /// Earlier arguments may be options whose values end in anything.
  private static let valued = ["--app", "--color", "--format", "--set", "-c"]

  /// No subcommand has such a name.
  private static func isScript(_ argument: String) -> Bool {
    argument.hasSuffix(ScriptFolder.fileEnding) || argument.contains("/") || argument == "-"
  }
}
