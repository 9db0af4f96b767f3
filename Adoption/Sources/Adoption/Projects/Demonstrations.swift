/// Apps that show what a library or another app does: `ShopDemo` and `Shop Examples` beside `Shop`.
enum Demonstrations {
  /// The only app, or the only one whose name doesn't call it a demonstration.
  ///
  /// A test host counts only if there is no other app.
  static func mainApp<App>(among apps: [App], name: (App) -> String) -> App? {
    if apps.count == 1 { return apps.first }
    let apps = apps.filter { !isTestHost(name($0)) }
    if apps.count == 1 { return apps.first }
    let others = apps.filter { !isDemonstration(name($0)) }
    return others.count == 1 ? others.first : nil
  }

  /// Whether a name's last word is a demonstration, or the last before `App`.
  private static func isDemonstration(_ name: String) -> Bool {
    guard let word = kind(of: name).last else { return false }
    return words.contains(word) || words.contains(word + "s")
  }

  /// Whether a name ends with `TestHost` or `TestsHost`, or with one of them before `App`.
  private static func isTestHost(_ name: String) -> Bool {
    let words = kind(of: name).suffix(2)
    return words.last == "host" && ["test", "tests"].contains(words.first)
  }

  /// The words of a name without `App` at its end.
  private static func kind(of name: String) -> [String] {
    let words = words(of: name)
    return words.last == "app" ? words.dropLast() : words
  }

  private static let words: Set<String> = ["demos", "examples", "playgrounds", "samples"]

  /// The words that capitals and other characters than letters separate, in lower case:
  /// `mvvm` and `demo` in `MVVMDemo`.
  private static func words(of name: String) -> [String] {
    let characters = Array(name)
    var words = [""]
    for (index, character) in characters.enumerated() {
      guard character.isLetter else {
        words.append("")
        continue
      }
      let followsLowercase = index > 0 && characters[index - 1].isLowercase
      let precedesLowercase = characters.dropFirst(index + 1).first?.isLowercase == true
      if character.isUppercase, followsLowercase || precedesLowercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words.filter { !$0.isEmpty }
  }
}
