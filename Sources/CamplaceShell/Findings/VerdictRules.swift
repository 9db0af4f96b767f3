import RetainGraph

/// One way in which a survivor can be wrong; rules are asked in order, the first that knows decides.
@MainActor protocol VerdictRule {
  func finding(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Judgement?
}

/// What a rule says of a suspect.
enum Judgement {
  case finding(Finding, covers: Set<Int>)
  /// Something that ends by itself holds it; it is judged again then.
  case pending
}

/// Held only until delayed work, which will end, has run.
struct PendingRule: VerdictRule {
  func finding(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Judgement? {
    evidence.graph.shortestPath(to: node)?.root.label == "the clock" ? .pending : nil
  }
}

/// Unreachable from the roots and alive: a cycle keeps it.
struct LeakedRule: VerdictRule {
  func finding(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Judgement? {
    let graph = evidence.graph
    guard graph.shortestPath(to: node, allowingPossible: true) == nil,
      let cycle = cycle(keeping: node, in: graph)
    else { return nil }
    let holdings = graph.holdings(along: cycle)
    let kept = Set(graph.freed(byCutting: Set(cycle.map(\.number)), judgedBy: .edges))
    let cut = holdings.indices.lazy.map { index in
      (index, Set(graph.freed(byCutting: Set(holdings[index].edges), judgedBy: .edges)))
    }.max { ($0.1.count, Self.weight(holdings[$0.0])) < ($1.1.count, Self.weight(holdings[$1.0])) }
    return .finding(
      Finding(
        verdict: .leaked, subject: suspect.label, made: suspect.made, due: suspect.due,
        links: holdings.map(evidence.link), root: nil, kept: evidence.objectCount(kept),
        cut: cut.map { Finding.Cut(link: $0.0, frees: evidence.objectCount($0.1)) },
        unknownHolders: 0, notes: []), covers: kept.union([node]))
  }

  /// The shortest cycle through the object, else through what keeps it.
  private func cycle(keeping node: Int, in graph: Graph) -> [Graph.Edge]? {
    if let cycle = graph.shortestCycle(through: node) { return cycle }
    var seen: Set<Int> = [node]
    var queue = [node]
    var next = 0
    while next < queue.count {
      for edge in graph.edges(to: queue[next]) where edge.strength == .strong {
        guard seen.insert(edge.from).inserted else { continue }
        if let cycle = graph.shortestCycle(through: edge.from) { return cycle }
        queue.append(edge.from)
      }
      next += 1
    }
    return nil
  }

  /// Of two cuts that free as much, the reference back up is the one to weaken.
  private static func weight(_ holding: Holding) -> Int {
    let field = holding.path.description.lowercased()
    if field.contains("closure capture") { return 3 }
    if field.contains("delegate") || field.contains("parent") { return 2 }
    return field.contains("coordinator") && !field.contains("child") ? 1 : 0
  }
}

/// Reachable, though its screen has left the hierarchy or its flow is over.
struct AbandonedRule: VerdictRule {
  func finding(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Judgement? {
    let graph = evidence.graph
    guard let path = graph.shortestPath(to: node, allowingPossible: true) else { return nil }
    let holdings = graph.holdings(along: path.edges)
    let freed = holdings.indices.map {
      Set(graph.freed(byCutting: Set(holdings[$0].edges), judgedBy: .edges))
    }
    let cut = freed.indices.last { freed[$0].contains(node) }
    let kept = cut.map { freed[$0] } ?? [node]
    return .finding(
      Finding(
        verdict: .abandoned, subject: suspect.label, made: suspect.made, due: suspect.due,
        links: holdings.map(evidence.link), root: path.root.label,
        kept: evidence.objectCount(kept),
        cut: cut.map { Finding.Cut(link: $0, frees: evidence.objectCount(freed[$0])) },
        unknownHolders: 0, notes: []), covers: kept.union([node]))
  }
}

/// No walked reference leads to it, and yet it lives.
struct HeldFromOutsideRule: VerdictRule {
  func finding(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Judgement? {
    // One retain is the suspect list's own.
    let unknown = max(1, (evidence.graph.unknownHolders(of: node) ?? 1) - 1)
    return .finding(
      Finding(
        verdict: .leaked, subject: suspect.label, made: suspect.made, due: suspect.due, links: [],
        root: nil, kept: 1, cut: nil, unknownHolders: unknown,
        notes: ["held by something outside the walked graph"]), covers: [node])
  }
}
