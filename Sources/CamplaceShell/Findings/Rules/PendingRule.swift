import HeadlessUIKit
import RetainGraph

/// Held only until delayed work, which will end, has run.
struct PendingRule: SurvivorRule {
  func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    guard let path = evidence.graph.shortestPath(to: node) else { return nil }
    switch path.root.label {
    case RootName.clock: return .pending("held by delayed work")
    default: return nil
    }
  }
}
