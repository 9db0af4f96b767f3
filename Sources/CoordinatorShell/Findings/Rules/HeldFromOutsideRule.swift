import RetainGraph

/// No walked reference leads to it, and yet it lives.
package struct HeldFromOutsideRule: SurvivorRule {
  package func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    let unknown = max(1, evidence.graph.unknownHolders(of: node) ?? 1)
    return .finding(
      Finding(
        verdict: .leaked, subject: suspect.label, made: suspect.made, due: suspect.due, links: [],
        root: nil, kept: 1, cut: nil, unknownHolders: unknown,
        notes: [
          "held by something outside the walked graph: a task, a global, memory that is not Swift's"
        ]), covers: [node])
  }
}
