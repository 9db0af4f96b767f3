import CoordinatorKit
import HeadlessUIKit
import RetainGraph

/// Turns the opinions of rules into findings.
@MainActor package final class Judge {
  /// The rules about survivors; the first one with an opinion decides.
  private static let survivorRules: [any SurvivorRule] = [
    PendingRule(), StrandedTaskRule(), LeakedRule(), ReturningChildRule(), OwnedRule(),
    AbandonedRule(), HeldFromOutsideRule(),
  ]

  /// The rules about the current state; for each subject, the first one with an opinion decides.
  private static let stateRules: [any StateRule] = [
    VanishedRule(), OrphanedScreenRule(), IdleCoordinatorRule(), SharedChildRule(), MisuseRule(),
  ]

  lazy var walker = Walker.ofApps
  /// All findings, in the order found.
  package internal(set) var findings: [Finding] = []
  /// Objects that unfinished work retains, with a description of that work.
  package internal(set) var pending: [(subject: ObjectLabel, reason: PendingReason)] = []
  /// Pending objects that suspended tasks retain.
  var waiting: [ObjectLabel] {
    pending.lazy.filter(\.reason.isTask).map(\.subject)
  }
  /// Objects that the app keeps on purpose, with the owner that must stay in use, if any.
  package internal(set) var expected: [(object: ObjectIdentifier, owner: Owner?)] = []
  /// The results of replays about the printed findings.
  package var blame = Blame()
  /// The objects that a finding is about or explains, so that none is reported twice.
  private var explained = ObjectTable<Explanation>()
  /// The subjects that state rules have reported, and the signatures of misuses.
  private var reported: Set<String> = []
  /// The steps in which UIKit refused a call.
  private(set) var refusedSteps: Set<Int> = []
  /// The rules that state findings come from, by the finding's index.
  private var stateRulesOfFindings: [Int: any StateRule] = [:]
  /// The findings about growth.
  var growth = GrowthFindings()
  /// The indices of findings that stay current although their objects were deallocated.
  private var pinned: Set<Int> = []
  /// Whether what references lead to objects of the run loop that a replay has shown to end by themselves.
  var endings: [[String]: Bool] = [:]
  /// When the run loop must have released a suspect, by the suspect's label.
  var deadlines: [String: Duration] = [:]
  /// Whether a replay may answer which timers end by themselves.
  var asksWhatEnds = true
  /// Waits for work on other threads that retains suspects.
  let threadWait = ThreadWait()
  /// When camsh searches memory for further holders of suspects.
  private var pace = SearchPace()

  private struct Explanation {
    /// The index of the finding about the object; nil if it is about another one.
    let finding: Int?
  }

  package struct Owner {
    package weak let object: AnyObject?
  }

  package var hasFindings: Bool { !findings.isEmpty }

  /// Applies the state rules after a step; returns the new findings.
  package func judge(_ session: Session, at moment: Finding.Moment) -> [Finding] {
    judge(session, at: moment, by: Self.stateRules)
  }

  /// Judges only UIKit's warnings about the calls of the step; returns the new findings.
  package func judgeCalls(_ session: Session, at moment: Finding.Moment) -> [Finding] {
    judge(session, at: moment, by: [MisuseRule()])
  }

  private func judge(
    _ session: Session, at moment: Finding.Moment, by rules: [any StateRule]
  ) -> [Finding] {
    if !session.device.misuses.isEmpty { refusedSteps.insert(moment.step) }
    var new: [Finding] = []
    for rule in rules {
      for finding in rule.findings(in: session, at: moment)
      where reported.insert(finding.verdict == .misuse ? finding.signature : finding.subject.text)
        .inserted
      {
        stateRulesOfFindings[findings.count + new.count] = rule
        new.append(finding)
      }
      // One mistake is one finding: a vanished coordinator explains why its screens are orphaned.
      if !new.isEmpty, rule is VanishedRule { session.monitor.forgetOrphans() }
    }
    findings += new
    return new
  }

  /// Judges the suspects that no finding explains yet; returns the new findings.
  package func judge(
    _ suspects: [Suspect], of session: Session, isLast: Bool = false
  ) -> [Finding] {
    pending = []
    expected = []
    let earlier = findings.count
    let open = suspects.filter { suspect in suspect.object.map { !isExplained($0) } ?? false }
    let rest = open.isEmpty ? [] : judgeGarbage(open, of: session)
    if isLast {
      let outdated = outdated(in: session)
      if !outdated.isEmpty { judgeGarbage(outdated, of: session) }
    }
    if !rest.isEmpty {
      let looksFurther = pace.isDue(rest.map(\.label)) || isLast
      let evidence = evidence(on: rest, in: session, looksFurther: looksFurther)
      Weighing(of: rest, in: evidence, by: Self.survivorRules, for: self).weighAll()
    }
    return Array(findings[earlier...])
  }

  /// The evidence on survivors, gathered after work on other threads that retains them has ended.
  ///
  /// The closures of ended work have been released by then.
  func evidence(
    on suspects: [Suspect], in session: Session, looksFurther: Bool
  ) -> Evidence {
    func look() -> Evidence {
      func evidence() -> Evidence {
        Evidence(
          session, suspects: suspects, beside: { leaked }, walker: walker,
          looksFurther: looksFurther)
      }
      // Another thread could free an object of the graph while camsh reads it.
      let isQuiet = !OtherThreads.mayChangeTheApp
      let first = evidence()
      guard isQuiet else { return first }
      let released = [first.releaseEndedClosures(), first.releaseEndedAttributes()]
      return released.contains(true) ? evidence() : first
    }
    let evidence = look()
    return threadWait.waits(for: suspects, evidence, in: session) ? look() : evidence
  }

  /// The objects that the newest findings say are leaked: no root reaches them, and they may retain suspects.
  private var leaked: [AnyObject] {
    explained.newest(Self.mostExplained) { explanation in
      explanation.finding.map { findings[$0].verdict == .leaked } ?? false
    }
  }

  /// Each judgment looks at these, however long the session is.
  private static let mostExplained = 1000

  /// Judges suspects that only a cycle of their own retains, by walking only the objects near them.
  ///
  /// Returns the other suspects, whose holders only the complete graph shows.
  @discardableResult
  private func judgeGarbage(_ suspects: [Suspect], of session: Session) -> [Suspect] {
    // Other threads may change the objects during the walk.
    guard !OtherThreads.mayChangeTheApp,
      let evidence = Evidence(garbageAmong: suspects, of: session, walker: walker)
    else { return suspects }
    if evidence.releaseEndedClosures() {
      return judgeGarbage(suspects.filter { $0.object != nil }, of: session)
    }
    Weighing(of: suspects, in: evidence, by: [LeakedRule()], for: self).weighAll()
    return suspects.filter { suspect in suspect.object.map { !isExplained($0) } ?? false }
  }

  func findingAbout(_ object: AnyObject) -> Finding? {
    explained[ObjectIdentifier(object)]?.finding.map { findings[$0] }
  }

  /// Withdraws the findings about abandoned objects that only a leak still retains.
  func supersede(by finding: Finding, _ nodes: Set<Int>, of graph: Graph) {
    guard finding.verdict == .leaked else { return }
    for object in nodes.compactMap(graph.liveObject) { withdraw(object) }
  }

  /// Marks the objects of these nodes as explained by a finding about another one.
  func explain(_ nodes: Set<Int>, of graph: Graph) {
    for node in nodes.sorted() {
      if let object = graph.liveObject(of: node), !isExplained(object) { explain(object, by: nil) }
    }
  }

  /// Whether a finding is about an object or explains it.
  package func isExplained(_ object: AnyObject) -> Bool { isExplained(ObjectIdentifier(object)) }

  /// Whether a finding is about a live object or explains it.
  func isExplained(_ object: ObjectIdentifier) -> Bool { explained[object] != nil }

  func explain(_ object: AnyObject, by finding: Int?) {
    explained[object] = Explanation(finding: finding ?? explained[object]?.finding)
  }

  /// Withdraws the finding about an object that is in use again.
  func withdraw(_ object: AnyObject) {
    if let finding = explained[object]?.finding, findings[finding].verdict == .abandoned {
      explained[object] = nil
    }
  }

  /// Visits everything that the session's roots reach.
  func mark(_ session: Session) -> Marking {
    var roots = session.roots
    roots += walker.knownRoots
    return walker.mark(roots)
  }

  /// The objects that no root reaches.
  package func unreached(_ objects: [AnyObject], in session: Session) -> [AnyObject] {
    let marking = mark(session)
    return objects.filter { marking.contains($0) == false }
  }

  /// The live objects that findings are about or explain.
  var explainedObjects: [AnyObject] { explained.livingObjects }

  /// Called when every object that should be deallocated is.
  package func noSurvivors() {
    if !pending.isEmpty { pending = [] }
  }

  /// The indices of findings whose objects are alive.
  var living: Set<Int> { Set(explained.livingValues.compactMap(\.finding)) }

  /// Keeps findings current whose objects have been deallocated since.
  func pin(_ standing: Set<Int>) { pinned.formUnion(standing.subtracting(living)) }

  /// The findings that are still true; a cycle that breaks by itself later isn't a leak.
  package func standing(in session: Session) -> [Finding] {
    let living = living.union(pinned)
    return findings.indices.filter { index in
      if growth.hasEnded(index) { return false }
      if let rule = stateRulesOfFindings[index] { return rule.stands(findings[index], in: session) }
      return !findings[index].verdict.isOfSurvivors || living.contains(index)
    }.map { findings[$0] }
  }
}
