import ShellLanguage

/// Assigns every script to exactly one shard, the same on every machine.
package enum ShardPlan {
  /// The indices in `scripts` that belong to `shard`.
  ///
  /// With earlier durations, in microseconds by script, the longest scripts are assigned first,
  /// each to the shard with the least work so far. Without, the shards take turns.
  package static func places(
    of scripts: [String], in shard: TestRun.Shard, durations: [String: Int] = [:]
  ) -> [Int] {
    let known = scripts.compactMap { durations[$0] }.sorted()
    guard !known.isEmpty else {
      return scripts.indices.filter { $0 % shard.count == shard.index - 1 }
    }
    // A new script is assumed to take the median time.
    let usual = known[known.count / 2]
    let costs = scripts.map { durations[$0] ?? usual }
    let longestFirst = scripts.indices.sorted {
      costs[$0] != costs[$1] ? costs[$0] > costs[$1] : $0 < $1
    }
    var loads = [Int](repeating: 0, count: shard.count)
    var places: [Int] = []
    for place in longestFirst {
      let lightest = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[lightest] += costs[place]
      if lightest == shard.index - 1 { places.append(place) }
    }
    return places.sorted()
  }
}

extension TestRun.Shard {
  /// Nil if there is no such shard.
  package init?(index: Int, of count: Int) {
    guard count > 0, (1...count).contains(index) else { return nil }
    self.init(index: index, count: count)
  }
}
