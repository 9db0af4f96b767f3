/// The changes that a step made to the tree.
package struct TreeChanges: Equatable, Sendable {
  package enum Mark: Int, Equatable, Sendable {
    case appeared, gone, moved
  }

  /// The tree after the step; removed nodes keep their old place.
  package let merged: Tree

  private var marks: [(label: ObjectLabel, mark: Mark)] = []
  private var places = IdentityIndex()

  /// What happened to an object; nil if it is unchanged.
  package func mark(of label: ObjectLabel) -> Mark? { places[label].map { marks[$0].mark } }

  private mutating func mark(_ label: ObjectLabel, as mark: Mark) {
    places[label] = marks.count
    marks.append((label, mark))
  }

  package static func == (a: TreeChanges, b: TreeChanges) -> Bool {
    a.merged == b.merged && a.marks.elementsEqual(b.marks, by: ==)
  }

  package init(from before: Tree?, to after: Tree) {
    guard let before, before != after else {
      merged = after
      return
    }
    let old = Places(before)
    let new = Places(after)
    var ghosts: [Ghost] = []
    Self.collect(before.roots, under: nil, leftIn: new, into: &ghosts)
    merged = ghosts.isEmpty ? after : Tree(roots: Self.add(ghosts, to: after.roots, under: nil))
    for index in new.labels.indices {
      let label = new.labels[index]
      if let place = old.index[label] {
        if old.parents[place] != new.parents[index] { mark(label, as: .moved) }
      } else {
        mark(label, as: .appeared)
      }
    }
    for label in old.labels where new.index[label] == nil {
      mark(label, as: .gone)
    }
  }

  /// Finds the removed nodes, each with its removed descendants.
  private static func collect(
    _ nodes: [Tree.Node], under parent: ObjectLabel?, leftIn new: Places, into ghosts: inout [Ghost]
  ) {
    for (position, node) in nodes.enumerated() {
      guard new.index[node.label] == nil else {
        collect(node.children, under: node.label, leftIn: new, into: &ghosts)
        continue
      }
      var ghost = Tree.Node(node.label)
      ghost.title = node.title
      ghost.presentation = node.presentation
      var below: [Ghost] = []
      collect(node.children, under: parent, leftIn: new, into: &below)
      // The node is still there and has moved to another place, where it has its own row.
      ghost.children = below.filter { $0.parent == parent }.map(\.node)
      ghosts += below.filter { $0.parent != parent }
      ghosts.append(Ghost(node: ghost, parent: parent, position: position))
    }
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

/// Every node of a tree with its parent.
private struct Places {
  package var labels: [ObjectLabel] = []
  /// The label of the parent; nil for a root.
  package var parents: [ObjectLabel?] = []
  package var index = IdentityIndex()

  package init(_ tree: Tree) {
    add(tree.roots, under: nil)
  }

  private mutating func add(_ nodes: [Tree.Node], under parent: ObjectLabel?) {
    for node in nodes {
      index[node.label] = labels.count
      labels.append(node.label)
      parents.append(parent)
      add(node.children, under: node.label)
    }
  }
}

/// A removed node, below its nearest ancestor that is still there.
private struct Ghost {
  package let node: Tree.Node
  package let parent: ObjectLabel?
  package let position: Int
}
