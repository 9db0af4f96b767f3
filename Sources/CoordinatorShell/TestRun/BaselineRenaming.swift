extension TestRun {
  /// A baseline entry whose finding has another signature now.
  package struct Renaming: Codable, Sendable, Equatable {
    /// The entry's signature.
    package var from: String
    /// The finding's signature.
    package var to: String
    /// What happened, on one line.
    package var message: String
  }
}

extension Baseline {
  /// The entries whose findings are still there under another signature.
  ///
  /// A signature changes if a finding's verdict or path does, such as after an update of camsh. An
  /// entry is renamed if it would count as vanished, and exactly one finding without an entry has
  /// the same class and occurs in the same scripts.
  package func renamings(
    in run: TestRun, on today: Day, isThere: (_ script: String) -> Bool
  ) -> [TestRun.Renaming] {
    let found = run.findings
    let signatures = Set(found.map(\.finding.signature))
    let new = found.filter { entry($0.finding.signature) == nil }
    guard !new.isEmpty else { return [] }
    let gone = findings.filter {
      !signatures.contains($0.signature) && !$0.isExpired(on: today)
        && run.hasLookedFor($0, isThere)
    }
    return gone.compactMap { entry in
      let matching = new.filter(entry.matches)
      guard let match = matching.first, matching.count == 1,
        gone.count(where: { $0.matches(match) }) == 1
      else { return nil }
      let finding = match.finding
      return TestRun.Renaming(
        from: entry.signature, to: finding.signature,
        message: "\(entry.name) is now \(finding.signature) (\(finding.verdict.rawValue) "
          + "\(finding.type)) and stays accepted: \(entry.words); --update-baseline renames it")
    }
  }

  /// The baseline with these entries under their new signatures.
  package func renamed(_ renamings: [TestRun.Renaming]) -> Baseline {
    var renamed = self
    for index in renamed.findings.indices {
      if let renaming = renamings.first(where: { $0.from == renamed.findings[index].signature }) {
        renamed.findings[index].signature = renaming.to
      }
    }
    return renamed
  }
}

extension Baseline.Entry {
  /// Whether a finding is about the same class in the same scripts.
  fileprivate func matches(_ occurrence: TestRun.Occurrence) -> Bool {
    guard let type = finding?.split(separator: " ").last, let scripts else { return false }
    return type == occurrence.finding.type && Set(scripts) == Set(occurrence.scripts)
  }
}
