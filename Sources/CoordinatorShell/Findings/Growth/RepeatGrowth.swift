import ShellLanguage

/// How many more instances of each type a `repeat` left, counted after its first and last turn.
///
/// The first turn is warm-up: what is created once and kept exists at its end.
package struct RepeatGrowth {
  package typealias Census = [(type: String, count: Int)]

  package let turns: Int
  private let first: [String: Int]
  private let last: Census

  package init(turns: Int, first: Census, last: Census) {
    self.turns = turns
    self.first = Dictionary(uniqueKeysWithValues: first.map { ($0.type, $0.count) })
    self.last = last
  }

  /// The growth of the types that a name matches; negative if there are fewer.
  package func growth(of type: String) -> Int {
    let before = first.reduce(0) { total, entry in
      ScreenReference.name(type, means: entry.key) ? total + entry.value : total
    }
    return last.reduce(-before) { total, entry in
      ScreenReference.name(type, means: entry.type) ? total + entry.count : total
    }
  }

  /// The types with more instances than before, by name.
  package var grown: Census {
    last.compactMap { entry in
      let more = entry.count - (first[entry.type] ?? 0)
      return more > 0 ? (entry.type, more) : nil
    }
  }
}
