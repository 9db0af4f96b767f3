import HeadlessUIKit
import RetainGraph

/// A page, or a child of an app's own container, that this container keeps to show it again.
package struct ReturningChildRule: SurvivorRule {
  package func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    let graph = evidence.graph
    let children = HeadlessDevice.current.instances.alive.filter { $0.parent == nil }
    guard children.contains(where: { $0.formerContainer != nil }),
      let path = graph.shortestPath(to: node)
    else { return nil }
    let passed = path.edges.map(\.from) + [node]
    let hierarchy = HeadlessDevice.current.hierarchy
    for child in children {
      guard let container = child.formerContainer, hierarchy.contains(where: { $0 === container }),
        let place = graph.node(of: child)?.number, let index = passed.firstIndex(of: place)
      else { continue }
      let keepers = container.keepers.compactMap { graph.node(of: $0)?.number }
      if passed[..<index].contains(where: keepers.contains) {
        return .pending("kept by \(container.label.text), which may show it again")
      }
    }
    return nil
  }
}

extension UIViewController {
  /// Who may keep its children while it does not show them.
  fileprivate var keepers: [AnyObject] {
    var keepers: [AnyObject] = [self]
    if let pages = self as? UIPageViewController {
      if let source = pages.dataSource { keepers.append(source) }
      if let delegate = pages.delegate { keepers.append(delegate) }
    }
    return keepers
  }
}
