/// The alignment of expected with actual lines that leaves the fewest missing and unexpected.
struct TranscriptAlignment {
  private(set) var lines: [TranscriptDifference.Line] = []
  /// How many lines of each side come before the first difference.
  private(set) var firstDifference = (expected: 0, actual: 0)

  /// Above this many comparisons all lines are shown as replaced, rather than aligned.
  private static let limit = 4_000_000

  init(_ expected: [TranscriptLine], _ actual: [String]) {
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
      }
      if isSame, move == .miss || move == .surprise {
        isSame = false
        firstDifference = (row, column)
      }
      if move != .absorb && move != .surprise { row += 1 }
      if move == .keep || move == .absorb || move == .surprise { column += 1 }
    }
  }
}

/// For every pair of places, the least number of differing lines from there to the end.
private struct Costs {
  enum Move {
    /// An expected line meets an actual one.
    case keep
    /// A wildcard absorbs one more actual line, or is done.
    case absorb, skip
    /// A line that only one side has.
    case miss, surprise
  }

  private let width: Int
  private var least: [Int32]
  private var moves: [Move]

  init(_ expected: [TranscriptLine], _ actual: [String]) {
    width = actual.count + 1
    least = [Int32](repeating: 0, count: (expected.count + 1) * width)
    moves = [Move](repeating: .surprise, count: least.count)
    for column in 0...actual.count {
      least[expected.count * width + column] = Int32(actual.count - column)
    }
    for row in expected.indices.reversed() {
      let isWildcard = expected[row].isAnyLines
      for column in (0...actual.count).reversed() {
        let cell = row * width + column
        var best = (least[cell + width] + (isWildcard ? 0 : 1), isWildcard ? Move.skip : .miss)
        if column < actual.count {
          let move = isWildcard ? Move.absorb : .surprise
          let further = (least[cell + 1] + (isWildcard ? 0 : 1), move)
          if further.0 < best.0 { best = further }
          if !isWildcard, least[cell + width + 1] <= best.0, expected[row].matches(actual[column]) {
            best = (least[cell + width + 1], .keep)
          }
        }
        (least[cell], moves[cell]) = best
      }
    }
  }

  func move(_ row: Int, _ column: Int) -> Move { moves[row * width + column] }
}
