/// A command-line option that an app adds: `--menu FILE`.
public struct AddedOption: Sendable {
  /// The name, without dashes.
  public let name: String
  /// Older spellings that still work.
  public let aliases: [String]
  /// The placeholder of the value in `help`; nil for an option without a value.
  public let value: String?
  /// What the option does, in a sentence or two.
  public let help: String

  public init(_ name: String, aliases: [String] = [], value: String? = nil, help: String) {
    self.name = name
    self.aliases = aliases
    self.value = value
    self.help = help
  }
}

/// A subcommand that an app adds: `camsh sync …`.
public struct AddedSubcommand: Sendable {
  public let name: String
  /// What the subcommand does, in one line.
  public let summary: String
  /// Runs the subcommand with the arguments after its name; returns the exit status.
  public let run: @Sendable ([String]) -> Int32

  public init(_ name: String, summary: String, run: @escaping @Sendable ([String]) -> Int32) {
    self.name = name
    self.summary = summary
    self.run = run
  }
}
