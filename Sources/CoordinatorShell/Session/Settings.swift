import ShellLanguage

/// What `set` can change.
package struct Settings: Sendable, Equatable {
  package enum Colour: String, Sendable {
    case auto, always, never
  }

  /// More steps than this stop a script.
  package var stepLimit = 1_000_000
  /// Whether only failures are printed.
  package var isQuiet = false
  package var colour = Colour.auto
  /// Whether the steps are done once more to find when the reference to cut was made.
  package var seeksBlame = true

  /// Whether the shell colors what is typed, and shows what may come next.
  package var showsHints = true
  /// Whether `screen` draws the display on a terminal.
  package var drawsScreen = true
  /// Whether a tree that is longer than the terminal leaves out what a step did not change.
  package var foldsTree = true

  package init() {}

  /// The value as `set` shows it; empty for a name that is no setting's.
  package func value(of name: String) -> String {
    switch name {
    case "steps": String(stepLimit)
    case "quiet": isQuiet ? "on" : "off"
    case "color": colour.rawValue
    case "hints": showsHints ? "on" : "off"
    case "blame": seeksBlame ? "on" : "off"
    case "screen": drawsScreen ? "wireframe" : "list"
    case "tree": foldsTree ? "changes" : "all"
    default: ""
    }
  }

  /// Changes a setting; false where the value makes no sense for it.
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
      guard let colour = Colour(rawValue: value) else { return false }
      self.colour = colour
    default:
      return false
    }
    return true
  }
}
