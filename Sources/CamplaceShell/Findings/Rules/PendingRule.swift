import HeadlessUIKit
import RetainGraph

/// Held only until delayed work, which will end, has run, or a task that may still go on.
struct PendingRule: SurvivorRule {
  func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    if let path = evidence.graph.shortestPath(to: node) {
      return path.root.label == RootName.clock ? .pending("held by delayed work") : nil
    }
    return evidence.graph.task(keeping: node).map { .pending("held by \($0)") }
  }
}

extension Graph {
  /// The task on the way from a root to an object that no certain way leads to.
  fileprivate func task(keeping node: Int) -> String? {
    guard let path = shortestPath(to: node, allowingPossible: true) else { return nil }
    let way = [path.root.node] + path.edges.map(\.to)
    guard let task = way.first(where: { nodes[$0].kind == .task }) else { return nil }
    return roots.first { $0.node == task }?.label ?? "a suspended task"
  }
}
