extension Baseline {
  /// The terms of a new entry.
  package struct Terms: Sendable, Equatable {
    package var reason: String
    package var owner: String?
    package var expires: Day?

    package init(reason: String, owner: String? = nil, expires: Day? = nil) {
      self.reason = reason
      self.owner = owner
      self.expires = expires
    }
  }

  /// The findings of a run without an entry, or with an expired one.
  package func unexplained(
    in run: TestRun, on today: Day, isThere: (String) -> Bool
  ) -> [TestRun.Occurrence] {
    let known = renamed(renamings(in: run, on: today, isThere: isThere))
    return run.findings.filter {
      known.entry($0.finding.signature)?.isExpired(on: today) ?? true
    }
  }

  /// The baseline that fits the run: new findings with the given terms, existing and renamed ones
  /// with theirs, and no vanished ones.
  package func updated(
    with run: TestRun, on today: Day, isThere: (String) -> Bool, terms: [String: Terms]
  ) -> Baseline {
    let renamings = renamings(in: run, on: today, isThere: isThere)
    guard renamings.isEmpty else {
      return renamed(renamings).updated(with: run, on: today, isThere: isThere, terms: terms)
    }
    let vanished = Set(
      run.compared(with: self, on: today, isThere: isThere).baselineFaults
        .filter { $0.kind == .vanished }.map(\.signature))
    var updated = self
    updated.findings.removeAll { vanished.contains($0.signature) }
    for occurrence in run.findings {
      let finding = occurrence.finding
      let earlier = updated.findings.firstIndex { $0.signature == finding.signature }
      let before = earlier.map { updated.findings[$0] }
      let given = terms[finding.signature]
      guard before != nil || given != nil else { continue }
      // Scripts that did not run keep their entries.
      let unseen = (before?.scripts ?? []).filter { script in
        isThere(script) && !run.results.contains { $0.script == script }
      }
      let scripts = Array(Set(occurrence.scripts + unseen)).sorted()
      let entry = Entry(
        signature: finding.signature, finding: "\(finding.verdict.rawValue) \(finding.type)",
        reason: given?.reason ?? before?.reason ?? "",
        owner: given.map(\.owner) ?? before?.owner,
        expires: given.map { $0.expires?.description } ?? before?.expires,
        most: scripts.count, scripts: scripts)
      if let earlier { updated.findings[earlier] = entry } else { updated.findings.append(entry) }
    }
    updated.findings.sort { $0.signature < $1.signature }
    return updated
  }
}
