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
  package private(set) var pending: [(subject: ObjectLabel, reason: String)] = []
  /// Pending objects that suspended tasks retain.
  var waiting: [ObjectLabel] {
    pending.lazy.filter { $0.reason.contains(RootName.suspendedTask) }.map(\.subject)
  }
  /// Objects that the app keeps on purpose, with the owner that must stay in use, if any.
  package private(set) var expected: [(object: ObjectIdentifier, owner: Owner?)] = []
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
      weigh(
        rest, in: evidence(on: rest, in: session, looksFurther: looksFurther),
        by: Self.survivorRules)
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
    weigh(suspects, in: evidence, by: [LeakedRule()])
    return suspects.filter { suspect in suspect.object.map { !isExplained($0) } ?? false }
  }

  /// Adds the findings of the rules about suspects.
  private func weigh(
    _ suspects: [Suspect], in evidence: Evidence, by rules: [any SurvivorRule]
  ) {
    var afterFixes = EvidenceAfterFixes(evidence)
    var open: [String: Suspect] = [:]
    for suspect in suspects { open[suspect.label.text] = suspect }
    // The suspects whose holders are judged first.
    var weighed: Set<String> = []
    func weigh(_ suspect: Suspect) {
      open[suspect.label.text] = nil
      weighed.insert(suspect.label.text)
      defer { weighed.remove(suspect.label.text) }
      guard let object = suspect.object, let node = evidence.graph.node(of: object)?.number else {
        return
      }
      var opinion: Opinion?
      var holders: [Suspect] = []
      repeat {
        guard !afterFixes.covers(node),
          let evidence = afterFixes.evidence(on: node, finding: findingAbout)
        else {
          explain(object, by: nil)
          return
        }
        opinion = nil
        for rule in rules where opinion == nil {
          opinion = rule.opinion(suspect, node: node, in: evidence)
        }
        // One mistake is one finding, about the object nearest to it: a screen in a field, rather
        // than the router behind that screen.
        holders = opinion?.finding?.holdersInFront.compactMap { open[$0] } ?? []
        holders += (opinion?.finding?.holdersBeside ?? []).compactMap { open[$0] }
          .filter { evidence.isReached($0) { open[$0] != nil || weighed.contains($0) } }
        // A cycle has no first object, and a screen says more than its view model.
        if opinion?.finding?.root == nil {
          let (screens, others) = (holders.filter(\.isScreen), holders.filter { !$0.isScreen })
          holders = screens + others
        }
        for holder in holders where !afterFixes.covers(node) { weigh(holder) }
      } while !holders.isEmpty
      switch opinion {
      case .finding(let finding, let covers, let frees):
        afterFixes.cover(covers, freeing: frees)
        supersede(by: finding, covers, of: evidence.graph)
        explain(object, by: findings.count)
        // One mistake is one finding, however many of the objects it leaks are watched.
        if finding.verdict == .leaked || finding.root == nil {
          explain(covers, of: evidence.graph)
        }
        findings.append(finding)
      case .pending(let reason): pending.append((suspect.label, reason))
      case .expected(let owner):
        expected.append((ObjectIdentifier(object), owner.map { Owner(object: $0) }))
      case nil: break
      }
    }
    for suspect in suspects where open[suspect.label.text] != nil { weigh(suspect) }
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

  /// The states in which classes were found to grow, by the finding's index.
  private var growth: [Int: HierarchyState] = [:]
  /// The indices of findings about growth that has ended, such as that of a cache that is full.
  private var settled: Set<Int> = []

  /// Withdraws findings about classes that don't grow any more in a state.
  func settle(_ types: [AnyClass], in state: HierarchyState) {
    for (place, grownIn) in growth where grownIn == state {
      if types.contains(where: { $0 == findings[place].subject.type }) {
        settled.insert(place)
        growth[place] = nil
      }
    }
  }

  /// The indices of findings that stay current although their objects were deallocated.
  private var pinned: Set<Int> = []
  /// The paths to timers that ended by themselves in a replay.
  var endingTimers: Set<[String]> = []
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

  /// Whether a class was found to grow already, in a finding that `isSame` accepts.
  func hasGrown(_ type: AnyClass, where isSame: (Finding) -> Bool = { _ in true }) -> Bool {
    findings.indices.contains {
      findings[$0].verdict == .growing && findings[$0].subject.type == type && !settled.contains($0)
        && isSame(findings[$0])
    }
  }

  /// Whether the findings about growth contain one about what tasks retain that run this function.
  func hasGrown(byTasksRunning function: String) -> Bool {
    findings.indices.contains {
      findings[$0].verdict == .growing && !settled.contains($0)
        && findings[$0].links.first?.taskFunction == function
    }
  }

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
      if settled.contains(index) { return false }
      if let rule = stateRulesOfFindings[index] { return rule.stands(findings[index], in: session) }
      return !findings[index].verdict.isOfSurvivors || living.contains(index)
    }.map { findings[$0] }
  }

  /// Adds a finding about growth, in a loop or at the visits to a state.
  package func add(_ finding: Finding, in state: HierarchyState? = nil) {
    growth[findings.count] = state
    findings.append(finding)
  }
}
