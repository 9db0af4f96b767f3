import HeadlessUIKit
import RetainGraph

/// A container keeps the object to show it again: a page, or a child of an app's own container.
///
/// The coordinator or the model of such a child counts too.
package struct ReturningChildRule: SurvivorRule {
  package func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    let graph = evidence.graph
    guard let path = graph.shortestPath(to: node) else { return nil }
    var hierarchy = ShownHierarchy()
    let passed = path.edges.map(\.from) + [node]
    for (index, place) in passed.enumerated() {
      guard let container = hierarchy.container(of: place, in: graph) else { continue }
      let keepers = container.keepersOfChildren.compactMap { graph.node(of: $0)?.number }
      if passed[..<index].contains(where: keepers.contains) {
        return .pending(.container(container.label))
      }
    }
    return opinion(ofPart: node, in: evidence, &hierarchy)
  }

  /// The opinion about an object that has such a child.
  ///
  /// It is the child's coordinator, which a parent retains, or an object that the child refers to
  /// and something else retains too. A container that refers to the app's coordinator may have
  /// swapped the screen of a flow that is over.
  private func opinion(
    ofPart node: Int, in evidence: Evidence, _ hierarchy: inout ShownHierarchy
  ) -> Opinion? {
    let graph = evidence.graph
    var screens = graph.holders(of: node).filter { $0.strength == .strong }.map(\.from)
    if evidence.coordinators[node] != nil { screens += graph.holdings(from: node).map(\.to) }
    for screen in screens {
      guard let container = hierarchy.container(of: screen, in: graph) else { continue }
      let keepers = Set(container.keepersOfChildren.compactMap { graph.node(of: $0)?.number })
      guard let way = graph.shortestPath(from: keepers, to: screen),
        way.first?.from != graph.node(of: container)?.number || way.allSatisfy({ $0.from != node }),
        let child = graph.liveObject(of: screen) as? UIViewController
      else { continue }
      return .pending(.child(child.label, of: container.label))
    }
    return nil
  }
}

/// The view controllers in the hierarchy, read once at first use.
@MainActor private struct ShownHierarchy {
  private var controllers: [UIViewController]?

  /// The visible container that a node was in; nil if the node isn't a view controller, or is in sight.
  mutating func container(of node: Int, in graph: Graph) -> UIViewController? {
    guard var child = graph.liveObject(of: node) as? UIViewController else { return nil }
    while let parent = child.parent { child = parent }
    guard let container = child.formerContainer else { return nil }
    let shown = controllers ?? HeadlessDevice.current.hierarchy
    controllers = shown
    return shown.contains { $0 === container } ? container : nil
  }
}
