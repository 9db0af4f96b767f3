/// The signs that a tree is drawn with.
public enum Glyphs: Sendable {
  case unicode
  /// For terminals and pipes whose locale has no more.
  case ascii

  var branch: String { self == .unicode ? "├─ " : "|- " }
  var lastBranch: String { self == .unicode ? "└─ " : "`- " }
  var trunk: String { self == .unicode ? "│  " : "|  " }
  var presented: String { self == .unicode ? "⇡ " : "^ " }
  var selected: String { self == .unicode ? "●" : "*" }
  var visible: String { self == .unicode ? "← visible" : "<- visible" }
  var separator: String { self == .unicode ? " · " : " - " }
  var appeared: String { "+" }
  var gone: String { self == .unicode ? "−" : "-" }
  var moved: String { "~" }
}
