import ShellLanguage

extension TestRun {
  /// Why reports can't be joined.
  package enum MergeFailure: Error, Equatable {
    case newerVersion(Int, file: String)
    /// Two of the reports contain the same script.
    case repeated(String)
    case missingShard(Int, of: Int)
    case unequalShards(Int, Int)
  }

  /// The run that the parts belong to, with its scripts in order.
  ///
  /// The duration is the sum of the parts' durations.
  package init(
    merging parts: [(file: String, run: TestRun)], isPartial: Bool
  ) throws(MergeFailure) {
    for part in parts where part.run.version != TestRun.currentVersion {
      throw .newerVersion(part.run.version, file: part.file)
    }
    try Self.checkShards(parts.compactMap(\.run.shard), isPartial: isPartial)
    var results = parts.flatMap(\.run.results)
    results.sort { ($0.script, $0.repetition ?? 0) < ($1.script, $1.repetition ?? 0) }
    for (result, next) in zip(results, results.dropFirst())
    where result.script == next.script && result.repetition == next.repetition {
      throw .repeated(result.script)
    }
    self.init(results: results)
    var faults: [BaselineFault] = []
    for fault in parts.flatMap(\.run.baselineFaults) where !faults.contains(fault) {
      faults.append(fault)
    }
    baselineFaults = faults
    let renamings = parts.flatMap { $0.run.renamings ?? [] }
    if !renamings.isEmpty { self.renamings = renamings }
    isWhole = !isPartial && parts.allSatisfy(\.run.isWhole)
    microseconds = parts.reduce(0) { $0 + $1.run.microseconds }
    let flaky = parts.flatMap { $0.run.flaky ?? [] }
    if !flaky.isEmpty { self.flaky = flaky }
    if parts.contains(where: { $0.run.isInterrupted == true }) { isInterrupted = true }
  }

  /// With a part missing, the result would look like a run that never happened.
  private static func checkShards(_ shards: [Shard], isPartial: Bool) throws(MergeFailure) {
    guard let count = shards.first?.count else { return }
    if let other = shards.first(where: { $0.count != count }) {
      throw .unequalShards(count, other.count)
    }
    guard !isPartial else { return }
    let indices = Set(shards.map(\.index))
    if let missing = (1...count).first(where: { !indices.contains($0) }) {
      throw .missingShard(missing, of: count)
    }
  }
}

extension TestRun.MergeFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .newerVersion(let version, let file):
      "\(file) has version \(version); this camsh knows \(TestRun.currentVersion)"
    case .repeated(let script): "two of the reports have results of \(script)"
    case .missingShard(let index, let count):
      "the report of shard \(index)/\(count) is missing; --partial merges what there is"
    case .unequalShards(let one, let other):
      "some of the reports are of \(one) shards and some of \(other)"
    }
  }
}
