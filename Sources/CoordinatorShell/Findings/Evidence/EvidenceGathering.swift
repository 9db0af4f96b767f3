import CoordinatorKit
import HeadlessUIKit
import RetainGraph

extension Evidence {
  /// The labels of the coordinators among the nodes, and their depths in the coordinator tree.
  static func coordinators(
    _ known: [(label: ObjectLabel, coordinator: any Coordinator)], _ suspects: [Suspect],
    in graph: Graph
  ) -> (labels: [Int: ObjectLabel], depths: [Int: Int]) {
    var coordinators: [Int: ObjectLabel] = [:]
    var depths: [Int: Int] = [:]
    for (label, coordinator) in known {
      guard let node = graph.node(of: coordinator.subject)?.number else { continue }
      coordinators[node] = label
      if depths[node] == nil, !isPartOfScreen(coordinator, node, in: graph) { depths[node] = 0 }
    }
    for _ in known.prefix(64) {
      var isSettled = true
      for (_, coordinator) in known {
        guard let node = graph.node(of: coordinator.subject)?.number, let depth = depths[node]
        else { continue }
        for child in coordinator.childCoordinators {
          guard let below = graph.node(of: child.subject)?.number, below != node,
            depths[below] ?? 0 <= depth, depth < known.count
          else { continue }
          depths[below] = depth + 1
          isSettled = false
        }
      }
      if isSettled { break }
    }
    for suspect in suspects {
      if let object = suspect.object, !(object is UIViewController),
        let node = graph.node(of: object)
      {
        coordinators[node.number] = suspect.label
      }
    }
    return (coordinators, depths)
  }

  /// Whether a router serves one screen, which owns it, rather than a flow of screens.
  private static func isPartOfScreen(
    _ coordinator: any Coordinator, _ node: Int, in graph: Graph
  ) -> Bool {
    guard let guest = coordinator as? GuestCoordinator else { return false }
    let type: any AnyObject.Type = type(of: guest.subject)
    if !guest.isOwned,
      graph.holders(of: node).allSatisfy({ $0.strength != .strong || !$0.isCapture })
    {
      return true
    }
    return guest.rootViewController == nil && guest.childCoordinators.isEmpty
      && CoordinatorClassifier.isPartOfScreen(type)
  }

  static func graph(
    _ session: Session, _ suspects: [Suspect], _ beside: () -> [AnyObject], _ walker: Walker,
    _ found: inout FoundInMemory
  ) -> Graph {
    // A single array, because every copy would retain the objects once more.
    var roots = session.roots
    roots += walker.knownRoots
    roots += found.roots
    if found.usesWork { roots += found.work }
    var others = found.others
    found.others = []
    let count = others.count
    others += suspects.compactMap(\.object)
    others += beside()
    others += AssociationTable.owners
    // Objects found in memory may be unfinished, and the app's other threads may free objects
    // during the walk.
    let graph = walker.graph(
      roots, others: others, bridges: found.bridges, attachments: AssociationTable.attachments,
      tracker: session.monitor.tracker,
      learns: found.isEmpty, isGuarded: !found.isEmpty || OtherThreads.mayChangeTheApp)
    found.others = Array(others.prefix(count))
    return graph
  }

  /// Whether unknown variables refer to objects on the paths to suspects.
  ///
  /// The path from a static is the same whichever screen uses the object too, and so is the
  /// finding's signature.
  static func learnsVariables(_ graph: Graph, _ suspects: [Suspect], _ walker: Walker) -> Bool {
    let paths = graph.shortestPaths()
    var nodes: Set<Int> = []
    for suspect in suspects {
      guard let object = suspect.object, let node = graph.node(of: object)?.number,
        let path = paths[node]
      else { continue }
      nodes.formUnion(path.edges.map(\.to))
    }
    nodes.subtract(graph.roots.map(\.node))
    return !nodes.isEmpty
      && walker.learnVariables(holding: Array(nodes), in: graph, isOfApp: AppHeap.isOfApp)
  }

  /// The suspects that a root reaches and that something outside the graph retains too.
  static func reachedWithUnknownHolders(_ suspects: [Suspect], in graph: Graph) -> [Int] {
    let isReached = graph.reachable()
    return suspects.compactMap { suspect in
      guard let object = suspect.object, let node = graph.node(of: object)?.number,
        isReached[node],
        graph.holderCountOutside(of: node) > graph.roots.count(where: { $0.node == node })
      else { return nil }
      return node
    }
  }

  /// Whether a holder outside the graph retains one of the suspects, which no root reaches.
  static func needsSearch(_ graph: Graph, _ suspects: [Suspect]) -> Bool {
    let isReached = graph.reachable(allowingPossible: true)
    let unexplained = graph.unexplained()
    return suspects.contains { suspect in
      guard let object = suspect.object, let node = graph.node(of: object)?.number else {
        return false
      }
      return !isReached[node] && unexplained.mayHold(node)
    }
  }
}
