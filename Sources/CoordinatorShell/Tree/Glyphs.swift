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
}
