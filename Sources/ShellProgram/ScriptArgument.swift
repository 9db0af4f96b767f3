/// A command line that names a script without a subcommand: camsh runs the script.
enum ScriptArgument {
  /// The arguments with `run` before the first script, if no subcommand precedes it.
  static func spelledOut(_ arguments: [String]) -> [String] {
    // Earlier arguments may be options whose values end in anything.
    let valued = ["--app", "--color", "--format", "--set", "-c"]
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

  /// No subcommand has such a name.
  private static func isScript(_ argument: String) -> Bool {
    argument.hasSuffix(ScriptFolder.fileEnding) || argument.contains("/") || argument == "-"
  }
}
