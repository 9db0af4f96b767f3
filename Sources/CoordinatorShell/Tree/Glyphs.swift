/// The characters that a tree is drawn with.
package enum Glyphs: Sendable {
  case unicode
  /// For terminals and pipes with an ASCII locale.
  case ascii

  package var branch: String { self == .unicode ? "├─ " : "|- " }
  package var lastBranch: String { self == .unicode ? "└─ " : "`- " }
  package var trunk: String { self == .unicode ? "│  " : "|  " }
  package var presented: String { self == .unicode ? "⇡ " : "^ " }
  package var selected: String { self == .unicode ? "●" : "*" }
  package var visible: String { self == .unicode ? "← visible" : "<- visible" }
  package var separator: String { self == .unicode ? " · " : " - " }
  package var appeared: String { "+" }
  package var gone: String { self == .unicode ? "−" : "-" }
  package var moved: String { "~" }
  /// Before the number of lines that are left out.
  package var ellipsis: String { self == .unicode ? "…" : "..." }

  /// A text with these characters in place of Unicode's drawing characters.
  ///
  /// What an app shows stays as it is, except for the same characters.
  package func spelled(_ text: String) -> String {
    guard self == .ascii, text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return Self.spellings.reduce(text) { $0.replacing($1.drawn, with: $1.ascii) }
  }

  /// The longest ones first.
  ///
  /// Where a text was shortened, the mark keeps its width of one column.
  private static let spellings: [(drawn: String, ascii: String)] = [
    ("╭→", ",>"), ("╰──", "`--"), ("├─", "|-"), ("└─", "`-"), ("│", "|"), ("─", "-"), ("→", "->"),
    ("←", "<-"), ("⇡", "^"), ("●", "*"), ("·", "-"), ("−", "-"), ("…", "~"), ("×", "x"),
    ("“", "\""), ("”", "\""), ("’", "'"),
  ]
}
