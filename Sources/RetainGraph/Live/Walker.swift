/// Walks the strong references of live objects, fast to mark or slowly to explain.
///
/// A walker keeps what it has learnt of types, and no object. It must not walk while another
/// thread changes what it walks.
///
///     let walker = Walker()
///     let tracker = Tracker(learning: { $0 is any Coordinator.Type })
///     let marking = walker.mark([Root(scene)], tracker: tracker)
///     if !marking.unreached(of: tracker).isEmpty {
///       let graph = walker.graph([Root(scene)], tracker: tracker)
///       for cycle in graph.cycles() { … }
///     }
public final class Walker {
  private let layouts: Layouts
  private let programs: Programs
  private var marker = Marker(VisitedSet())
  private var rootNames: RootNames?
  /// What the variables are called that were found to hold something, by address.
  private var variables: [UInt: String] = [:]
  private let ignored: Set<String>

  /// A walker that doesn't look into objects of the types for which the boundary says so.
  ///
  /// Of a class it passes over the superclass for which `passingOver` says so and those above: for
  /// a walk that only asks what a subclass added. In memory, objects of the modules `ignored` hold
  /// nothing: those of the program that asks.
  public init(
    boundary: @escaping (Any.Type) -> Bool = { _ in false },
    passingOver: @escaping (Any.Type) -> Bool = { _ in false },
    ignoring ignored: Set<String> = []
  ) {
    self.ignored = ignored
    layouts = Layouts(boundary: boundary, passingOver: passingOver)
    programs = Programs(layouts: layouts)
  }

  /// Visits all that the roots reach, without names and without retaining anything.
  ///
  /// A tracker given learns the objects it is interested in; and where a closure's captures can't
  /// be told, what may be a reference to one of its objects is taken for one.
  public func mark(_ roots: [Root], tracker: Tracker? = nil) -> Marking {
    marker.visited.removeAll()
    marker.mark(roots.lazy.map { HeapObject($0.object).bits }, programs, tracker)
    return Marking(
      count: marker.count, isComplete: !marker.metOpaque, epoch: marker.epoch, walker: self)
  }

  /// The same from one object, for the tracker's sake alone.
  public func learn(from object: AnyObject, _ tracker: Tracker) {
    marker.visited.removeAll()
    marker.mark(CollectionOfOne(HeapObject(object).bits), programs, tracker)
  }

  /// The graph of everything that the roots reach, and of what the tracker's objects reach.
  public func graph(_ roots: [Root], tracker: Tracker? = nil) -> Graph {
    graph(roots, others: tracker?.objects ?? [], tracker: tracker)
  }

  /// The graph of everything that the roots reach, and of what other objects reach.
  ///
  /// A guarded walk looks at each object before it reads it, for walks beside other threads, and from
  /// objects that were found in memory and may be half made.
  public func graph(
    _ roots: [Root], others: [AnyObject], tracker: Tracker? = nil, isGuarded: Bool = false
  ) -> Graph {
    let guardian = isGuarded ? ObjectGuard(names: names) : nil
    var builder = GraphBuilder(
      layouts: layouts, tracker: tracker, isIncluded: guardian.map { $0.isObject })
    return builder.build(roots, others: others)
  }

  /// The graph of those of these objects that only cycles keep alive, and of what would die with them.
  ///
  /// It is found by trial deletion, at the cost of what is near the objects. Nothing where there are none,
  /// or where a part of them can't be read.
  ///
  /// The walk stops at `living` objects. No other thread may change what it walks, and nobody but the
  /// array and the app may hold the objects.
  public func garbage(
    among objects: consuming [AnyObject], living: [AnyObject], tracker: Tracker? = nil
  ) -> Graph? {
    let garbage = TrialDeletion(living: living).garbage(from: objects, programs)
    guard !garbage.isEmpty else { return nil }
    objects.removeAll { !garbage.contains(HeapObject($0).bits) }
    var builder = GraphBuilder(layouts: layouts, tracker: tracker) { garbage.contains($0) }
    let graph = builder.build([], others: objects)
    let isReadable = graph.nodes.allSatisfy { $0.opaque == nil && $0.kind != .task }
    return isReadable ? graph : nil
  }

  /// Read when first needed.
  private var names: RootNames {
    if let rootNames { return rootNames }
    let names = RootNames()
    rootNames = names
    return names
  }

  /// What holds nodes of a graph from outside of it.
  ///
  /// Asked of the nodes that have more strong references than the graph explains, and lead to something
  /// that no root reaches. `known` objects name what is held by way of them.
  public func outsideHolders(of nodes: [Int], in graph: Graph, known: [Root] = []) -> OutsideHolders
  {
    guard !nodes.isEmpty else { return OutsideHolders() }
    let names = names
    var labels: [UInt: String] = [:]
    for root in known { labels[HeapObject(root.object).bits] = root.label }
    let isReached = graph.reachable()
    let search = MemorySearch(layouts: layouts, names: names, ignoring: ignored)
    let found = search.holders(of: nodes.compactMap(graph.object(of:)), known: labels) { address in
      graph.node(at: address).map { isReached[$0] } ?? false
    }
    for root in found.roots {
      if let variable = root.variable { variables[variable] = root.label }
    }
    return found
  }

  /// What the variables hold now by which something was found to be held, so that it need not be searched
  /// for again.
  public var knownRoots: [Root] {
    guard let rootNames else { return [] }
    return variables.sorted { $0.key < $1.key }.compactMap { address, label in
      guard let word = UnsafeRawPointer(bitPattern: address)?.word(),
        let object = HeapObject(unreadWord: word),
        let metadata = ProcessMemory.word(at: object.bits),
        rootNames.isMetadata(metadata)
      else { return nil }
      return Root(object.reference, label: label)
    }
  }

  fileprivate func hasMarked(_ object: HeapObject, in epoch: Int) -> Bool? {
    marker.epoch == epoch ? marker.visited.contains(object.bits) : nil
  }
}

/// What a walk has visited, for as long as the walker doesn't walk again.
public struct Marking {
  /// How many heap objects were visited: instances, and buffers, contexts and boxes.
  public let count: Int
  /// Whether everything visited could be read to the end.
  public let isComplete: Bool
  fileprivate let epoch: Int
  fileprivate let walker: Walker

  /// Whether the walk visited an object; nothing once the walker has walked again.
  public func contains(_ object: AnyObject) -> Bool? {
    walker.hasMarked(HeapObject(object), in: epoch)
  }

  /// The tracked objects alive that the walk didn't visit, in order of tracking.
  public func unreached(of tracker: Tracker) -> [Identity] {
    tracker.objects.filter { contains($0) == false }
      .compactMap { tracker.identity(of: $0) }
  }
}
