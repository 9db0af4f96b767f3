/// Walks the strong references of live objects, fast for marking or slowly for explaining.
///
/// A walker caches type layouts and retains no objects. It must not walk while another thread
/// changes the objects: see `OtherThreads.paused`.
///
///     let walker = Walker()
///     let tracker = Tracker(learning: { $0 is any Coordinator.Type })
///     let marking = walker.mark([Root(scene)], tracker: tracker)
///     if !marking.unreached(of: tracker).isEmpty {
///       let graph = walker.graph([Root(scene)], tracker: tracker)
///       let cycles = CycleSearch(graph)
///     }
public final class Walker {
  private let layouts: Layouts
  private let programs: Programs
  private var marker = Marker(VisitedSet())
  private var rootNames: RootNames?
  /// The names of variables that were found to hold an object, by address.
  private var variables: [UInt: String] = [:]
  /// The names of found variables that can't be nil.
  private var singletons: Set<String> = []
  /// The names of found variables that are closures.
  private var closures: Set<String> = []
  private let ignored: Set<String>

  /// Creates a walker that doesn't read objects whose type is a boundary.
  ///
  /// If `passingOver` returns true for a superclass, the walker skips the fields of that class and
  /// its superclasses: use it for walks that need only what a subclass adds. Memory searches ignore
  /// references from objects of the `ignored` modules, such as those of the calling program.
  public init(
    boundary: @escaping (Any.Type) -> Bool = { _ in false },
    passingOver: @escaping (Any.Type) -> Bool = { _ in false },
    ignoring ignored: Set<String> = []
  ) {
    self.ignored = ignored
    layouts = Layouts(boundary: boundary, passingOver: passingOver)
    programs = Programs(layouts: layouts)
  }

  /// Creates a walker with the same boundaries, which uses the type layouts that the other one has
  /// cached.
  public init(sharingLayoutsOf other: Walker) {
    ignored = other.ignored
    layouts = other.layouts
    programs = other.programs
  }

  /// Visits everything that the roots reach, without building names or retaining anything.
  ///
  /// A tracker, if given, learns interesting objects. If a closure's captures can't be read, a word
  /// that may be a reference to a tracked object counts as one.
  public func mark(_ roots: [Root], tracker: Tracker? = nil) -> Marking {
    prepareMarker()
    marker.mark(roots.lazy.map { HeapObject($0.object).bits }, programs, tracker)
    return Marking(
      count: marker.count, isComplete: !marker.metOpaque, epoch: marker.epoch, walker: self)
  }

  /// Visits everything that one object reaches, only for the tracker.
  ///
  /// Returns the numbers of the interesting objects that the tracker already knew.
  @discardableResult
  public func learn(from object: AnyObject, _ tracker: Tracker) -> [Int] {
    prepareMarker()
    let known = marker.mark(CollectionOfOne(HeapObject(object).bits), programs, tracker)
    return known.compactMap { tracker.identity(of: $0)?.number }
  }

  private func prepareMarker() {
    marker.visited.removeAll()
    marker.guardian = OtherThreads.mayInterfere ? ObjectGuard(names: names) : nil
  }

  /// The graph of everything that the roots and the tracker's objects reach.
  public func graph(_ roots: [Root], tracker: Tracker? = nil) -> Graph {
    graph(roots, others: tracker?.objects ?? [], tracker: tracker)
  }

  /// The graph of everything that the roots and other objects reach.
  ///
  /// `bridges`, which a memory search finds, become possible references. `attachments` maps an
  /// owner to the object that a table retains on its behalf: the graph shows that object as retained
  /// by the owner. Pass false for `learns` in a walk from objects found in memory, because memory also
  /// contains objects that no longer belong to the app. Pass true for `isGuarded` if other threads
  /// are running, or for objects found in memory, which may be partially initialized: the walk then
  /// checks each object before it reads it.
  public func graph(
    _ roots: [Root], others: [AnyObject], bridges: [Bridge] = [],
    attachments: [ObjectIdentifier: ObjectIdentifier] = [:], tracker: Tracker? = nil,
    learns: Bool = true, isGuarded: Bool = false
  ) -> Graph {
    let guardian = isGuarded ? ObjectGuard(names: names) : nil
    var builder = GraphBuilder(
      layouts: layouts, tracker: tracker, learns: learns, isIncluded: guardian.map { $0.isReadable }
    )
    return builder.build(roots, others: others, bridges: bridges, attachments: attachments)
  }

  /// The graph of those objects that only cycles keep alive, and of what would be deallocated with
  /// them.
  ///
  /// Uses trial deletion, at a cost proportional to the objects' surroundings. Returns nil if there
  /// are none or if part of them can't be read.
  ///
  /// The walk stops at `living` objects. No other thread may change what it walks, and only the
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

  /// The loaded images, read on first use.
  private var names: RootNames {
    if let rootNames { return rootNames }
    let names = RootNames()
    rootNames = names
    return names
  }

  /// The holders outside a graph that keep its nodes alive.
  ///
  /// Searches only for nodes that have more strong references than the graph explains and that lead
  /// to something no root reaches. `known` objects serve as roots of what they hold. Pass false for
  /// `readsThreads` if the other threads don't belong to the searched program: their stacks contain
  /// stale words.
  public func outsideHolders(
    of nodes: [Int], in graph: Graph, known: [Root] = [], readsThreads: Bool = true
  ) -> OutsideHolders {
    guard !nodes.isEmpty else { return OutsideHolders() }
    let names = names
    let isReached = graph.reachable()
    let search = MemorySearch(
      layouts: layouts, names: names, ignoring: ignored, readsThreads: readsThreads)
    var found = search.holders(of: nodes.compactMap(graph.object(of:)), known: known) { address in
      graph.node(at: address).map { isReached[$0] } ?? false
    }
    for root in found.roots {
      if let variable = root.variable, [.variable, .singleton].contains(root.kind) {
        learn(
          variable, root.label, isSingleton: root.kind == .singleton, isClosure: root.isClosure)
      }
    }
    // The memory behind such a variable belongs to its object, which always exists.
    for index in found.roots.indices where singletons.contains(found.roots[index].label) {
      found.roots[index].kind = .singleton
    }
    return found
  }

  /// Finds the variables of the app that refer to these nodes; returns whether any is new.
  ///
  /// Reads only variables, which takes a small part of the time of a search.
  public func learnVariables(
    holding nodes: [Int], in graph: Graph, isOfApp: (_ module: String) -> Bool
  ) -> Bool {
    let targets = Set(nodes.lazy.compactMap { graph.object(of: $0)?.bits })
    let names = names
    var learns = false
    for address in names.wordsOfProgram(pointingAt: targets)
    where variables[address] == nil {
      let name = names.name(ofWordAt: address, isThread: false)
      guard name.kind == .variable, let module = name.module, isOfApp(module),
        let word = UnsafeRawPointer(bitPattern: address)?.word(),
        let object = HeapObject(word: word)
      else { continue }
      learn(
        address, name.text, isSingleton: name.kind(holding: object) == .singleton,
        isClosure: name.isClosure)
      learns = true
    }
    return learns
  }

  /// The variables that searches found to hold an object, for a copy of this process.
  public struct KnownVariables: Codable, Sendable {
    fileprivate let labels: [UInt: String]
    fileprivate let singletons: Set<String>
    fileprivate let closures: Set<String>
  }

  /// What `learn(_:)` passes to the walker of a copy of this process.
  public var knownVariables: KnownVariables {
    KnownVariables(labels: variables, singletons: singletons, closures: closures)
  }

  /// Adds the variables that the walker of another copy of this process knows.
  ///
  /// Variables have the same addresses in every copy.
  public func learn(_ known: KnownVariables) {
    _ = names
    variables.merge(known.labels) { $1 }
    singletons.formUnion(known.singletons)
    closures.formUnion(known.closures)
  }

  private func learn(_ variable: UInt, _ label: String, isSingleton: Bool, isClosure: Bool) {
    variables[variable] = label
    if isSingleton { singletons.insert(label) }
    if isClosure { closures.insert(label) }
  }

  /// Whether a task has completed; it then retains only its result.
  public static func hasEnded(task: AnyObject) -> Bool { TaskMemory.hasEnded(HeapObject(task)) }

  /// The addresses at which a suspended task's calls continue, the innermost first.
  ///
  /// The last ones are those of the closure that the task runs. Empty if the task's format is
  /// unknown.
  public static func calls(ofTask task: AnyObject) -> [UInt] {
    TaskMemory.calls(of: HeapObject(task))
  }

  /// The tasks among a graph's roots that no code can resume, and those that wait only for endless
  /// ones.
  ///
  /// Searches all memory. Code of the app can also resume a task through weak references that the
  /// app's modules declare.
  public func strandedTasks(
    in graph: Graph, endless: Set<Int> = [], known: [Root] = [],
    isOfApp: (_ module: String) -> Bool = { _ in false }
  ) -> (stranded: Set<Int>, waiting: Set<Int>) {
    let tasks = graph.roots.map(\.node).filter { graph.nodes[$0].kind == .task }
    guard !tasks.isEmpty else { return ([], []) }
    let isReached = graph.withoutRoots(tasks).accessible { node in
      graph.object(of: node)?.metadata.descriptor.map { isOfApp($0.module) } ?? false
    }
    let search = MemorySearch(layouts: layouts, names: names, ignoring: ignored)
    let found = search.stranded(
      tasks.compactMap(graph.object(of:)),
      endless: Set(endless.compactMap { graph.object(of: $0)?.bits }),
      known: Set(known.map { HeapObject($0.object).bits }),
      isOfApp: isOfApp
    ) { address in
      graph.node(at: address).map { isReached[$0] } ?? false
    }
    return (Set(found.stranded.map { tasks[$0] }), Set(found.waiting.map { tasks[$0] }))
  }

  /// The current values of variables that earlier searches found, so that no new search is needed.
  public var knownRoots: [Root] {
    guard let rootNames else { return [] }
    return variables.sorted { $0.key < $1.key }.compactMap { address, label in
      guard let word = UnsafeRawPointer(bitPattern: address)?.word(),
        let object = HeapObject(unreadWord: word),
        let metadata = ProcessMemory.word(at: object.bits),
        rootNames.isMetadata(metadata)
      else { return nil }
      return Root(
        object.reference, label: label,
        kind: singletons.contains(label) ? .singleton : .variable,
        isClosure: closures.contains(label))
    }
  }

  fileprivate func hasMarked(_ address: UInt, in epoch: Int) -> Bool? {
    marker.epoch == epoch ? marker.visited.contains(address) : nil
  }
}

/// The objects that a walk visited, valid until the walker walks again.
public struct Marking {
  /// The number of heap objects visited: instances, buffers, contexts, and boxes.
  public let count: Int
  /// Whether the walk could read everything it visited.
  public let isComplete: Bool
  fileprivate let epoch: Int
  fileprivate let walker: Walker

  /// Whether the walk visited an object; nil after the walker has walked again.
  public func contains(_ object: AnyObject) -> Bool? { contains(ObjectIdentifier(object)) }

  /// Whether the walk visited a live object; nil after the walker has walked again.
  public func contains(_ object: ObjectIdentifier) -> Bool? {
    walker.hasMarked(UInt(bitPattern: object), in: epoch)
  }

  /// The live tracked objects that the walk didn't visit, in tracking order.
  public func unreached(of tracker: Tracker) -> [Identity] {
    tracker.objects.filter { contains($0) == false }
      .compactMap { tracker.identity(of: $0) }
  }
}
