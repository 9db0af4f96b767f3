import HeadlessUIKit
import RetainGraph

/// A page, or a child of an app's own container, that the container keeps to show it again.
package struct ReturningChildRule: SurvivorRule {
  package func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    let graph = evidence.graph
    guard let path = graph.shortestPath(to: node) else { return nil }
    let passed = path.edges.map(\.from) + [node]
    var hierarchy: [UIViewController]?
    for (index, place) in passed.enumerated() {
      guard let child = graph.liveObject(of: place) as? UIViewController, child.parent == nil,
        let container = child.formerContainer
      else { continue }
      let shown = hierarchy ?? HeadlessDevice.current.hierarchy
      hierarchy = shown
      guard shown.contains(where: { $0 === container }) else { continue }
      let keepers = container.keepersOfChildren.compactMap { graph.node(of: $0)?.number }
      if passed[..<index].contains(where: keepers.contains) {
        return .pending("retained by \(container.label.text), which may show it again")
      }
    }
    return nil
  }
}
