/// The number of live objects of each type, after the launch and after every step.
struct CensusQuestion: ReplayQuestion {
  let last: Int?

  func answer(_ replay: Replay) -> [[String: Int]] {
    var counts: [[String: Int]] = []
    replay(nil) { session in
      counts.append(
        Dictionary(session.census.map { ($0.type, $0.count) }, uniquingKeysWith: { $1 }))
    }
    return counts
  }
}
