import Foundation

/// A script that walks through the app once, for `test` to run and for people to continue.
///
/// It is found by trying: every tab, and in each the first rows or buttons that lead somewhere, and back
/// again by button and by finger. Each trial is a launch of its own.
struct FirstScript {
  static let path = "sessions/first.camsh"
  private static let statePath = "sessions/.first"

  var folder: OutputFolder
  var executable: String
  var name: String

  /// The maximum number of launches for finding it.
  private static let trials = 60
  /// The time limit; an interrupted walk ends where it is.
  private static let limit: Duration = .seconds(30)

  /// Writes the script, unless the user has edited it.
  func write() throws {
    if let text = folder.text(Self.path), folder.text(Self.statePath) != Self.stamp(text) { return }
    var walk = Walk(
      executable: executable, trialsLeft: Self.trials, deadline: .now + Self.limit)
    walk.run()
    let text =
      """
      # A first walk through \(name): every tab, the first rows, and back by button and by finger.
      # camsh wrote it, and leaves it alone once it is edited.
      % network: samples
      \(walk.steps.joined(separator: "\n"))

      """
    try folder.write(Self.path, text)
    try folder.write(Self.statePath, Self.stamp(text))
  }

  private static func stamp(_ text: String) -> String {
    String(StableHash.of(text), radix: 36) + "\n"
  }
}

/// Finds steps that work, with one launch for each.
private struct Walk {
  let executable: String
  var trialsLeft: Int
  let deadline: ContinuousClock.Instant
  var steps: [String] = ["tree"]
  private var turns = 0
  private var levels = 0

  /// The maximum number of screens without a way back that the walk passes.
  private static let deepest = 4

  init(executable: String, trialsLeft: Int, deadline: ContinuousClock.Instant) {
    self.executable = executable
    self.trialsLeft = trialsLeft
    self.deadline = deadline
  }

  /// What the app shows after the steps.
  private struct View {
    var visible: String
    var tabs: Int
    var controls: [String]
  }

  mutating func run() {
    guard let start = look([]) else { return }
    explore(start)
  }

  private mutating func explore(_ start: View) {
    if start.tabs > 1 {
      for index in 0..<start.tabs {
        guard let view = attempt("tab \(index)") else { continue }
        visit(view)
      }
    } else {
      visit(start)
    }
  }

  /// Follows the first controls that lead to another screen, and returns.
  private mutating func visit(_ view: View) {
    var followed = 0
    for control in view.controls.prefix(4) where followed < 2 {
      guard let next = look(["tap \(control)"]), next.visible != view.visible else { continue }
      steps.append("tap \(control)")
      followed += 1
      turns += 1
      let ways =
        turns % 2 == 1
        ? ["back", "swipe back", "swipe down", "dismiss"]
        : ["swipe back", "back", "swipe down", "dismiss"]
      var isBack = false
      for way in ways where !isBack {
        if let after = look([way]), after.visible == view.visible {
          steps.append(way)
          isBack = true
        }
      }
      // If no step leads back, as after a login, the walk continues from there.
      if !isBack {
        levels += 1
        if levels <= Self.deepest { explore(next) }
        return
      }
    }
  }

  private mutating func attempt(_ step: String) -> View? {
    guard let view = look([step]) else { return nil }
    steps.append(step)
    return view
  }

  /// Launches the app, performs the steps so far and these, and reads the screen; nil if a step
  /// fails.
  private mutating func look(_ more: [String]) -> View? {
    let seconds = (deadline - .now).components.seconds
    guard trialsLeft > 0, seconds > 0 else { return nil }
    trialsLeft -= 1
    let script = (steps.dropFirst() + more + ["tree", "screen"]).joined(separator: "; ")
    guard
      let result = try? Subprocess(arguments: [
        "timeout", "\(min(20, seconds))", executable, "--samples", "--format", "json", "-c", script,
      ]).run()
    else { return nil }
    var view = View(visible: "", tabs: 0, controls: [])
    for line in result.output.split(separator: "\n") where line.hasPrefix("{") {
      guard
        let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      else { continue }
      if object["error"] != nil { return nil }
      guard let output = object["output"] as? [String] else { continue }
      if object["command"] as? String == "screen" {
        view.visible = output.first?.split(separator: " ").first.map(String.init) ?? ""
        view.controls = Self.controls(in: output)
      } else {
        view.tabs = output.filter { $0.contains("    tab ") }.count
      }
    }
    return view.visible.isEmpty ? nil : view
  }

  /// The controls to tap: the first rows, else bar buttons and buttons.
  private static func controls(in output: [String]) -> [String] {
    var rows: [String] = []
    var buttons: [String] = []
    for line in output.dropFirst() {
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      guard let kind = words.first, line.hasPrefix("  ") else { continue }
      if kind == "row", words.count > 1, let number = Int(words[1]) {
        rows.append("row \(number)")
      } else if kind == "button" || kind == "link", words.count > 1 {
        let title = words.dropFirst().joined(separator: " ")
        if !title.contains("\"") { buttons.append("\"\(title)\"") }
      }
    }
    return Array(rows.prefix(2)) + buttons
  }
}
