import HeadlessUIKit
import ShellLanguage

/// What a line is prompted with: the app, the way to the screen in front, and what needs attention.
struct ShellPrompt {
  let app: String
  /// The screens from the first to the one in front.
  let path: [String]
  /// How many findings stand.
  let findings: Int
  let isHeld: Bool

  /// A prompt is never cut shorter than that.
  private static let least = 16

  /// At most a third of `columns`, unless that is too little for anything.
  func text(columns: Int, paint: Paint, glyphs: Glyphs) -> String {
    let ellipsis = glyphs == .unicode ? "…" : "..."
    let state = (findings > 0 ? " !\(findings)" : "") + (isHeld ? " held" : "")
    let room = max(Self.least, columns / 3) - state.displayWidth - 2
    let steps = folded(times: glyphs == .unicode ? "×" : "x")
    var plain = [app, steps.joined(separator: "/")].joined(separator: " ")
    // The first, as of a tab, and the last say most.
    if plain.displayWidth > room, steps.count > 2 {
      plain = "\(app) \(steps[0])/\(ellipsis)/\(steps[steps.count - 1])"
    }
    if plain.displayWidth > room, let last = steps.last {
      plain = steps.count > 1 ? "\(app) \(ellipsis)/\(last)" : "\(app) \(last)"
    }
    if plain.displayWidth > room, let last = steps.last { plain = last }
    if plain.displayWidth > room {
      plain = glyphs == .unicode ? plain.fitting(room) : String(plain.prefix(room))
    }
    var text = plain
    if findings > 0 { text += " " + paint.error("!\(findings)") }
    if isHeld { text += " " + paint.held("held") }
    return text + "> "
  }

  /// The path with the same screen many times in a row as one with its count.
  private func folded(times: String) -> [String] {
    var steps: [(name: String, count: Int)] = []
    for name in path {
      if let last = steps.indices.last, steps[last].name == name {
        steps[last].count += 1
      } else {
        steps.append((name, 1))
      }
    }
    return steps.map { $0.count == 1 ? $0.name : "\($0.name) \(times)\($0.count)" }
  }
}
