import HeadlessUIKit
import ShellLanguage

/// The prompt: the app, the path to the visible screen, findings, and a hold.
struct ShellPrompt {
  let app: String
  /// The screens from the root to the visible one.
  let path: [String]
  /// The number of current findings.
  let findings: Int
  let isHeld: Bool

  /// The shortest length that a prompt is cut to.
  private static let least = 16

  /// At most a third of `columns`, but not less than the minimum.
  func text(columns: Int, paint: Paint, glyphs: Glyphs) -> String {
    let ellipsis = glyphs == .unicode ? "…" : "..."
    let state = (findings > 0 ? " !\(findings)" : "") + (isHeld ? " held" : "")
    let room = max(Self.least, columns / 3) - state.displayWidth - 2
    let steps = folded(times: glyphs == .unicode ? "×" : "x")
    var plain = [app, steps.joined(separator: "/")].joined(separator: " ")
    // The first screen, such as a tab, and the last ones are the most useful.
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

  /// The path with repeated screens as one screen with its count.
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
