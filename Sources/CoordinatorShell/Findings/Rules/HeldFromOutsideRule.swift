import RetainGraph

/// No known reference leads to the object, and yet it is alive.
package struct HeldFromOutsideRule: SurvivorRule {
  package func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    let unknown = max(1, evidence.graph.unknownHolders(of: node) ?? 1)
    let note =
      evidence.isSearched
      ? "retained by something that camsh can't read: no memory references it, as after a retain without a "
        + "release, such as Unmanaged.passRetained"
      : "retained by something that camsh can't read"
    return .finding(
      Finding(
        verdict: .leaked, subject: suspect.label, made: suspect.made, due: suspect.due, links: [],
        root: nil, kept: 1, cut: nil, unknownHolders: unknown, notes: [note]), covers: [node])
  }
}
