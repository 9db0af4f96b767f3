import CLibedit

extension Unicode.Scalar {
  /// Whether printing it would move the cursor, change the terminal or reorder the line.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return true
    case .format: return properties.isBidiControl
    default: return false
    }
  }

  /// How many columns it takes, by the same table as libedit's.
  var columns: Int { isControl ? 1 : max(0, Int(clibedit_columns(value))) }
}

extension String {
  /// The text with every control character shown as a replacement character.
  var printable: String {
    if !unicodeScalars.contains(where: \.isControl) { return self }
    return String(UnicodeScalarView(unicodeScalars.map { $0.isControl ? "\u{FFFD}" : $0 }))
  }

  /// How many columns the text takes on a terminal.
  var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// The text cut to at most `width` columns, the cut marked by `mark`.
  func cut(toColumns width: Int, mark: String) -> String {
    if columns <= width { return self }
    var room = width - mark.columns
    guard room >= 0 else { return "" }
    var kept = UnicodeScalarView()
    for scalar in unicodeScalars {
      room -= scalar.columns
      if room < 0 { break }
      kept.append(scalar)
    }
    return String(kept) + mark
  }

  /// How many rows below the first a terminal's cursor stands after printing the text.
  func rows(inColumns width: Int) -> Int {
    guard width > 0 else { return 0 }
    var row = 0
    var column = 0
    for scalar in unicodeScalars {
      if scalar == "\n" {
        row += 1
        column = 0
        continue
      }
      if column + scalar.columns > width {
        row += 1
        column = 0
      }
      column += scalar.columns
    }
    return column == width ? row + 1 : row
  }
}
