import RetainGraph

/// The evidence on suspects as it will be once the app has fixed the findings about other objects.
///
/// A coordinator that an abandoned screen refers to isn't a second mistake, unless a cycle or another root
/// keeps the coordinator even without the screen.
@MainActor struct EvidenceAfterFixes {
  private var evidence: Evidence
  /// The nodes that the findings of this judgment explain.
  private var covered: Set<Int> = []
  /// The nodes that are deallocated once those findings are fixed.
  private var freed: Set<Int> = []
  /// The nodes that are deallocated once earlier findings about leaked objects are fixed.
  ///
  /// Computed once, because the search visits all nodes.
  private var leaked: Set<Int>?
  /// The number of graphs built without what the findings explain.
  private var rounds = 0
  /// The most such graphs; the cost of each is proportional to the graph's size.
  private static let mostRounds = 32

  init(_ evidence: Evidence) { self.evidence = evidence }

  func covers(_ node: Int) -> Bool { covered.contains(node) }

  /// Adds the nodes whose survival a finding explains, and those that its cut frees if these are others.
  mutating func cover(_ nodes: Set<Int>, freeing freed: Set<Int>?) {
    if covered.isEmpty { covered = nodes } else { covered.formUnion(nodes) }
    let freed = freed ?? nodes
    if self.freed.isEmpty { self.freed = freed } else { self.freed.formUnion(freed) }
  }

  /// The evidence on a node without what findings explain; nil if they explain the node too.
  ///
  /// `finding` returns the finding of an earlier judgment about an object.
  mutating func evidence(on node: Int, finding: (AnyObject) -> Finding?) -> Evidence? {
    while let first = gone(holding: node, finding) {
      // Two findings together may free what neither does alone.
      let gone = Set(
        evidence.trial.freed(byReleasing: evidence.withSubscriptions(endedBy: first)))
      if gone.contains(node) { return nil }
      guard rounds < Self.mostRounds else { break }
      rounds += 1
      evidence = evidence.afterDeallocating(gone)
    }
    return evidence
  }

  /// What is deallocated once the findings about a node's holders are fixed; nil if there are none.
  private mutating func gone(holding node: Int, _ finding: (AnyObject) -> Finding?) -> Set<Int>? {
    let leaked = leaked ?? Set(evidence.trial.freed(byReleasing: leakedSubjects(finding)))
    if self.leaked == nil {
      self.leaked = leaked
      freed.formUnion(leaked)
    }
    guard let path = evidence.path(to: node) else {
      return evidence.graph.nearestHolder(of: node, among: freed) == nil ? nil : freed
    }
    var gone = evidence.graph.nearestHolder(of: node, among: leaked) == nil ? [] : leaked
    for edge in path.edges {
      if freed.contains(edge.from) {
        gone.formUnion(freed)
      } else if let holder = evidence.graph.liveObject(of: edge.from),
        finding(holder) != nil
      {
        gone.formUnion(evidence.trial.freed(byReleasing: edge.from))
      }
    }
    // Another holder needs no cut of its own if a finding's fix frees it.
    if gone.isEmpty,
      evidence.graph.edges(to: node).contains(where: {
        $0.strength == .strong && freed.contains($0.from)
      })
    {
      gone = freed
    }
    return gone.isEmpty ? nil : gone
  }

  /// The leaked nodes that findings are about.
  ///
  /// An abandoned node's holder may have released it since, so that those findings no longer apply.
  private func leakedSubjects(_ finding: (AnyObject) -> Finding?) -> Set<Int> {
    let graph = evidence.graph
    return Set(
      graph.nodes.map(\.number).filter {
        !evidence.gone.contains($0) && graph.liveObject(of: $0).flatMap(finding)?.verdict == .leaked
      })
  }
}
