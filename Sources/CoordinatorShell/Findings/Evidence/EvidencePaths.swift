import HeadlessUIKit
import RetainGraph

extension Evidence {
  /// The task on the only paths to a node; nil if a certain path or no path leads to it.
  package func task(holding node: Int) -> Int? {
    guard certainPaths[node] == nil, let path = possiblePaths[node] else { return nil }
    return ([path.root.node] + path.edges.map(\.to)).first { graph.nodes[$0].kind == .task }
  }

  /// The edges from all tasks, which would be gone if the tasks ended.
  var referencesOfTasks: Set<Int> {
    graph.nodes.indices.reduce(into: []) { found, node in
      guard graph.nodes[node].kind == .task else { return }
      found.formUnion(graph.edges(from: node).map(\.number))
    }
  }

  /// Whether a task sleeps and continues forever, or waits for one that does.
  package func isPolling(_ task: Int) -> Bool {
    stranded.waiting.contains(task)
      || graph.roots.contains { $0.node == task && $0.kind == .pollingTask }
  }

  /// Whether a static that can't be nil holds a node itself.
  package func isSingleton(_ node: Int) -> Bool {
    certainPath(to: node).map { $0.edges.isEmpty && $0.root.kind == .singleton } ?? false
  }

  /// The name of the work at the start of a path that always schedules more work.
  func endlessWork(of path: RetainPath) -> String? {
    guard path.root.kind == .clock else { return nil }
    return path.edges.lazy.compactMap { [graph] edge in
      graph.liveObject(of: edge.to).flatMap(VirtualClock.nameOfEndlessEvent)
    }.first
  }

  /// Whether a path begins at a repeating timer, a display link, or the handler of a source.
  func isOfRepeatingTimer(_ path: RetainPath) -> Bool {
    path.root.kind == .runLoop || path.root.kind == .source
  }

  /// The name of a path's root; for an observer of a notification, with the notification's name.
  package func rootName(of path: RetainPath) -> String {
    if let work = endlessWork(of: path) { return "\(work), which always schedules more work" }
    guard path.root.kind == .notificationCenter, let first = path.edges.first,
      case .key(let name)? = first.path.first
    else { return path.root.label }
    return "\(path.root.label): observer of \(name)"
  }
}
