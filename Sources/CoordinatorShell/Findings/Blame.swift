import RetainGraph

/// Finds the step that created each reference to cut, and the last holder of each vanished object.
///
/// camsh finds them by replaying the steps, and only for findings that it prints.
@MainActor package struct Blame {
  private var made: [ReferenceTrace: Finding.Moment] = [:]
  private var lastHolders: [ObjectLabel: [Finding.Link]] = [:]
  /// The signatures of findings that camsh has looked for, with or without a result.
  ///
  /// A loop that leaks repeats the same mistake every turn; a replay for each would take quadratic
  /// time.
  private var sought: Set<String> = []

  /// The number of steps above which a replay would take too long.
  private static let mostSteps = 200_000

  /// Returns the findings whose signature hasn't been looked for, one of each, and marks them as
  /// looked for.
  package mutating func takeUnsought(_ findings: [Finding]) -> [Finding] {
    findings.filter { sought.insert($0.signature).inserted }
  }

  /// Replays the session to find what these findings don't contain yet.
  package mutating func seek(_ findings: [Finding], in session: Session) {
    let cuts = findings.compactMap(\.cut)
    let vanished = findings.filter { $0.verdict == .vanished && ($0.due?.step ?? 0) > 0 }
    let last = findings.compactMap(\.due?.step).max()
    guard !cuts.isEmpty || !vanished.isEmpty, session.stepCount <= Self.mostSteps else { return }
    let watch = Watch(cuts.map(\.reference), vanished, session.judge.walker)
    session.rehearse(through: last) { watch.look(at: $0) }
    made.merge(watch.made) { $1 }
    lastHolders.merge(watch.lastHolders) { $1 }
  }

  /// The finding, completed with the results of earlier replays.
  package func complete(_ finding: Finding) -> Finding {
    var finding = finding
    if let reference = finding.cut?.reference { finding.cut?.made = made[reference] }
    for link in lastHolders[finding.subject] ?? [] where finding.verdict == .vanished {
      finding.notes.append("held last by \(link.holder), \(link.field)")
    }
    return finding
  }

  /// Watches a replay.
  @MainActor private final class Watch {
    private let traces: Set<ReferenceTrace>
    private let vanished: [Finding]
    private let reader = Reader()
    /// Knows the app's variables that references begin at.
    private let walker: Walker
    package private(set) var made: [ReferenceTrace: Finding.Moment] = [:]
    package private(set) var lastHolders: [ObjectLabel: [Finding.Link]] = [:]

    package init(_ traces: [ReferenceTrace], _ vanished: [Finding], _ walker: Walker) {
      self.traces = Set(traces)
      self.vanished = vanished
      self.walker = walker
    }

    /// What the fields of a reference hold, and since when.
    private struct Held {
      weak var object: AnyObject?
      let since: Finding.Moment
    }

    private var held: [ReferenceTrace: [Held]] = [:]

    /// Records when a reference was created; one that disappears and comes back counts from its
    /// last creation.
    ///
    /// A model may get its label only when it is judged, long after the reference was created.
    package func look(at session: Session) {
      let variables = walker.knownRoots
      for trace in traces {
        let earlier = held[trace] ?? []
        let now = session.targets(of: trace, reader, variables: variables).map { target in
          earlier.first { $0.object === target } ?? Held(object: target, since: session.moment)
        }
        held[trace] = now
        let target = trace.target.flatMap { session.object($0) }
        let meant =
          target == nil && (trace.target == nil || now.count == 1)
          ? now.first : now.first { $0.object === target }
        made[trace] = meant?.since
      }
      for finding in vanished where finding.due?.step == session.stepCount + 1 {
        lastHolders[finding.subject] = session.strongHolders(of: finding.subject)
      }
    }
  }
}

extension Session {
  /// The findings, completed by replaying the steps if necessary.
  package func blamed(_ findings: [Finding]) -> [Finding] {
    let unsought = settings.seeksBlame ? judge.blame.takeUnsought(findings) : []
    if !unsought.isEmpty {
      // Replaying may change what a static holds, and so deallocate the subjects of these findings.
      let standing = judge.living
      judge.blame.seek(unsought, in: self)
      judge.pin(standing)
    }
    return findings.map { withCaller(judge.blame.complete($0)) }
  }

  fileprivate func strongHolders(of label: ObjectLabel) -> [Finding.Link] {
    guard let object = object(label) else { return [] }
    return OtherThreads.paused {
      let evidence = evidence(with: object, label)
      guard let node = evidence.graph.node(of: object)?.number else { return [] }
      return evidence.graph.holders(of: node).filter { $0.strength == .strong }
        .map(evidence.link)
    }
  }
}
