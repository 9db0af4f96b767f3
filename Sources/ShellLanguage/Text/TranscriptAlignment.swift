/// The alignment of expected with actual lines that leaves the fewest missing and unexpected.
package struct TranscriptAlignment {
  package private(set) var lines: [TranscriptDifference.Line] = []
  /// How many lines of each side come before the first difference.
  package private(set) var firstDifference = (expected: 0, actual: 0)

  /// Above this many comparisons all lines are shown as replaced, rather than aligned.
  private static let limit = 4_000_000

  package init(_ expected: [TranscriptLine], _ actual: [String]) {
    guard expected.count * actual.count <= Self.limit else {
      lines = expected.map { .missing($0.text) } + actual.map { .unexpected($0) }
      return
    }
    let costs = Costs(expected, actual)
    var (row, column) = (0, 0)
    var isSame = true
    while row < expected.count || column < actual.count {
      let move = costs.move(row, column)
      switch move {
      case .keep: lines.append(.kept(expected[row].text))
      case .skip: lines.append(.kept(expected[row].text))
      case .absorb: break
      case .miss: lines.append(.missing(expected[row].text))
      case .surprise: lines.append(.unexpected(actual[column]))
      case .replace: lines += [.missing(expected[row].text), .unexpected(actual[column])]
      }
      if isSame, move == .miss || move == .surprise || move == .replace {
        isSame = false
        firstDifference = (row, column)
      }
      if move != .absorb && move != .surprise { row += 1 }
      if move != .skip && move != .miss { column += 1 }
    }
    groupChanges()
  }

  /// Puts what is missing from a run of changes before what came in its place.
  private mutating func groupChanges() {
    var grouped: [TranscriptDifference.Line] = []
    var surprises: [TranscriptDifference.Line] = []
    for line in lines {
      if case .unexpected = line {
        surprises.append(line)
        continue
      }
      if line.isKept {
        grouped += surprises
        surprises = []
      }
      grouped.append(line)
    }
    lines = grouped + surprises
  }
}

/// For every pair of places, the least cost of what differs from there to the end.
private struct Costs {
  package enum Move {
    /// An expected line meets an actual one.
    case keep
    /// A wildcard absorbs one more actual line, or is done.
    case absorb, skip
    /// A line that only one side has.
    case miss, surprise
    /// An actual line where another was expected.
    case replace
  }

  /// A changed line costs about as much as one that is missing; a wildcard that swallows the new
  /// one and so hides the change costs more than showing it.
  private enum Cost {
    package static let difference = 1 << 20
    package static let replacement = difference + 1
    package static let absorbed = 2
  }

  private let width: Int
  private var least: [Int]
  private var moves: [Move]

  package init(_ expected: [TranscriptLine], _ actual: [String]) {
    width = actual.count + 1
    least = [Int](repeating: 0, count: (expected.count + 1) * width)
    moves = [Move](repeating: .surprise, count: least.count)
    for column in 0...actual.count {
      least[expected.count * width + column] = (actual.count - column) * Cost.difference
    }
    for row in expected.indices.reversed() {
      for column in (0...actual.count).reversed() {
        let cell = row * width + column
        let line = column < actual.count ? actual[column] : nil
        (least[cell], moves[cell]) =
          expected[row].isAnyLines
          ? wildcard(at: cell, line) : plain(expected[row], at: cell, line)
      }
    }
  }

  private func wildcard(at cell: Int, _ line: String?) -> (Int, Move) {
    let done = least[cell + width]
    guard line != nil, least[cell + 1] + Cost.absorbed < done else { return (done, .skip) }
    return (least[cell + 1] + Cost.absorbed, .absorb)
  }

  private func plain(_ expected: TranscriptLine, at cell: Int, _ line: String?) -> (Int, Move) {
    var best = (least[cell + width] + Cost.difference, Move.miss)
    guard let line else { return best }
    func consider(_ cost: Int, _ move: Move) {
      if cost < best.0 { best = (cost, move) }
    }
    consider(least[cell + 1] + Cost.difference, .surprise)
    let both = least[cell + width + 1]
    consider(both + Cost.replacement, .replace)
    if both <= best.0, expected.matches(line) { best = (both, .keep) }
    return best
  }

  package func move(_ row: Int, _ column: Int) -> Move { moves[row * width + column] }
}
