import RetainGraph

/// Finds the step that created each reference to change, safer advice where a weak reference would be too early, and the
/// last holder of each vanished object.
///
/// camsh finds them by replaying the steps, and only for findings that it prints.
@MainActor package struct Blame {
  private var made: [ReferenceTrace: Finding.Moment] = [:]
  /// The last holders of vanished objects, by the text of the objects' labels.
  private var lastHolders: [String: [String]] = [:]
  /// Findings with safer advice than the judge's, by the text of the subject's label.
  private var saferAdvice: [String: Finding] = [:]
  /// The fields to avoid in that advice, by signature; none if there is no safer advice.
  private var avoided: [String: Set<String>] = [:]
  /// The labels of the subjects whose references alone retained their targets while these were in use, and that have no
  /// safer advice.
  private var onlyHolders: Set<String> = []
  /// The subjects of the findings that camsh has looked for, with or without a result, by signature.
  private var sought: [String: Set<String>] = [:]
  /// The number of steps that camsh may still replay for signatures that it has already looked for.
  ///
  /// A loop that leaks repeats the same mistake every turn; a replay for each would take quadratic
  /// time.
  private var stepsForRepeated = 2000

  /// The number of steps above which a replay would take too long.
  private static let mostSteps = 200_000
  /// The fixed cost of a replay, in steps.
  private static let stepsPerReplay = 100
  /// The most findings of a signature in one replay.
  private static let mostAlike = 25
  /// The most references of a cycle whose weakening is tried.
  private static let mostTrials = 4

  /// Returns the findings that haven't been looked for, and marks them as looked for.
  ///
  /// - Parameter steps: The number of steps that a replay makes.
  package mutating func takeUnsought(_ findings: [Finding], replaying steps: Int) -> [Finding] {
    var alike: [String: Int] = [:]
    let new = findings.filter { finding in
      let signature = finding.signature
      guard sought[signature]?.contains(finding.subject.text) != true else { return false }
      alike[signature, default: 0] += 1
      return alike[signature, default: 0] <= Self.mostAlike
    }
    guard !new.isEmpty else { return [] }
    if new.allSatisfy({ sought[$0.signature] != nil }) {
      guard steps + Self.stepsPerReplay <= stepsForRepeated else { return [] }
      stepsForRepeated -= steps + Self.stepsPerReplay
    }
    for finding in new { sought[finding.signature, default: []].insert(finding.subject.text) }
    return new
  }

  /// Replays the session to find what these findings don't contain yet, and to try their advice.
  package mutating func seek(_ findings: [Finding], in session: Session) {
    guard session.stepCount <= Self.mostSteps else { return }
    let tried = findings.map(Weakening.init)
    for (finding, trial) in zip(findings, replay(findings, trying: tried, in: session))
    where trial.isTooEarly == true {
      // A closure seldom owns what it captures; that it does is the mistake.
      if finding.cut?.isCapture == false { seekSaferAdvice(for: finding, in: session) }
      if trial.isUnownedWhenCreated == true, saferAdvice[finding.subject.text] == nil {
        onlyHolders.insert(finding.subject.text)
      }
    }
  }

  /// Looks for another reference of the cycle, one that can be weak while the subject is in use.
  private mutating func seekSaferAdvice(for finding: Finding, in session: Session) {
    let (subject, signature) = (finding.subject.text, finding.signature)
    if let avoided = avoided[signature] {
      if !avoided.isEmpty {
        saferAdvice[subject] = session.alternative(to: finding, avoiding: avoided)?.finding
      }
      return
    }
    avoided[signature] = []
    guard let first = finding.cutField else { return }
    var rejected: Set<String> = [first]
    for _ in 0..<Self.mostTrials {
      guard let other = session.alternative(to: finding, avoiding: rejected),
        let field = other.finding.cutField, !rejected.contains(field)
      else { return }
      let tried = [Weakening(of: other.finding)]
      if other.isSafe,
        replay([other.finding], trying: tried, in: session).first?.isTooEarly == false
      {
        saferAdvice[subject] = other.finding
        avoided[signature] = rejected
        return
      }
      rejected.insert(field)
    }
  }

  /// What a replay has found out about a finding's advice; nil where it wasn't to be tried or couldn't be.
  private struct Trial {
    /// Whether it would deallocate an object in use.
    var isTooEarly: Bool?
    /// Whether it would do so in the step that created the subject already.
    var isUnownedWhenCreated: Bool?
  }

  /// Replays the session once; returns for each finding what came of trying its advice.
  private mutating func replay(
    _ findings: [Finding], trying weakenings: [Weakening?], in session: Session
  ) -> [Trial] {
    let cuts = findings.compactMap(\.cut)
    let vanished = findings.filter { $0.verdict == .vanished && ($0.due?.step ?? 0) > 0 }
    guard !cuts.isEmpty || !vanished.isEmpty else { return [] }
    let origins = session.replayed(
      OriginQuestion(
        last: findings.compactMap(\.due?.step).max(), references: cuts.map(\.reference),
        weakenings: weakenings.compactMap(\.self),
        vanished: vanished.map { .init(label: $0.subject.text, due: $0.due?.step ?? 0) },
        variables: session.judge.walker.knownVariables))
    for (cut, made) in zip(cuts, origins.made) { self.made[cut.reference] = made }
    for (finding, holders) in zip(vanished, origins.lastHolders) {
      lastHolders[finding.subject.text] = holders
    }
    var answers = zip(origins.isTooEarly, origins.isUnownedWhenCreated).makeIterator()
    return weakenings.map { weakening in
      guard weakening != nil, let answer = answers.next() else { return Trial() }
      return Trial(isTooEarly: answer.0, isUnownedWhenCreated: answer.1)
    }
  }

  /// The finding, completed with the results of earlier replays.
  package func complete(_ finding: Finding) -> Finding {
    var finding = finding
    if let safer = saferAdvice[finding.subject.text], safer.signature == finding.signature {
      finding.links = safer.links
      finding.cut = safer.cut
    }
    if onlyHolders.contains(finding.subject.text), finding.isMendedByWeak {
      let target = finding.targetOfCut
      finding.cut?.unowned = target
    }
    if let reference = finding.cut?.reference { finding.cut?.made = made[reference] }
    for holder in lastHolders[finding.subject.text] ?? [] where finding.verdict == .vanished {
      finding.notes.append("retained last by \(holder)")
    }
    return finding
  }
}

extension Session {
  /// The findings, completed by replaying the steps if necessary.
  package func blamed(_ findings: [Finding]) -> [Finding] {
    let unsought =
      settings.seeksBlame ? judge.blame.takeUnsought(findings, replaying: stepCount) : []
    if !unsought.isEmpty {
      // Replaying may change what a static holds, and so deallocate the subjects of these findings.
      let standing = judge.living
      judge.blame.seek(unsought, in: self)
      judge.pin(standing)
    }
    return findings.map { withCaller(judge.blame.complete($0)).forReaders }
  }
}
