/// What a paste puts into the line.
enum PastedText {
  static let start = "\u{1B}[200~"
  static let end = "\u{1B}[201~"

  /// The pasted text as the line takes it.
  ///
  /// Lines stay lines whatever ended them, tabs become spaces, other control characters are
  /// dropped (a paste must not press keys), and so are line ends after the last line: nothing
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
      default: if !scalar.isControl { text.append(scalar) }
      }
    }
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
