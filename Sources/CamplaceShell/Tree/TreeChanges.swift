/// What a step changed in the tree.
public struct TreeChanges: Equatable, Sendable {
  public enum Mark: Int, Equatable, Sendable {
    case appeared, gone, moved
  }

  /// The tree after the step, with what is gone still in its old place.
  public let merged: Tree

  private var marks: [ObjectLabel: Int] = [:]

  /// What happened to an object; nil where it stayed.
  public func mark(of label: ObjectLabel) -> Mark? {
    marks[label].flatMap { Mark(rawValue: $0) }
  }

  init(from before: Tree?, to after: Tree) {
    guard let before, before != after else {
      merged = after
      return
    }
    let old = Places(before)
    let new = Places(after)
    for index in new.labels.indices {
      let label = new.labels[index]
      if let place = old.index[label] {
        if old.parents[place] != new.parents[index] { marks[label] = Mark.moved.rawValue }
      } else {
        marks[label] = Mark.appeared.rawValue
      }
    }
    var ghosts: [Ghost] = []
    for index in old.labels.indices where new.index[old.labels[index]] == nil {
      marks[old.labels[index]] = Mark.gone.rawValue
      ghosts.append(Ghost(of: index, in: old, leftIn: new))
    }
    merged = ghosts.isEmpty ? after : Tree(roots: Self.add(ghosts, to: after.roots, under: nil))
  }

  private static func add(
    _ ghosts: [Ghost], to nodes: [Tree.Node], under parent: ObjectLabel?
  ) -> [Tree.Node] {
    var result = nodes
    for index in result.indices {
      result[index].children = add(
        ghosts, to: result[index].children, under: result[index].label)
    }
    for ghost in ghosts where ghost.parent == parent {
      result.insert(ghost.node, at: min(ghost.position, result.count))
    }
    return result
  }
}

/// Every node of a tree with the node above it.
private struct Places {
  var labels: [ObjectLabel] = []
  var nodes: [Tree.Node] = []
  /// The label of the node above; nil for a root.
  var parents: [ObjectLabel?] = []
  var positions: [Int] = []
  var index: [ObjectLabel: Int] = [:]

  init(_ tree: Tree) {
    add(tree.roots, under: nil)
  }

  private mutating func add(_ nodes: [Tree.Node], under parent: ObjectLabel?) {
    for (position, node) in nodes.enumerated() {
      index[node.label] = labels.count
      labels.append(node.label)
      self.nodes.append(node)
      parents.append(parent)
      positions.append(position)
      add(node.children, under: node.label)
    }
  }
}

/// A node that is gone, below the nearest one above it that is still there.
private struct Ghost {
  let node: Tree.Node
  let parent: ObjectLabel?
  let position: Int

  init(of place: Int, in old: Places, leftIn new: Places) {
    var node = Tree.Node(old.labels[place])
    node.title = old.nodes[place].title
    node.presentation = old.nodes[place].presentation
    var parent = old.parents[place]
    while let candidate = parent, new.index[candidate] == nil {
      parent = old.index[candidate].flatMap { old.parents[$0] }
    }
    self.node = node
    self.parent = parent
    position = old.positions[place]
  }
}
