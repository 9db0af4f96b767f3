import CoordinatorKit
import HeadlessUIKit
import RetainGraph

/// Decides what is a finding; the only place where rules' opinions are weighed.
@MainActor package final class Judge {
  /// Of a survivor, the first rule with an opinion decides.
  private static let survivorRules: [any SurvivorRule] = [
    PendingRule(), StrandedTaskRule(), LeakedRule(), ReturningChildRule(), OwnedRule(),
    AbandonedRule(), HeldFromOutsideRule(),
  ]

  /// Of what is there, the first rule with an opinion about somebody decides.
  private static let stateRules: [any StateRule] = [
    VanishedRule(), OrphanedScreenRule(), IdleCoordinatorRule(), SharedChildRule(), MisuseRule(),
  ]

  lazy var walker = Walker.ofApps
  /// In the order found.
  package internal(set) var findings: [Finding] = []
  /// Whose survival work that is under way explains, and what that work is.
  package private(set) var pending: [(subject: ObjectLabel, reason: String)] = []
  /// Those that the app keeps on purpose, with the owner that must stay in use, if any.
  package private(set) var expected: [(object: ObjectIdentifier, owner: Owner?)] = []
  /// What was found out about findings that somebody looked at.
  package var blame = Blame()
  /// Whom a finding is about or explains, so that nobody is reported twice.
  private var explained: [Explained] = []
  /// Places among these, by object; an address that came back is told by the reference there.
  private var places: [ObjectIdentifier: Int] = [:]
  /// Whom the state rules have told of, and how UIKit was misused.
  private var told: Set<String> = []
  /// The rules that state findings come from, by the place of the finding.
  private var stateRulesOfFindings: [Int: any StateRule] = [:]

  private struct Explained {
    weak let object: AnyObject?
    let finding: Int?
  }

  package struct Owner {
    package weak let object: AnyObject?
  }

  package var hasFindings: Bool { !findings.isEmpty }

  /// Judges what is there after a step; returns the new findings.
  package func judge(_ session: Session, at moment: Finding.Moment) -> [Finding] {
    judge(session, at: moment, by: Self.stateRules)
  }

  /// Judges only the calls that the step made.
  package func judgeCalls(_ session: Session, at moment: Finding.Moment) -> [Finding] {
    judge(session, at: moment, by: [MisuseRule()])
  }

  private func judge(
    _ session: Session, at moment: Finding.Moment, by rules: [any StateRule]
  ) -> [Finding] {
    var new: [Finding] = []
    for rule in rules {
      for finding in rule.findings(in: session, at: moment)
      where told.insert(finding.verdict == .misuse ? finding.signature : finding.subject.text)
        .inserted
      {
        stateRulesOfFindings[findings.count + new.count] = rule
        new.append(finding)
      }
      // One mistake is one finding: a coordinator that vanished is why its screens are orphans.
      if !new.isEmpty, rule is VanishedRule { session.monitor.forgetOrphans() }
    }
    findings += new
    return new
  }

  /// Judges those that no finding explains yet; returns the new findings.
  package func judge(
    _ suspects: [Suspect], of session: Session, isLast: Bool = false
  ) -> [Finding] {
    pending = []
    expected = []
    let earlier = findings.count
    let open = suspects.filter { suspect in suspect.object.map { !isExplained($0) } ?? false }
    let rest = open.isEmpty ? [] : judgeGarbage(open, of: session)
    if !rest.isEmpty {
      let besideTasks = pace.isDue(rest.map(\.label)) || isLast
      func look() -> Evidence {
        func evidence() -> Evidence {
          Evidence(session, suspects: rest, walker: walker, besideTasks: besideTasks)
        }
        // An object of the graph that another thread frees can't be asked.
        let isQuiet = !OtherThreads.mayChangeTheApp
        let first = evidence()
        return isQuiet && first.releaseEndedClosures() ? evidence() : first
      }
      var evidence = look()
      if patience.waits(for: rest, evidence, in: session) { evidence = look() }
      weigh(rest, in: evidence, by: Self.survivorRules)
    }
    return Array(findings[earlier...])
  }

  /// Judges those that nothing but a cycle of their own keeps, at the cost of what is near them; returns the
  /// others, of which only the whole graph can tell who holds them.
  private func judgeGarbage(_ suspects: [Suspect], of session: Session) -> [Suspect] {
    // Other threads may change what is walked.
    guard !OtherThreads.mayChangeTheApp,
      let evidence = Evidence(garbageAmong: suspects, of: session, walker: walker)
    else { return suspects }
    if evidence.releaseEndedClosures() {
      return judgeGarbage(suspects.filter { $0.object != nil }, of: session)
    }
    // All of it is explained, so that nobody asks again why it is there.
    for node in weigh(suspects, in: evidence, by: [LeakedRule()]).sorted() {
      if let object = evidence.graph.liveObject(of: node), !isExplained(object) {
        explain(object, by: nil)
      }
    }
    return suspects.filter { suspect in suspect.object.map { !isExplained($0) } ?? false }
  }

  /// Adds what the rules say of suspects; returns the nodes that the new findings explain.
  @discardableResult
  private func weigh(
    _ suspects: [Suspect], in evidence: Evidence, by rules: [any SurvivorRule]
  ) -> Set<Int> {
    var covered: Set<Int> = []
    for suspect in suspects {
      guard let object = suspect.object, let node = evidence.graph.node(of: object)?.number else {
        continue
      }
      if covered.contains(node) {
        explain(object, by: nil)
        continue
      }
      var opinion: Opinion?
      for rule in rules where opinion == nil {
        opinion = rule.opinion(suspect, node: node, in: evidence)
      }
      switch opinion {
      case .finding(let finding, let covers):
        covered.formUnion(covers)
        explain(object, by: findings.count)
        findings.append(finding)
      case .pending(let reason): pending.append((suspect.label, reason))
      case .expected(let owner):
        expected.append((ObjectIdentifier(object), owner.map { Owner(object: $0) }))
      case nil: break
      }
    }
    return covered
  }

  /// Whether a finding was told that is about an object or explains it.
  package func isExplained(_ object: AnyObject) -> Bool {
    places[ObjectIdentifier(object)].map { explained[$0].object === object } ?? false
  }

  func explain(_ object: AnyObject, by finding: Int?) {
    places[ObjectIdentifier(object)] = explained.count
    explained.append(Explained(object: object, finding: finding))
  }

  /// Withdraws what was found about an object, which is in use again.
  func withdraw(_ object: AnyObject) {
    guard isExplained(object), let place = places.removeValue(forKey: ObjectIdentifier(object))
    else { return }
    if let finding = explained[place].finding, findings[finding].verdict == .abandoned {
      explained[place] = Explained(object: nil, finding: nil)
    } else {
      places[ObjectIdentifier(object)] = place
    }
  }

  /// The states in which classes were found to grow, by the place of the finding.
  private var growth: [Int: HierarchyState] = [:]
  /// The places of findings about growth that has ended, as that of a cache does once it is full.
  private var settled: Set<Int> = []

  /// Withdraws what was found about classes that don't grow any more in a state.
  func settle(_ types: [AnyClass], in state: HierarchyState) {
    for (place, grownIn) in growth where grownIn == state {
      if types.contains(where: { $0 == findings[place].subject.type }) {
        settled.insert(place)
        growth[place] = nil
      }
    }
  }

  /// Findings that stand though their objects have died.
  private var pinned: Set<Int> = []
  /// Waits for work on other threads that holds what should be gone.
  var patience = Patience()
  /// When memory is searched for what holds suspects beside tasks.
  private var pace = SearchPace()

  /// Which of these objects no root reaches.
  package func unreached(_ objects: [AnyObject], in session: Session) -> [AnyObject] {
    var roots = session.roots
    roots += walker.knownRoots
    let marking = walker.mark(roots)
    return objects.filter { marking.contains($0) == false }
  }

  /// The living objects that findings are about or explain.
  var explainedObjects: [AnyObject] { explained.compactMap(\.object) }

  /// Whether a class was found to grow already.
  func hasGrown(_ type: AnyClass) -> Bool {
    findings.indices.contains {
      findings[$0].verdict == .growing && findings[$0].subject.type == type && !settled.contains($0)
    }
  }

  /// Nothing that should be gone is left.
  package func noSurvivors() {
    if !pending.isEmpty { pending = [] }
  }

  /// The findings about objects that are alive, by place.
  var living: Set<Int> { Set(explained.compactMap { $0.object == nil ? nil : $0.finding }) }

  /// Lets those of these findings stand whose objects have died since.
  func pin(_ standing: Set<Int>) { pinned.formUnion(standing.subtracting(living)) }

  /// The findings that are still so: a cycle that later breaks by itself is no leak.
  package func standing(in session: Session) -> [Finding] {
    let living = living.union(pinned)
    return findings.indices.filter { index in
      if settled.contains(index) { return false }
      if let rule = stateRulesOfFindings[index] { return rule.stands(findings[index], in: session) }
      return !findings[index].verdict.isOfSurvivors || living.contains(index)
    }.map { findings[$0] }
  }

  /// Adds what a loop was found to do, or the visits of a state.
  package func add(_ finding: Finding, in state: HierarchyState? = nil) {
    growth[findings.count] = state
    findings.append(finding)
  }
}
