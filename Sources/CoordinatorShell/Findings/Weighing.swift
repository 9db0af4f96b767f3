import HeadlessUIKit
import RetainGraph

/// Applies rules to suspects, and adds what they say to a judge.
@MainActor final class Weighing {
  private let suspects: [Suspect]
  private let rules: [any SurvivorRule]
  private let judge: Judge
  private let graph: Graph
  private var afterFixes: EvidenceAfterFixes
  /// The suspects without an opinion, by label.
  private var open: [String: Suspect] = [:]
  /// The suspects whose holders are weighed first.
  private var begun: Set<String> = []

  init(
    of suspects: [Suspect], in evidence: Evidence, by rules: [any SurvivorRule], for judge: Judge
  ) {
    self.suspects = suspects
    self.rules = rules
    self.judge = judge
    graph = evidence.graph
    afterFixes = EvidenceAfterFixes(evidence)
    for suspect in suspects { open[suspect.label.text] = suspect }
  }

  func weighAll() {
    for suspect in suspects where open[suspect.label.text] != nil { weigh(suspect) }
  }

  private func weigh(_ suspect: Suspect) {
    open[suspect.label.text] = nil
    begun.insert(suspect.label.text)
    defer { begun.remove(suspect.label.text) }
    guard let object = suspect.object, let node = graph.node(of: object)?.number else { return }
    var opinion: Opinion?
    var holders: [Suspect] = []
    repeat {
      guard !afterFixes.covers(node),
        let evidence = afterFixes.evidence(on: node, finding: judge.findingAbout)
      else {
        judge.explain(object, by: nil)
        return
      }
      opinion = nil
      for rule in rules where opinion == nil {
        opinion = rule.opinion(suspect, node: node, in: evidence)
      }
      // One mistake is one finding, about the object nearest to it: a screen in a field, rather
      // than the router behind that screen.
      holders = opinion?.finding.map { openHolders(of: $0, in: evidence) } ?? []
      for holder in holders where !afterFixes.covers(node) { weigh(holder) }
    } while !holders.isEmpty
    if let opinion { add(opinion, about: suspect, object) }
  }

  /// The suspects without an opinion that retain a finding's subject.
  private func openHolders(of finding: Finding, in evidence: Evidence) -> [Suspect] {
    var holders = finding.holdersInFront.compactMap { open[$0] }
    holders += finding.holdersBeside.compactMap { open[$0] }
      .filter { evidence.isReached($0) { open[$0] != nil || begun.contains($0) } }
    // A cycle has no first object, and a screen says more than its view model.
    guard finding.root == nil else { return holders }
    return holders.filter(\.isScreen) + holders.filter { !$0.isScreen }
  }

  private func add(_ opinion: Opinion, about suspect: Suspect, _ object: AnyObject) {
    switch opinion {
    case .finding(let finding, let covers, let frees):
      afterFixes.cover(covers, freeing: frees)
      judge.supersede(by: finding, covers, of: graph)
      judge.explain(object, by: judge.findings.count)
      // One mistake is one finding, however many of the objects it leaks are watched.
      if finding.verdict == .leaked || finding.root == nil { judge.explain(covers, of: graph) }
      judge.findings.append(finding)
    case .pending(let reason): judge.pending.append((suspect.label, reason))
    case .expected(let owner):
      let owner = owner.map { Judge.Owner(object: $0) }
      judge.expected.append((ObjectIdentifier(object), owner))
    }
  }
}
