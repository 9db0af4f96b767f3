import ShellLanguage

/// The output of looks on a terminal.
extension Session {
  private static let phoneColumns = 38
  private static let phoneRows = 22

  /// The wireframe of the display beside the list of controls; only the list if both don't fit, or
  /// if another part of a list is requested.
  func drawnScreenLines(_ list: [String], in terminal: TerminalSize, glyphs: Glyphs) -> [String] {
    guard settings.drawsScreen, terminal.columns >= Self.phoneColumns + 40, let picture = picture()
    else { return list }
    let phone = PhoneText(
      columns: Self.phoneColumns, rows: max(12, min(Self.phoneRows, terminal.rows - 4)),
      glyphs: glyphs
    ).lines(picture)
    let width = terminal.columns - Self.phoneColumns - 2
    let list = list.flatMap { WrappedText.lines($0, width: width) }
    let blank = String(repeating: " ", count: Self.phoneColumns)
    return (0..<max(phone.count, list.count)).map { index in
      let left = index < phone.count ? phone[index] : blank
      let right = index < list.count ? "  " + list[index] : ""
      return index < phone.count || !right.isEmpty ? left + right : ""
    }
  }

  private static let mostTraced = 500

  /// The number of live objects of each type after every step; nil if there are too many steps, or
  /// none.
  func censusOverSteps() -> [[String: Int]]? {
    guard (1...Self.mostTraced).contains(stepCount) else { return nil }
    return replayed(CensusQuestion(last: nil))
  }
}
