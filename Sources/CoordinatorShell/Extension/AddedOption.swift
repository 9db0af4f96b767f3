/// An option that an app adds to the command line: `--menu FILE`.
public struct AddedOption: Sendable {
  /// Its name, without dashes.
  public let name: String
  /// Older spellings that go on working.
  public let aliases: [String]
  /// What its value is, as `help` prints it; nil for an option without a value.
  public let value: String?
  /// What it does, in a sentence or two.
  public let help: String

  public init(_ name: String, aliases: [String] = [], value: String? = nil, help: String) {
    self.name = name
    self.aliases = aliases
    self.value = value
    self.help = help
  }
}

/// A subcommand that an app adds to the command line: `camsh sync …`.
public struct AddedSubcommand: Sendable {
  public let name: String
  /// What it does, in one line.
  public let summary: String
  /// Runs it with the arguments after its name; returns the exit status.
  public let run: @Sendable ([String]) -> Int32

  public init(_ name: String, summary: String, run: @escaping @Sendable ([String]) -> Int32) {
    self.name = name
    self.summary = summary
    self.run = run
  }
}
