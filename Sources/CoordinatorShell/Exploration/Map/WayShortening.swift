import ShellLanguage

/// Removes the moves that a path to a screen doesn't need; the start of the exploration stays.
@MainActor package struct WayShortening {
  private let world: ExploredWorld
  private let observe: Shrinker.Observe
  /// The maximum number of statements that all trials together replay; each trial begins with the
  /// whole session.
  private static let mostReplayed = 50_000

  package init(_ world: ExploredWorld, observe: @escaping Shrinker.Observe) {
    self.world = world
    self.observe = observe
  }

  package func shortest(_ way: [String], to screen: String) -> [String] {
    let arrival = Statement.expectation(.visible(.type(screen)))
    var left = Self.mostReplayed / (world.start.statements.count + way.count + 1)
    func arrives(_ moves: [String]) -> Bool {
      left -= 1
      guard left >= 0, let script = Shortening.script(of: moves + [arrival], in: world) else {
        return false
      }
      let seen = observe(script.statements.flatMap(\.inlined), nil)
      return seen.refusal == nil && seen.failure == nil && !seen.isInterrupted
    }
    // The exploration tried many moves before it arrived, and often its last moves are possible at
    // once.
    var moves = way
    if let count = (1..<max(way.count, 1)).first(where: { arrives(way.suffix($0)) }) {
      moves = way.suffix(count)
    }
    var place = 0
    while place < moves.count, moves.count > 1 {
      var fewer = moves
      fewer.remove(at: place)
      if arrives(fewer) { moves = fewer } else { place += 1 }
    }
    return moves
  }
}
