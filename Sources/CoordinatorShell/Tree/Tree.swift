/// The coordinators and screens at one moment, as values.
package struct Tree: Equatable, Sendable, Codable {
  package var roots: [Node] = []

  package struct Node: Equatable, Sendable, Codable {
    package let label: ObjectLabel
    package var tab: Tab?
    /// The screen's title, if it differs from the tab's.
    package var title: String?
    package var presentation: Presentation?
    package var isVisible = false
    /// The number of its reductions, made when the app was adopted.
    package var reduced: Int?
    package var children: [Node] = []

    package init(_ label: ObjectLabel) {
      self.label = label
    }
  }

  package struct Tab: Equatable, Sendable, Codable {
    package let title: String
    package let isSelected: Bool
  }

  /// How a presented screen covers the one behind it.
  package enum Presentation: Equatable, Sendable, Codable {
    /// The sheet's share of the screen's height.
    case sheet(Double)
    case cover(String)
  }

  /// Visits every node, parents first.
  package func visit(_ body: (Node) -> Void) {
    func walk(_ nodes: [Node]) {
      for node in nodes {
        body(node)
        walk(node.children)
      }
    }
    walk(roots)
  }
}
