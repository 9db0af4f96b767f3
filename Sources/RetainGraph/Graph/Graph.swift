/// A snapshot of heap objects and the references between them.
///
/// A graph is a value. It retains none of the objects that it describes. Methods refer to nodes by
/// their `number`, the index in `nodes`.
public struct Graph: Sendable {
  /// A heap object.
  public struct Node: Hashable, Sendable {
    /// What a heap object is to the Swift runtime.
    public enum Kind: Hashable, Sendable {
      /// A class instance.
      case object
      /// A collection's buffer or one of the standard library's boxes.
      case buffer
      /// A closure's context.
      case closure
      /// The box of a captured variable, an indirect enum case, an existential, or an error.
      case box
      /// A Swift concurrency task.
      case task

      /// Whether the node is an object of its own, rather than a part of the object that references
      /// it.
      var isWhole: Bool { self == .object || self == .task }
    }

    /// The node's index in order of discovery from the roots.
    public let number: Int
    /// What the heap object is; paths name only `object` and `task` nodes.
    public let kind: Kind
    /// The object's type without its module; for other kinds, a readable name.
    public let type: String
    /// The tracker's identity for the object.
    public let identity: Identity?
    /// The number of strong references to the object, excluding the walk's own; nil for immortal
    /// objects.
    public let retainCount: Int?
    /// Why the object may have references that the walk didn't find.
    public let opaque: String?
    /// Whether the walk deliberately stopped at this object.
    public let isBoundary: Bool
  }

  /// A reference from one heap object to another.
  public struct Edge: Hashable, Sendable {
    /// The edge's index in `edges`.
    public let number: Int
    /// The number of the node that has the reference.
    public let from: Int
    /// The number of the referenced node.
    public let to: Int
    /// Where the reference is stored in the first node.
    public let path: FieldPath
    /// Whether the reference retains its target.
    public let strength: Strength
  }

  /// A root: a node where the walk started.
  public struct Entry: Hashable, Sendable {
    /// The root's name, such as `the scene delegate`.
    public let label: String
    /// What the root is.
    public let kind: Root.Kind
    /// The number of the root's node.
    public let node: Int
    /// Whether the node is a closure's context, or the only object that a closure captures.
    public var isClosure = false
  }

  /// The heap objects, in order of discovery from the roots.
  public let nodes: [Node]
  /// The references between them.
  public let edges: [Edge]
  /// The nodes where the walk started, in the order of the walk's arguments.
  public private(set) var roots: [Entry]
  /// The complements of the addresses, so that a memory search doesn't mistake a graph for a
  /// holder.
  let maskedAddresses: [UInt]
  private let nodesByAddress: AddressTable<Int>
  private let outgoing: Adjacency
  private let incoming: Adjacency

  init(nodes: [Node], edges: [Edge], roots: [Entry], addresses: [UInt] = []) {
    self.init(nodes: nodes, edges: edges, roots: roots, maskedAddresses: addresses.map { ~$0 })
  }

  init(nodes: [Node], edges: [Edge], roots: [Entry], maskedAddresses: [UInt]) {
    self.nodes = nodes
    self.edges = edges
    self.roots = roots
    self.maskedAddresses = maskedAddresses
    var nodesByAddress = AddressTable<Int>()
    for (node, address) in maskedAddresses.enumerated() {
      nodesByAddress.insert(node, for: address)
    }
    self.nodesByAddress = nodesByAddress
    outgoing = Adjacency(nodes.count, edges.map(\.from))
    incoming = Adjacency(nodes.count, edges.map(\.to))
  }

  /// A copy of the graph without some roots; their nodes remain in the graph.
  public func withoutRoots(_ nodes: some Collection<Int>) -> Graph {
    var graph = self
    graph.roots.removeAll { nodes.contains($0.node) }
    return graph
  }

  /// Whether a root is a task.
  public var hasTaskRoots: Bool { roots.contains { nodes[$0.node].kind == .task } }

  /// A copy of the graph without the roots that are tasks; their nodes remain in the graph.
  public var withoutTaskRoots: Graph {
    withoutRoots(Set(roots.lazy.map(\.node).filter { nodes[$0].kind == .task }))
  }

  /// The node of a live object; call it only before objects of the graph have been deallocated.
  public func node(of object: AnyObject) -> Node? {
    node(at: HeapObject(object).bits).map { nodes[$0] }
  }

  func node(at address: UInt) -> Int? { nodesByAddress[~address] }

  /// The address of a node's object; call it only before objects of the graph have been
  /// deallocated.
  func object(of node: Int) -> HeapObject? { HeapObject(word: ~maskedAddresses[node]) }

  /// A node's object, retained for the caller.
  ///
  /// Call it only before objects of the graph have been deallocated, and only for class instances.
  public func liveObject(of node: Int) -> AnyObject? {
    nodes[node].kind == .object ? object(of: node)?.reference : nil
  }

  /// The node of a tracked object; nil if the walk didn't reach the object.
  public func node(of identity: Identity) -> Node? { nodes.first { $0.identity == identity } }

  /// The references of a node.
  public func edges(from node: Int) -> [Edge] { outgoing[node].map { edges[Int($0)] } }

  /// The references to a node.
  public func edges(to node: Int) -> [Edge] { incoming[node].map { edges[Int($0)] } }

  func eachEdge(from node: Int, _ body: (Edge) -> Void) {
    for number in outgoing[node] { body(edges[Int(number)]) }
  }

  /// The number of strong references to a node that the walk didn't find; nil if they aren't
  /// counted.
  public func unknownHolders(of node: Int) -> Int? {
    nodes[node].retainCount.map { count in
      max(0, count - incoming[node].count { edges[Int($0)].strength == .strong })
    }
  }
}

/// The indexes of edges, grouped by node.
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
