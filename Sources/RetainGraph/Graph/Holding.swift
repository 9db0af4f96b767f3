/// A reference from one object to another, including the buffers, closures, and boxes in between.
public struct Holding: Hashable, Sendable {
  /// The number of the node that has the reference.
  public let from: Int
  /// The number of the referenced node.
  public let to: Int
  /// The path from the first node, through everything in between.
  public let path: FieldPath
  /// The strength of the first edge that isn't strong, or else strong.
  public let strength: Strength
  /// The graph edges that make up the reference, in order.
  public let edges: [Int]
}

extension Graph {
  /// The references from an object to other objects, in field order.
  public func holdings(from node: Int) -> [Holding] {
    var found: [Holding] = []
    var seen: Set<Int> = [node]
    var pending = edges(from: node).reversed().map { Chain([$0]) }
    while let chain = pending.popLast() {
      let target = chain.last.to
      if nodes[target].kind.isWhole {
        found.append(holding(chain.edges))
      } else if seen.insert(target).inserted {
        pending += edges(from: target).reversed().map(chain.appending)
      }
    }
    return found
  }

  /// The references to an object, in order of discovery.
  ///
  /// If no object retains it, these are the references of closures that only retain each other.
  public func holders(of node: Int) -> [Holding] {
    var found: [Holding] = []
    var seen: Set<Int> = []
    var pending = edges(to: node).reversed().map { Chain([$0]) }
    while let chain = pending.popLast() {
      let holder = chain.first.from
      if nodes[holder].kind.isWhole {
        found.append(holding(chain.edges))
      } else if seen.insert(holder).inserted {
        // The buffer of a collection in a variable, or the context of a closure in one.
        if roots.contains(where: { $0.node == holder }) { found.append(holding(chain.edges)) }
        pending += edges(to: holder).reversed().map(chain.prepending)
      }
    }
    if !found.contains(where: { $0.strength.keeps(true) }) {
      found += edges(to: node).lazy.filter { $0.strength.keeps(true) }.map { holding([$0]) }
    }
    return found.sorted { ($0.from, $0.edges[0]) < ($1.from, $1.edges[0]) }
  }

  /// Joins a path of consecutive edges into references from object to object.
  public func holdings(along edges: [Edge]) -> [Holding] {
    var found: [Holding] = []
    var open: [Edge] = []
    for edge in edges {
      open.append(edge)
      if nodes[edge.to].kind.isWhole || edge == edges.last {
        found.append(holding(open))
        open = []
      }
    }
    return found
  }

  private func holding(_ chain: [Edge]) -> Holding {
    Holding(
      from: chain[0].from, to: chain[chain.count - 1].to,
      path: chain.reduce(FieldPath()) { $0.appending($1.path) },
      strength: chain.lazy.map(\.strength).first { $0 != .strong } ?? .strong,
      edges: chain.map(\.number))
  }

  /// A nonempty sequence of consecutive edges.
  private struct Chain {
    let edges: [Edge]
    var first: Edge { edges[0] }
    var last: Edge { edges[edges.count - 1] }

    init(_ edges: [Edge]) { self.edges = edges }

    func appending(_ edge: Edge) -> Chain { Chain(edges + [edge]) }
    func prepending(_ edge: Edge) -> Chain { Chain([edge] + edges) }
  }
}
