import ShellLanguage

extension String {
  /// The text with every character that could control a terminal replaced by a replacement
  /// character, which has one column in the line being edited.
  var printable: String {
    if !unicodeScalars.contains(where: \.steersTerminal) { return self }
    return String(UnicodeScalarView(unicodeScalars.map { $0.steersTerminal ? "\u{FFFD}" : $0 }))
  }

  /// The text truncated to `width` columns, with `mark` at the end.
  func cut(toColumns width: Int, mark: String) -> String {
    if displayWidth <= width { return self }
    var room = width - mark.displayWidth
    guard room >= 0 else { return "" }
    let kept = prefix { character in
      room -= DisplayWidth.of(character)
      return room >= 0
    }
    return kept + mark
  }

  /// How many rows below the first one the cursor is after printing the text.
  func rows(inColumns width: Int) -> Int {
    guard width > 0 else { return 0 }
    var row = 0
    var column = 0
    for character in self {
      let columns = DisplayWidth.of(character)
      if character == "\n" || column + columns > width {
        row += 1
        column = 0
      }
      column += columns
      // libedit forces a full row to wrap.
      if column == width {
        row += 1
        column = 0
      }
    }
    return row
  }
}
