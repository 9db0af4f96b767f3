/// The rows that `screen` shows: `all` or `rows 40-60`.
package enum ScreenPart: Sendable, Equatable {
  /// The first rows of each list, with the total number of rows.
  case start
  case all
  /// A range of rows, numbered from 1, including both ends.
  case rows(ClosedRange<Int>)

  /// The number of rows shown by default.
  package static let usualRows = 20
}

extension ScreenPart: CustomStringConvertible {
  /// The argument of `screen` in script syntax; empty for the default.
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
  /// Parses `all`, `rows 40-60`, `rows 40`, or nothing.
  package mutating func screenPart() throws(Fault) -> ScreenPart {
    guard !isAtEnd else { return .start }
    guard try option(["all", "rows"]) == "rows" else { return .all }
    let wanted = ArgumentKind.rows.phrase
    let word = try word(wanted)
    // Requires digits, because `Int` would also accept a sign.
    let ends = word.text.split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) ? Int($0) : nil }
    guard !word.isQuoted, (1...2).contains(ends.count), let first = ends[0], first >= 1,
      let last = ends[ends.count - 1], last >= first
    else { throw Fault(.wrongArgument(word.text, wanted: wanted, usage: usage), at: word.range) }
    return .rows(first...last)
  }

  /// All remaining words except a last one that names a control's state.
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
