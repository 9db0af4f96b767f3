/// A setting of a session, changed by `set`.
package struct Setting: Sendable {
  /// The setting's name.
  package let name: String
  /// The accepted values, as in a usage line.
  package let usage: String
  /// A one-line summary.
  package let summary: String

  /// All settings.
  package static let all: [Setting] = [
    Setting(
      name: "blame", usage: "on|off",
      summary: "replay the steps to find when a reference was created"),
    Setting(name: "color", usage: "auto|always|never", summary: "color in the output"),
    Setting(
      name: "hints", usage: "on|off", summary: "colors and hints while you type"),
    Setting(name: "quiet", usage: "on|off", summary: "print failures and answers, no steps"),
    Setting(
      name: "screen", usage: "wireframe|list", summary: "how 'screen' looks on a terminal"),
    Setting(name: "steps", usage: "<count>", summary: "stop a script after this many steps"),
    Setting(
      name: "tree", usage: "changes|all", summary: "how to print a tree longer than the terminal"),
  ]

  /// The accepted words; empty if the setting takes a number.
  package var words: [String] {
    usage == "<count>" ? [] : usage.split(separator: "|").map(String.init)
  }
}
