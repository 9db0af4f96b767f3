/// How much of a screen `screen` shows: `all`, or `rows 40-60`.
package enum ScreenPart: Sendable, Equatable {
  /// The first rows of each list, and how many there are.
  case start
  case all
  /// Counted from 1, both ends included.
  case rows(ClosedRange<Int>)

  /// How many rows of a list are shown unless a script says otherwise.
  package static let usualRows = 20
}

extension ScreenPart: CustomStringConvertible {
  /// As a script spells it, behind `screen`; empty for the usual part.
  package var description: String {
    switch self {
    case .start: ""
    case .all: "all"
    case .rows(let rows) where rows.count == 1: "rows \(rows.lowerBound)"
    case .rows(let rows): "rows \(rows.lowerBound)-\(rows.upperBound)"
    }
  }
}

extension ArgumentReader {
  /// `all`, `rows 40-60`, `rows 40`, or nothing.
  package mutating func screenPart() throws(Fault) -> ScreenPart {
    guard !isAtEnd else { return .start }
    guard try option(["all", "rows"]) == "rows" else { return .all }
    let wanted = ArgumentKind.rows.phrase
    let word = try word(wanted)
    // Digits alone: `Int` would take a sign too.
    let ends = word.text.split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) ? Int($0) : nil }
    guard !word.isQuoted, (1...2).contains(ends.count), let first = ends[0], first >= 1,
      let last = ends[ends.count - 1], last >= first
    else { throw Fault(.wrongArgument(word.text, wanted: wanted, usage: usage), at: word.range) }
    return .rows(first...last)
  }

  /// All words that are left but a last one that says how the control is.
  package mutating func controlState() throws(Fault) -> (name: String, isEnabled: Bool?) {
    let states = ["disabled": false, "enabled": true]
    guard words.count > index + 1, let last = words.last, !last.isQuoted,
      let isEnabled = states[last.text]
    else { return (try rest(.control), nil) }
    var name = try text(.control)
    while index + 1 < words.count { name += " " + (try text(.control)) }
    _ = nextWord()
    return (name, isEnabled)
  }
}
