/// The coordinators and screens of a moment, as values.
package struct Tree: Equatable, Sendable, Codable {
  package var roots: [Node] = []

  package struct Node: Equatable, Sendable, Codable {
    package let label: ObjectLabel
    package var tab: Tab?
    /// The screen's title, where it says more than the tab does.
    package var title: String?
    package var presentation: Presentation?
    package var isVisible = false
    /// How many of its places gave way when the app was adopted.
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

  /// How a presented screen stands over the one behind it.
  package enum Presentation: Equatable, Sendable, Codable {
    /// The share of the screen's height that the sheet takes.
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
