import ShellLanguage

/// A prompt that is safe for the editor.
///
/// It may contain colors as SGR sequences (`ESC [ … m`); every other control character is shown as
/// a replacement character.
struct Prompt {
  /// Encloses what has no width, for the editor's count of columns.
  static let literalMark: Unicode.Scalar = "\u{1}"

  /// The prompt with its colors between literal marks.
  let marked: String
  /// The prompt without its colors.
  let visible: String

  /// The prompt for the terminal.
  var colored: String {
    String(String.UnicodeScalarView(marked.unicodeScalars.filter { $0 != Self.literalMark }))
  }

  init(_ text: String, encoding: TextEncoding) {
    var marked = String.UnicodeScalarView()
    var visible = String.UnicodeScalarView()
    var colors = String.UnicodeScalarView()
    /// Adjacent colors share one pair of marks: the editor can't process two literals in a row.
    func appendColors() {
      if colors.isEmpty { return }
      marked.append(Self.literalMark)
      marked.append(contentsOf: colors)
      marked.append(Self.literalMark)
      colors.removeAll()
    }
    var rest = encoding.representable(text).unicodeScalars[...]
    while let scalar = rest.first {
      if let color = Self.color(at: rest) {
        colors.append(contentsOf: color)
        rest = rest[color.endIndex...]
        continue
      }
      appendColors()
      let shown = scalar.steersTerminal ? (encoding.isUTF8 ? "\u{FFFD}" : "?") : scalar
      marked.append(shown)
      visible.append(shown)
      rest.removeFirst()
    }
    // A literal at the end is dropped and its color would continue in the line, so end with plain
    // text.
    if !colors.isEmpty || visible.last != " " {
      appendColors()
      marked.append(" ")
      visible.append(" ")
    }
    self.marked = String(marked)
    self.visible = String(visible)
  }

  private static func color(
    at text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    guard text.starts(with: "\u{1B}[".unicodeScalars) else { return nil }
    let end = text.dropFirst(2).firstIndex { !("0"..."9").contains($0) && $0 != ";" && $0 != ":" }
    guard let end, text[end] == "m" else { return nil }
    return text[...end]
  }
}
