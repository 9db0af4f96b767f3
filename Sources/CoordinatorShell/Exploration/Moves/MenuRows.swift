import ShellLanguage

extension ExplorationModel {
  /// Rows of longer lists aren't tried one by one.
  private static let mostRows = 24

  /// Adds the taps on all rows of the lists whose first, middle and last rows lead to different screens.
  ///
  /// The rows of such a list, as of settings, are a menu rather than data.
  mutating func addRowsOfMenus(_ choice: ExplorationChoice = ExplorationChoice()) {
    for state in states.indices {
      let rows = triedRows(at: state)
      guard let last = rows.map(\.number).max(), rows.count < last, last <= Self.mostRows,
        Set(rows.compactMap(\.screen)).count > 1
      else { continue }
      for number in 1...last where !rows.contains(where: { $0.number == number }) {
        let move = ExploredMove(.tap(ControlReference("row", number)), .finger)
        if choice.allows(move) { _ = edge(of: move, at: state) }
      }
    }
  }

  /// The taps on rows that can be made at a state, with the screens that they led to.
  private func triedRows(at state: Int) -> [(number: Int, screen: String?)] {
    states[state].edges.compactMap { edge in
      let commands = moves[Int(edge.move)].commands
      guard commands.count == 1, case .move(.tap(let control))? = commands.first,
        let number = control.row
      else { return nil }
      let screen = edge.destination.map { states[Int($0)].facts.screen }
      return (number, screen == states[state].facts.screen ? nil : screen)
    }
  }
}

extension ControlReference {
  /// The number of a row; a control's name of several words is quoted.
  fileprivate var row: Int? {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0] == "row", let number = Int(words[1]) else { return nil }
    return number
  }

  /// A reference to the row of a list, or to an item of another kind, by its number.
  package init(_ kind: String, _ number: Int) {
    self.init(
      readings: [Reading(name: kind, argument: .integer(number))], text: "\(kind) \(number)")
  }
}
