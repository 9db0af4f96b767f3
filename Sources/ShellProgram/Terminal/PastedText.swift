/// Prepares a paste for the line.
enum PastedText {
  static let end = "\u{1B}[201~"

  /// The pasted text, ready for the line.
  ///
  /// Every kind of line end becomes a line feed and tabs become spaces. Other control characters
  /// are dropped, because a paste must not press keys, and so are line ends at the end: nothing
  /// runs before the user presses Return.
  static func editable(_ pasted: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in pasted {
      defer { afterReturn = scalar == "\r" }
      switch scalar {
      case "\r": text.append("\n")
      case "\n": if !afterReturn { text.append("\n") }
      case "\t": text.append(" ")
      default: if !scalar.steersTerminal { text.append(scalar) }
      }
    }
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
