import RetainGraph

/// Suspended tasks that no code can resume, and what they retain.
///
/// They aren't roots: what only they retain stays alive forever, and no root reaches it.
@MainActor package struct StrandedTasks {
  let nodes: Set<Int>
  /// Tasks that wait only for tasks that poll.
  let waiting: Set<Int>
  /// Tasks that wait for a missing module's completion.
  private(set) var waitingForModules: Set<Int> = []
  private let paths: RetainPaths?

  init() {
    nodes = []
    waiting = []
    paths = nil
  }

  init(_ nodes: Set<Int>, waiting: Set<Int>, forModules modules: [AnyObject], in graph: Graph) {
    self.nodes = nodes
    self.waiting = waiting
    waitingForModules = Set(modules.compactMap { graph.node(of: $0)?.number })
    guard !nodes.isEmpty else {
      paths = nil
      return
    }
    let alone = graph.withoutRoots(Set(graph.roots.map(\.node)).subtracting(nodes))
    paths = alone.shortestPaths(allowingPossible: true)
  }

  /// The shortest path from such a task to a node.
  func path(to node: Int) -> RetainPath? { paths?[node] }
}
