import ShellLanguage

/// Wraps lines between words at a terminal's width.
///
/// Drawing characters at the beginning continue on the next line, and a second column stays one.
package enum WrappedText {
  /// The lines as they are, or wrapped for a terminal.
  package static func lines(_ lines: [String], in terminal: TerminalSize?) -> [String] {
    guard let width = terminal?.columns else { return lines }
    return lines.flatMap { self.lines($0, width: width) }
  }

  /// The columns that text needs beside what is repeated; in fewer, a line stays whole.
  private static let leastText = 20

  /// The line, or its parts; a word that is too long stays whole.
  package static func lines(_ line: String, width: Int) -> [String] {
    guard columns(line) > width else { return [line] }
    let (color, rest) = color(of: line)
    var (art, text) = parted(rest)
    if art.utf8.count + leastText > width, art.allSatisfy({ $0 == " " }) { art = "    " }
    let trunk = trunk(of: art)
    let gap = text.firstRange(of: "  ")
    let second = gap.map { text[$0.lowerBound...].drop { $0 == " " } } ?? ""
    var lead = trunk + (art.isEmpty ? "" : "  ")
    if !second.isEmpty, let gap {
      let column = columns(String(text[..<second.startIndex]))
      let start = DisplayWidth.of(trunk) + column
      if start <= width / 2, start + leastText <= width {
        lead = trunk + String(repeating: " ", count: column)
      } else if art.allSatisfy({ $0 == " " }) {
        // The second column of a table goes below the first.
        let first = String(text[..<gap.lowerBound])
        let open = style(after: first, color)
        return self.lines(color + art + first + (open.isEmpty ? "" : "\u{1b}[0m"), width: width)
          + self.lines(open + art + "  " + second, width: width)
      }
    }
    guard DisplayWidth.of(lead) + leastText <= width else { return [line] }
    var lines: [String] = []
    var current = color + art
    var isStart = true
    var open = color
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let piece = isStart ? String(word) : " " + word
      // Blanks between columns go where the line ends.
      if !isStart, !word.isEmpty, columns(current) + columns(piece) > width {
        lines.append(trimmed(current) + (open.isEmpty ? "" : "\u{1b}[0m"))
        current = lead + open + word
      } else {
        current += piece
      }
      isStart = false
      open = style(after: String(word), open)
    }
    return lines + [trimmed(current)]
  }

  /// The drawing without its branches, which the next lines begin with.
  private static func trunk(of art: String) -> String {
    [("╭→", "│ "), (",>", "| "), ("├─", "│ "), ("└─", "  "), ("|-", "| "), ("`-", "  ")]
      .reduce(art) { $0.replacing($1.0, with: $1.1) }
  }

  private static func trimmed(_ line: String) -> String {
    var line = Substring(line)
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// The color of the whole line, and the line without its beginning.
  private static func color(of line: String) -> (code: String, rest: String) {
    guard line.first == "\u{1b}", let end = line.firstIndex(of: "m") else { return ("", line) }
    return (String(line[...end]), String(line[line.index(after: end)...]))
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
