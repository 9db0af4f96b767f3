/// A command line that names a script without a subcommand: camsh runs the script.
enum ScriptArgument {
  /// The arguments with `run` before the first script, if no subcommand precedes it.
  static func spelledOut(_ arguments: [String]) -> [String] {
    // A shell asks for the completion of a command line.
    if arguments.first == "---completion" { return arguments }
    guard let index = firstWord(of: arguments), isScript(arguments[index]) else { return arguments }
    return Array(arguments[..<index]) + ["run"] + Array(arguments[index...])
  }

  /// Whether a command line has commands to run, and a script or a subcommand too.
  ///
  /// A word after an unknown option may be its value, which the option's own error explains.
  static func mixesCommands(_ arguments: [String]) -> Bool {
    guard arguments.contains("-c"), arguments.first != "---completion",
      let index = firstWord(of: arguments)
    else { return false }
    return !mayBeValue(at: index, of: arguments)
  }

  /// Whether an argument follows an option that isn't known here.
  private static func mayBeValue(at index: Int, of arguments: [String]) -> Bool {
    guard index > 0 else { return false }
    let previous = arguments[index - 1]
    return previous.hasPrefix("-") && !flags.contains(previous)
  }

  /// The first word, if it is neither a script nor one of the subcommands.
  static func unknownSubcommand(in arguments: [String], known: [String]) -> String? {
    guard arguments.first != "---completion", let index = firstWord(of: arguments),
      !isScript(arguments[index]), !known.contains(arguments[index]),
      !mayBeValue(at: index, of: arguments)
    else { return nil }
    return arguments[index]
  }

  /// The place of the first argument that is neither an option nor the value of one.
  private static func firstWord(of arguments: [String]) -> Int? {
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      if !argument.hasPrefix("-") || argument == "-" { return index }
      index += valued.contains(argument) ? 2 : 1
    }
    return nil
  }

  /// Options whose values end in anything.
  private static let valued = ["--app", "--color", "--format", "--set", "-c"]

  /// Options without values, of every command.
  private static let flags = [
    "-", "-q", "--quiet", "-h", "--help", "--version", "--keep-going", "--keep-data", "--offline",
    "--network", "--samples", "--live",
  ]

  /// No subcommand has such a name.
  private static func isScript(_ argument: String) -> Bool {
    argument.hasSuffix(ScriptFolder.fileEnding) || argument.contains("/") || argument == "-"
  }
}
