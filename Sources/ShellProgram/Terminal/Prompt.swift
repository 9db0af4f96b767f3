import ShellLanguage

/// A prompt as the user gave it, made safe for the editor.
///
/// Colors may be written in it as SGR sequences (`ESC [ … m`); every other control character is
/// shown as a replacement character.
struct Prompt {
  /// Encloses what takes no columns, for the editor's own count.
  static let literalMark: Unicode.Scalar = "\u{1}"

  /// The prompt with its colors between literal marks.
  let marked: String
  /// The prompt without its colors: what takes columns.
  let visible: String

  /// The prompt as a terminal takes it.
  var colored: String {
    String(String.UnicodeScalarView(marked.unicodeScalars.filter { $0 != Self.literalMark }))
  }

  init(_ text: String, encoding: TextEncoding) {
    var marked = String.UnicodeScalarView()
    var visible = String.UnicodeScalarView()
    var colors = String.UnicodeScalarView()
    /// Neighbors share one pair of marks: the editor cannot take two literals in a row.
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
      let shown = scalar.isControl ? (encoding.isUTF8 ? "\u{FFFD}" : "?") : scalar
      marked.append(shown)
      visible.append(shown)
      rest.removeFirst()
    }
    // A literal at the very end is dropped, and its color would bleed into the line: end plainly.
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
