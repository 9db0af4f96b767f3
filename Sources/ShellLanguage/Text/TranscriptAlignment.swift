/// Aligns expected and actual lines with the fewest missing and unexpected lines.
package struct TranscriptAlignment {
  package private(set) var lines: [TranscriptDifference.Line] = []
  /// The number of lines on each side before the first difference.
  package private(set) var firstDifference = (expected: 0, actual: 0)

  /// The maximum number of comparisons; beyond it, all lines count as replaced.
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

  /// Moves missing lines before the ones that replaced them.
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

/// For each pair of positions, the minimum cost from there to the end.
private struct Costs {
  package enum Move {
    /// An expected line matches an actual one.
    case keep
    /// A wildcard matches one more actual line or ends.
    case absorb, skip
    /// A line on one side only.
    case miss, surprise
    /// An actual line instead of an expected one.
    case replace
  }

  /// A changed line costs about as much as a missing one.
  ///
  /// A wildcard that would hide the change by matching the new line costs more than showing it.
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
