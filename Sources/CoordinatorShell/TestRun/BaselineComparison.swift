extension TestRun {
  /// Compares the run with the baseline: known findings don't fail it, and entries that don't fit
  /// do.
  ///
  /// Entries whose findings have another signature now stay accepted. `isThere` returns whether a script still exists: a deleted one can't show anything.
  package func compared(
    with baseline: Baseline, on today: Day, isThere: (_ script: String) -> Bool
  ) -> TestRun {
    var run = self
    let renamings = baseline.renamings(in: self, on: today, isThere: isThere)
    run.renamings = renamings.isEmpty ? nil : renamings
    let baseline = baseline.renamed(renamings)
    let known = baseline.known(on: today)
    for index in run.results.indices { run.results[index].accept(known) }
    let found = Dictionary(
      findings.map { ($0.finding.signature, $0) }, uniquingKeysWith: { first, _ in first })
    run.baselineFaults = baseline.findings.compactMap { entry in
      guard let occurrence = found[entry.signature] else {
        return hasLookedFor(entry, isThere) ? .vanished(entry) : nil
      }
      if entry.isExpired(on: today) { return .expired(entry) }
      if let most = entry.most, occurrence.scripts.count > most {
        return .exceeded(entry, most, by: occurrence.scripts.count)
      }
      return nil
    }
    return run
  }

  /// Whether every script that showed the finding ran to its end.
  func hasLookedFor(_ entry: Baseline.Entry, _ isThere: (String) -> Bool) -> Bool {
    var ends: [String: Bool] = [:]
    for result in results {
      ends[result.script, default: true] =
        ends[result.script, default: true] && result.outcome.isEnd
    }
    if let scripts = entry.scripts {
      return scripts.allSatisfy { ends[$0] ?? !isThere($0) }
    }
    return isWhole && shard == nil && ends.values.allSatisfy(\.self)
  }
}

extension Baseline {
  /// The signatures that are accepted on a day, with the reasons.
  package func known(on today: Day) -> [String: String] {
    Dictionary(
      findings.filter { !$0.isExpired(on: today) }.map { ($0.signature, $0.reason) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension ScriptResult {
  /// Marks findings as known, or as not known any more.
  package mutating func accept(_ known: [String: String]) {
    for index in findings.indices {
      findings[index].reason = known[findings[index].signature]
      findings[index].isKnown = findings[index].reason != nil
    }
    guard outcome == .passed || outcome == .findings else { return }
    outcome = findings.allSatisfy(\.isKnown) ? .passed : .findings
  }
}

extension ScriptResult.Outcome {
  /// Whether the script ended, so that a finding it doesn't show is gone.
  fileprivate var isEnd: Bool { self == .passed || self == .findings }
}

extension Baseline.Entry {
  package func isExpired(on today: Day) -> Bool {
    expires.flatMap(Day.init).map { $0 < today } ?? false
  }

  var name: String {
    let what = finding.map { " (\($0))" } ?? ""
    return "\(signature)\(what)"
  }

  var words: String {
    let owner = owner.map { ", owned by \($0)" } ?? ""
    return "'\(reason)'\(owner)"
  }
}

extension TestRun.BaselineFault {
  fileprivate static func expired(_ entry: Baseline.Entry) -> Self {
    Self(
      kind: .expired, signature: entry.signature,
      message:
        "\(entry.name) was accepted until \(entry.expires ?? ""): \(entry.words)")
  }

  fileprivate static func vanished(_ entry: Baseline.Entry) -> Self {
    Self(
      kind: .vanished, signature: entry.signature,
      message: "\(entry.name) is in the baseline and was not found: take it out "
        + "(--update-baseline does), so that it can't come back unseen; \(entry.words)")
  }

  fileprivate static func exceeded(_ entry: Baseline.Entry, _ most: Int, by count: Int) -> Self {
    Self(
      kind: .exceeded, signature: entry.signature,
      message: "\(entry.name) is accepted in \(most) \(most == 1 ? "script" : "scripts") "
        + "and was found in \(count): \(entry.words)")
  }
}
