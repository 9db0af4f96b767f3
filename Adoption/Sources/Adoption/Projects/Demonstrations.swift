/// Apps that show what a library or another app does: `ShopDemo` and `Shop Examples` beside `Shop`.
enum Demonstrations {
  /// The only app, or the only one whose name doesn't call it a demonstration.
  static func mainApp<App>(among apps: [App], name: (App) -> String) -> App? {
    if apps.count == 1 { return apps.first }
    let others = apps.filter { !isDemonstration(name($0)) }
    return others.count == 1 ? others.first : nil
  }

  /// Whether a name's last word is a demonstration, or the last before `App`.
  private static func isDemonstration(_ name: String) -> Bool {
    var words = words(of: name)
    if words.last == "app" { words.removeLast() }
    return words.last.map { Self.words.contains($0) || Self.words.contains($0 + "s") } ?? false
  }

  private static let words: Set<String> = ["demos", "examples", "playgrounds", "samples"]

  /// The words that capitals and other characters than letters separate, in lower case.
  private static func words(of name: String) -> [String] {
    var words = [""]
    var previous: Character = " "
    for character in name {
      if !character.isLetter {
        words.append("")
      } else if character.isUppercase, previous.isLowercase {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
      previous = character
    }
    return words.filter { !$0.isEmpty }
  }
}
