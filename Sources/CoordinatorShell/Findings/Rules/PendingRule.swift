import HeadlessUIKit
import RetainGraph

/// Retained only by delayed work, which will run, or by a suspended task, which may continue.
package struct PendingRule: SurvivorRule {
  package func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    if let path = evidence.path(to: node), evidence.kind(of: path) == .work {
      return .pending("retained by \(path.root.label)")
    }
    if let path = evidence.certainPath(to: node) {
      return path.root.label == RootName.clock ? .pending("retained by delayed work") : nil
    }
    let task = evidence.path(to: node).flatMap { evidence.graph.task(on: $0) }
    return task.map { .pending("retained by \($0)") }
  }
}

extension Graph {
  /// The first task on a path, by its name as a root.
  fileprivate func task(on path: RetainPath) -> String? {
    let nodes = [path.root.node] + path.edges.map(\.to)
    guard let task = nodes.first(where: { self.nodes[$0].kind == .task }) else { return nil }
    return roots.first { $0.node == task }?.label ?? "a suspended task"
  }
}
