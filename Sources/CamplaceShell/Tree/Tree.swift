/// The coordinators and screens of a moment, as values.
public struct Tree: Equatable, Sendable {
  public var roots: [Node] = []

  public struct Node: Equatable, Sendable {
    public let label: ObjectLabel
    public var tab: Tab?
    /// The screen's title, where it says more than the tab does.
    public var title: String?
    public var presentation: Presentation?
    public var isVisible = false
    public var children: [Node] = []

    init(_ label: ObjectLabel) {
      self.label = label
    }
  }

  public struct Tab: Equatable, Sendable {
    public let title: String
    public let isSelected: Bool
  }

  /// How a presented screen stands over the one behind it.
  public enum Presentation: Equatable, Sendable {
    /// The share of the screen's height that the sheet takes.
    case sheet(Double)
    case cover(String)
  }

  /// Visits every node, parents first.
  func visit(_ body: (Node) -> Void) {
    func walk(_ nodes: [Node]) {
      for node in nodes {
        body(node)
        walk(node.children)
      }
    }
    walk(roots)
  }
}
