import ShellLanguage

/// The values that `set` changes.
package struct Settings: Sendable, Equatable {
  package enum Color: String, Sendable {
    case auto, always, never
  }

  /// The number of steps after which a script stops.
  package var stepLimit = 1_000_000
  /// Whether only failures are printed.
  package var isQuiet = false
  package var color = Color.auto
  /// Whether to replay the steps to find when the reference to weaken was created.
  package var seeksBlame = true

  /// Whether the shell colors the typed line and shows hints.
  package var showsHints = true
  /// Whether `screen` draws the display on a terminal.
  package var drawsScreen = true
  /// Whether a tree longer than the terminal omits what a step did not change.
  package var foldsTree = true

  package init() {}

  /// The value as `set` prints it; empty for an unknown name.
  package func value(of name: String) -> String {
    switch name {
    case "steps": String(stepLimit)
    case "quiet": isQuiet ? "on" : "off"
    case "color": color.rawValue
    case "hints": showsHints ? "on" : "off"
    case "blame": seeksBlame ? "on" : "off"
    case "screen": drawsScreen ? "wireframe" : "list"
    case "tree": foldsTree ? "changes" : "all"
    default: ""
    }
  }

  /// Changes a setting; returns false if the value isn't valid for it.
  package mutating func set(_ name: String, to value: String) -> Bool {
    switch name {
    case "steps":
      guard case .integer(let number) = Number(value), number > 0 else { return false }
      stepLimit = number
    case "quiet":
      guard ["on", "off"].contains(value) else { return false }
      isQuiet = value == "on"
    case "hints":
      guard ["on", "off"].contains(value) else { return false }
      showsHints = value == "on"
    case "blame":
      guard ["on", "off"].contains(value) else { return false }
      seeksBlame = value == "on"
    case "screen":
      guard ["wireframe", "list"].contains(value) else { return false }
      drawsScreen = value == "wireframe"
    case "tree":
      guard ["changes", "all"].contains(value) else { return false }
      foldsTree = value == "changes"
    case "color":
      guard let color = Color(rawValue: value) else { return false }
      self.color = color
    default:
      return false
    }
    return true
  }
}
