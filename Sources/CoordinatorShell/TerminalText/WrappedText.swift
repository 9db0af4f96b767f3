import ShellLanguage

/// Wraps lines at a terminal's width, and repeats the drawing characters at their beginning.
package enum WrappedText {
  /// The line, or its parts; a word that is too long stays whole.
  package static func lines(_ line: String, width: Int) -> [String] {
    guard columns(line) > width else { return [line] }
    let (art, text) = parted(line)
    let lead = art.replacing("╭→", with: "│ ").replacing(",>", with: "| ") + "  "
    guard DisplayWidth.of(lead) + 20 <= width else { return [line] }
    var lines: [String] = []
    var current = art
    var isStart = true
    var open = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let piece = isStart ? String(word) : " " + word
      if !isStart, columns(current) + columns(piece) > width {
        lines.append(current + (open.isEmpty ? "" : "\u{1b}[0m"))
        current = lead + open + word
      } else {
        current += piece
      }
      isStart = false
      open = style(after: String(word), open)
    }
    return lines + [current]
  }

  /// The drawing characters, and the rest.
  private static func parted(_ line: String) -> (art: String, text: String) {
    let end = line.firstIndex { !" │╭╰→─├└|`,>-".contains($0) } ?? line.startIndex
    return (String(line[..<end]), String(line[end...]))
  }

  /// The display width of a line, without its colors.
  package static func columns(_ line: String) -> Int {
    guard line.utf8.contains(0x1b) else { return DisplayWidth.of(line) }
    var plain = ""
    var isCode = false
    for character in line.unicodeScalars {
      if character == "\u{1b}" {
        isCode = true
      } else if isCode {
        isCode = character != "m"
      } else {
        plain.unicodeScalars.append(character)
      }
    }
    return DisplayWidth.of(plain)
  }

  /// The color that is still active after a word.
  private static func style(after word: String, _ before: String) -> String {
    guard let start = word.lastIndex(of: "\u{1b}") else { return before }
    let code = word[start...].prefix { $0 != "m" } + "m"
    return code == "\u{1b}[0m" ? "" : String(code)
  }
}
