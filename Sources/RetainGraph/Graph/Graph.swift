/// Who held whom at one moment: heap objects, and the references found between them.
///
/// A graph is a value. It holds none of the objects it tells of.
public struct Graph: Sendable {
  /// A heap object.
  public struct Node: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// An instance of a class.
      case object
      /// The buffer of a collection, or a box of the standard library.
      case buffer
      /// The context of a closure.
      case closure
      /// The box of a captured variable, an indirect case, an existential or an error.
      case box
      /// A task of Swift's concurrency.
      case task

      /// Whether it is somebody, rather than a part of who refers to it.
      var isWhole: Bool { self == .object || self == .task }
    }

    /// Its place in the order of discovery, from the roots on.
    public let number: Int
    public let kind: Kind
    /// The type of an object, without its module; of another kind, what a reader may call it.
    public let type: String
    /// Who it is among the objects tracked.
    public let identity: Identity?
    /// Strong references to it, without those of the walk itself; nothing if it is never freed.
    public let retainCount: Int?
    /// Why there may be references in it that weren't found.
    public let opaque: String?
    /// Whether the walk stopped here by intent.
    public let isBoundary: Bool
  }

  /// A reference from one heap object to another.
  public struct Edge: Hashable, Sendable {
    public let number: Int
    public let from: Int
    public let to: Int
    public let path: FieldPath
    public let strength: Strength
  }

  /// Where walks begin.
  public struct Entry: Hashable, Sendable {
    public let label: String
    public let node: Int
  }

  public let nodes: [Node]
  public let edges: [Edge]
  public let roots: [Entry]
  /// The complements of the addresses: a graph holds nothing, and must not look as if it did.
  private let addresses: [UInt]
  private let nodesByAddress: [UInt: Int]
  private let outgoing: Adjacency
  private let incoming: Adjacency

  init(nodes: [Node], edges: [Edge], roots: [Entry], addresses: [UInt] = []) {
    self.nodes = nodes
    self.edges = edges
    self.roots = roots
    self.addresses = addresses.map { ~$0 }
    nodesByAddress = Dictionary(
      addresses.enumerated().map { (~$1, $0) }, uniquingKeysWith: { first, _ in first })
    outgoing = Adjacency(nodes.count, edges.map(\.from))
    incoming = Adjacency(nodes.count, edges.map(\.to))
  }

  /// The node of a live object, to be asked only before objects of the graph have been freed.
  public func node(of object: AnyObject) -> Node? {
    node(at: HeapObject(object).bits).map { nodes[$0] }
  }

  func node(at address: UInt) -> Int? { nodesByAddress[~address] }

  /// Where a node's object is, to be asked only before objects of the graph have been freed.
  func object(of node: Int) -> HeapObject? { HeapObject(word: ~addresses[node]) }

  /// A node's object, held by the caller from now on; to be asked only before objects of the graph have
  /// been freed, and of nodes that are instances of classes.
  public func liveObject(of node: Int) -> AnyObject? {
    nodes[node].kind == .object ? object(of: node)?.reference : nil
  }

  public func node(of identity: Identity) -> Node? { nodes.first { $0.identity == identity } }

  public func edges(from node: Int) -> [Edge] { outgoing[node].map { edges[Int($0)] } }

  public func edges(to node: Int) -> [Edge] { incoming[node].map { edges[Int($0)] } }

  func eachEdge(from node: Int, _ body: (Edge) -> Void) {
    for number in outgoing[node] { body(edges[Int(number)]) }
  }

  func outgoingCount(of node: Int) -> Int { outgoing[node].count }

  func outgoingEdge(of node: Int, _ index: Int) -> Edge {
    let numbers = outgoing[node]
    return edges[Int(numbers[numbers.startIndex + index])]
  }

  /// How many strong references to a node the walk didn't find; nothing where none are counted.
  public func unknownHolders(of node: Int) -> Int? {
    nodes[node].retainCount.map { count in
      max(0, count - incoming[node].count { edges[Int($0)].strength == .strong })
    }
  }
}

/// Edge numbers by node, in order.
private struct Adjacency: Sendable {
  private var starts: [Int32]
  private var numbers: [Int32]

  init(_ nodeCount: Int, _ nodeOfEdge: [Int]) {
    starts = [Int32](repeating: 0, count: nodeCount + 1)
    for node in nodeOfEdge { starts[node + 1] += 1 }
    for node in 0..<nodeCount { starts[node + 1] += starts[node] }
    numbers = [Int32](repeating: 0, count: nodeOfEdge.count)
    var next = starts
    for (edge, node) in nodeOfEdge.enumerated() {
      numbers[Int(next[node])] = Int32(edge)
      next[node] += 1
    }
  }

  subscript(node: Int) -> ArraySlice<Int32> { numbers[Int(starts[node])..<Int(starts[node + 1])] }
}
