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
      name: "blame", usage: "on|off", summary: "do the steps once more to find who made a reference"
    ),
    Setting(name: "color", usage: "auto|always|never", summary: "color in what is printed"),
    Setting(
      name: "hints", usage: "on|off", summary: "colors and what may come next, as you type"),
    Setting(name: "quiet", usage: "on|off", summary: "print only what fails"),
    Setting(
      name: "screen", usage: "wireframe|list", summary: "how 'screen' looks on a terminal"),
    Setting(name: "steps", usage: "<count>", summary: "stop a script after so many steps"),
    Setting(
      name: "tree", usage: "changes|all", summary: "what a tree longer than the terminal shows"),
  ]

  /// The accepted words; empty if the setting takes a number.
  package var words: [String] {
    usage == "<count>" ? [] : usage.split(separator: "|").map(String.init)
  }
}
