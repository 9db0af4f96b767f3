import CoordinatorShellCore

/// A command line without the extension's options.
struct AddedCommandLine {
  /// The arguments for camsh's own parser.
  private(set) var rest: [String] = []
  private(set) var values: [String: String] = [:]
  /// An option without its value.
  private(set) var incomplete: String?

  init(_ arguments: some Sequence<String>, options: [AddedOption]) {
    var arguments = Array(arguments)[...]
    while let argument = arguments.popFirst() {
      if argument == "--" {
        rest += [argument] + arguments
        return
      }
      guard argument.hasPrefix("--"), let option = Self.option(argument, among: options) else {
        rest.append(argument)
        continue
      }
      if option.value == nil {
        values[option.name] = ""
      } else if let equals = argument.firstIndex(of: "=") {
        values[option.name] = String(argument[argument.index(after: equals)...])
      } else if let value = arguments.popFirst() {
        values[option.name] = value
      } else {
        incomplete = argument
      }
    }
  }

  private static func option(_ argument: String, among options: [AddedOption]) -> AddedOption? {
    let name = argument.dropFirst(2).prefix { $0 != "=" }
    return options.first { option in ([option.name] + option.aliases).contains { $0 == name } }
  }

  /// What an app's options and subcommands do, for `--help`; empty if it has none.
  @MainActor static func help(of shell: ShellExtension) -> String {
    let options = shell.options.map {
      ("--\($0.name)" + ($0.value.map { " <\($0)>" } ?? ""), $0.help)
    }
    let subcommands = shell.subcommands.map { ($0.name, $0.summary) }
    return [("Options of the apps:", options), ("Subcommands of the apps:", subcommands)]
      .filter { !$0.1.isEmpty }
      .map { title, items in
        "\n\n\(title)\n" + items.map { "  \($0): \($1)" }.joined(separator: "\n")
      }
      .joined()
  }
}
