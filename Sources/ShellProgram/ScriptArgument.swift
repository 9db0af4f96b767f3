/// A command line that names a script without saying what to do with it: it is run.
enum ScriptArgument {
  /// The arguments with `run` before the first that is a script, where no subcommand comes before it.
  static func spelledOut(_ arguments: [String]) -> [String] {
    // What comes before may be options of the shell, with values that end in anything.
    let valued = ["--app", "--color", "--format", "--set", "-c"]
    // What a shell asks about a command line that is being typed.
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

  /// No subcommand is called like that.
  private static func isScript(_ argument: String) -> Bool {
    argument.hasSuffix(ScriptFolder.fileEnding) || argument.contains("/") || argument == "-"
  }
}
