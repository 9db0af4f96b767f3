import RetainGraph

/// When the references to cut were made, and who held last what vanished: found by doing the steps
/// once more, and only for a finding that somebody looks at.
@MainActor package struct Blame {
  private var made: [ReferenceTrace: Finding.Moment] = [:]
  private var lastHolders: [ObjectLabel: [Finding.Link]] = [:]
  /// What was looked for already, found or not: a loop that leaks makes the same mistake each turn, and doing
  /// the steps again for each of them would take the square of their number.
  private var sought: Set<String> = []

  /// Beyond so many steps nobody wants to wait for them once more.
  private static let mostSteps = 200_000

  /// Returns one finding of each signature that hasn't been looked for, and marks it as looked for.
  package mutating func takeUnsought(_ findings: [Finding]) -> [Finding] {
    findings.filter { sought.insert($0.signature).inserted }
  }

  /// Looks for what the findings do not say yet.
  package mutating func seek(_ findings: [Finding], in session: Session) {
    let cuts = findings.compactMap(\.cut)
    let vanished = findings.filter { $0.verdict == .vanished && ($0.due?.step ?? 0) > 0 }
    let last = findings.compactMap(\.due?.step).max()
    guard !cuts.isEmpty || !vanished.isEmpty, session.stepCount <= Self.mostSteps else { return }
    let watch = Watch(cuts.map(\.reference), vanished)
    session.rehearse(through: last) { watch.look(at: $0) }
    made.merge(watch.made) { $1 }
    lastHolders.merge(watch.lastHolders) { $1 }
  }

  /// The finding with what is known.
  package func complete(_ finding: Finding) -> Finding {
    var finding = finding
    if let reference = finding.cut?.reference { finding.cut?.made = made[reference] }
    for link in lastHolders[finding.subject] ?? [] where finding.verdict == .vanished {
      finding.notes.append("held last by \(link.holder), \(link.field)")
    }
    return finding
  }

  /// Watches a rehearsal.
  @MainActor private final class Watch {
    private let traces: Set<ReferenceTrace>
    private let vanished: [Finding]
    private let reader = Reader()
    package private(set) var made: [ReferenceTrace: Finding.Moment] = [:]
    package private(set) var lastHolders: [ObjectLabel: [Finding.Link]] = [:]

    package init(_ traces: [ReferenceTrace], _ vanished: [Finding]) {
      self.traces = Set(traces)
      self.vanished = vanished
    }

    /// A reference that goes and comes back counts from when it came last.
    package func look(at session: Session) {
      for trace in traces {
        if !session.has(trace, reader) {
          made[trace] = nil
        } else if made[trace] == nil {
          made[trace] = session.moment
        }
      }
      for finding in vanished where finding.due?.step == session.stepCount + 1 {
        lastHolders[finding.subject] = session.strongHolders(of: finding.subject)
      }
    }
  }
}

extension Session {
  /// The findings with what doing the steps once more tells of them.
  package func blamed(_ findings: [Finding]) -> [Finding] {
    let unsought = settings.seeksBlame ? judge.blame.takeUnsought(findings) : []
    if !unsought.isEmpty {
      // Doing the steps once more may change what a static holds, and so end what is told of here.
      let standing = judge.living
      judge.blame.seek(unsought, in: self)
      judge.pin(standing)
    }
    return findings.map(judge.blame.complete)
  }

  fileprivate func strongHolders(of label: ObjectLabel) -> [Finding.Link] {
    guard let object = object(label) else { return [] }
    let evidence = evidence(with: object, label)
    guard let node = evidence.graph.node(of: object)?.number else { return [] }
    return evidence.graph.holders(of: node).filter { $0.strength == .strong }
      .map(evidence.link)
  }
}
