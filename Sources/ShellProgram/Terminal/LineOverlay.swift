import CLibedit
import Glibc
import ShellLanguage

// Draws colors and a hint over libedit's line. libedit knows nothing of either: colors change no
// character, and the hint is erased before libedit sees the next key.
extension LineEditor {
  /// How much of the hint a key accepts.
  enum HintPart {
    case all, word
  }

  /// Draws the colors and the hint, if both fit into the prompt's row.
  func drawOverlay() {
    lastHint = ""
    let line = wholeLine
    guard movesCursor, !line.isEmpty, !line.contains("\n") else { return }
    let columns = Int(clibedit_number(editor, "co"))
    let start = prompt.visible.displayWidth
    let end = start + line.displayWidth
    let cursor = start + textBeforeCursor.displayWidth
    guard end < columns else { return }
    var text = ""
    if let colored = highlight(line) {
      text += "\r" + forward(start) + encoding.representable(colored)
    }
    if cursor == end, let hint = hint(line) {
      // The last column stays free: a full row would move the cursor to the next one.
      shownHint = encoding.representable(hint.printable)
      let shown = shownHint.cut(toColumns: columns - end - 1, mark: "")
      if text.isEmpty { text = "\r" + forward(end) }
      text += "\u{1B}[90m\(shown)\u{1B}[0m"
    }
    guard !text.isEmpty else { return }
    write(text + "\r" + forward(cursor))
  }

  private func forward(_ columns: Int) -> String { columns > 0 ? "\u{1B}[\(columns)C" : "" }

  /// Erases the hint before libedit draws.
  func clearHint() {
    guard !shownHint.isEmpty else { return }
    lastHint = shownHint
    shownHint = ""
    write("\u{1B}[K")
  }

  /// The hint that was visible when the key was pressed, if the cursor is at the line's end.
  private var takenHint: String? {
    guard !lastHint.isEmpty, textBeforeCursor == wholeLine else { return nil }
    return lastHint
  }

  func moveForward(takes part: HintPart) -> UInt8 {
    if let hint = takenHint {
      el_insertstr(editor, part == .all ? hint : hint.firstWord)
      return UInt8(CC_REFRESH)
    }
    let rest = wholeLine.unicodeScalars.dropFirst(textBeforeCursor.unicodeScalars.count)
    guard !rest.isEmpty else { return UInt8(CC_ERROR) }
    let step =
      part == .all ? 1 : String(String.UnicodeScalarView(rest)).firstWord.unicodeScalars.count
    el_cursor(editor, Int32(clamping: step))
    return UInt8(CC_REFRESH)
  }

  func moveToEnd() -> UInt8 {
    if let hint = takenHint { el_insertstr(editor, hint) }
    let left = wholeLine.unicodeScalars.count - textBeforeCursor.unicodeScalars.count
    el_cursor(editor, Int32(clamping: left))
    return UInt8(CC_REFRESH)
  }

  /// Replaces the line by the next entry of the history that begins like the typed text.
  func searchHistory(forward: Bool) -> UInt8 {
    let line = wholeLine
    var search =
      search.flatMap { $0.shown == line ? $0 : nil }
      ?? HistorySearch(line, in: history.lines)
    guard let found = search.move(forward: forward) else { return UInt8(CC_ERROR) }
    self.search = search
    let left = line.unicodeScalars.count - textBeforeCursor.unicodeScalars.count
    el_cursor(editor, Int32(clamping: left))
    el_deletestr(editor, Int32(clamping: line.unicodeScalars.count))
    if !found.isEmpty { el_insertstr(editor, found) }
    return UInt8(CC_REFRESH)
  }
}

extension String {
  /// The text up to the end of its first word.
  fileprivate var firstWord: String {
    let start = firstIndex { $0.isLetter || $0.isNumber } ?? endIndex
    let end = self[start...].firstIndex { !($0.isLetter || $0.isNumber) } ?? endIndex
    return String(self[..<end])
  }
}
