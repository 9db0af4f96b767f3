/// What a terminal shows after some output: enough of a VT100 for a line editor.
struct Screen: CustomStringConvertible {
  let columns: Int
  private var cells: [[String]] = [[]]
  private var row = 0
  private var column = 0
  /// Whether the following characters are a hint.
  private var isGray = false
  /// What the screen shows in gray.
  private(set) var hint = ""

  init(columns: Int, output: [UInt8]) {
    self.columns = columns
    var rest = String(decoding: output, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": Self.takeSequence(&rest).map { apply($0.final, $0.parameters) }
      case "\r": column = 0
      case "\n": move(toRow: row + 1)
      case "\u{8}": column = max(0, min(column, columns - 1) - 1)
      case "\t": column = min(columns - 1, (column / 8 + 1) * 8)
      default: if scalar.value >= 0x20, scalar.value != 0x7F { put(scalar) }
      }
    }
  }

  /// The rows from the top, without blanks at their ends.
  var lines: [String] {
    cells.map { cells in
      String(cells.joined().reversed().drop { $0 == " " }.reversed())
    }
  }

  var description: String { lines.map { "│\($0)" }.joined(separator: "\n") }

  private static func takeSequence(
    _ rest: inout Substring.UnicodeScalarView
  ) -> (final: Unicode.Scalar, parameters: String)? {
    guard let kind = rest.popFirst() else { return nil }
    if kind == "(" || kind == ")" { rest = rest.dropFirst() }
    guard kind == "[" else { return nil }
    var parameters = ""
    while let scalar = rest.popFirst() {
      if scalar.value >= 0x40 { return (scalar, parameters) }
      parameters.unicodeScalars.append(scalar)
    }
    return nil
  }

  private mutating func apply(_ final: Unicode.Scalar, _ parameters: String) {
    let count = max(1, Int(parameters) ?? 1)
    switch final {
    case "A": move(toRow: max(0, row - count))
    case "B": move(toRow: row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, min(column, columns - 1) - count)
    case "H": (row, column) = (0, 0)
    case "J":
      cells.removeSubrange((row + 1)...)
      cells[row].removeSubrange(min(column, cells[row].count)...)
    case "K":
      cells[row].removeSubrange(min(column, cells[row].count)...)
      hint = ""
    case "m": isGray = parameters == "90"
    case "P":
      let start = min(column, cells[row].count)
      cells[row].removeSubrange(start..<min(start + count, cells[row].count))
    default: break
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Self.width(of: scalar)
    if isGray {
      hint.unicodeScalars.append(scalar)
      return
    }
    if width == 0 {
      if column > 0 { cells[row][column - 1].unicodeScalars.append(scalar) }
      return
    }
    if column + width > columns {
      column = 0
      move(toRow: row + 1)
    }
    while cells[row].count < column + width { cells[row].append(" ") }
    cells[row][column] = String(Character(scalar))
    // The second column of a wide character shows nothing of its own.
    if width == 2 { cells[row][column + 1] = "" }
    column += width
  }

  private mutating func move(toRow row: Int) {
    while cells.count <= row { cells.append([]) }
    self.row = row
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x0300...0x036F, 0x1160...0x11FF, 0x200B...0x200F: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F300...0x1FAFF:
      return 2
    default: return 1
    }
  }
}
