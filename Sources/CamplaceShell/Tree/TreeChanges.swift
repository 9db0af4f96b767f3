/// What a step changed in the tree.
public struct TreeChanges: Equatable, Sendable {
  public enum Mark: Equatable, Sendable {
    case appeared, gone, moved
  }

  public private(set) var marks: [ObjectLabel: Mark] = [:]

  /// The tree after the step, with what is gone still in its old place.
  public let merged: Tree

  init(from before: Tree?, to after: Tree) {
    guard let before else {
      merged = after
      return
    }
    let old = before.parents
    let new = after.parents
    for (label, parent) in new {
      if let oldParent = old[label] {
        if oldParent != parent { marks[label] = .moved }
      } else {
        marks[label] = .appeared
      }
    }
    for label in old.keys where new[label] == nil { marks[label] = .gone }
    merged = Self.merge(before, into: after, marks: marks)
  }

  private static func merge(
    _ before: Tree, into after: Tree, marks: [ObjectLabel: Mark]
  ) -> Tree {
    var ghosts: [ObjectLabel?: [(index: Int, node: Tree.Node)]] = [:]
    func collect(_ nodes: [Tree.Node], under parent: ObjectLabel?) {
      for (index, node) in nodes.enumerated() {
        if marks[node.label] == .gone {
          var ghost = Tree.Node(node.label)
          ghost.title = node.title
          ghost.presentation = node.presentation
          ghosts[parent, default: []].append((index, ghost))
        }
        collect(node.children, under: marks[node.label] == .gone ? parent : node.label)
      }
    }
    collect(before.roots, under: nil)
    guard !ghosts.isEmpty else { return after }

    func insert(into nodes: [Tree.Node], under parent: ObjectLabel?) -> [Tree.Node] {
      var result = nodes.map { node in
        var node = node
        node.children = insert(into: node.children, under: node.label)
        return node
      }
      for ghost in ghosts[parent] ?? [] {
        result.insert(ghost.node, at: min(ghost.index, result.count))
      }
      return result
    }
    return Tree(roots: insert(into: after.roots, under: nil))
  }
}
