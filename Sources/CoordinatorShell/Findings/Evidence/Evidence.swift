import HeadlessUIKit
import RetainGraph

/// The retain graph at one moment, with the session's labels for its objects.
@MainActor package final class Evidence {
  package let graph: Graph
  /// Finds which objects are deallocated if references are cut.
  package private(set) lazy var trial = CutTrial(graph)
  /// The cycles that retain what no root reaches.
  package private(set) lazy var cycles = CycleSearch(graph)
  /// The tasks that no code can resume, and what they hold.
  package let stranded: StrandedTasks
  /// The cycles that would remain if all tasks ended.
  package private(set) lazy var cyclesBesideTasks = CycleSearch(graph.withoutTaskRoots)
  /// The shortest paths from the roots over strong references, and over possible ones too.
  private(set) lazy var certainPaths: RetainPaths = graph.shortestPaths()
  private(set) lazy var possiblePaths: RetainPaths = graph.shortestPaths(allowingPossible: true)
  /// The labels of the coordinators, by node.
  let coordinators: [Int: ObjectLabel]
  /// The depth of each coordinator in the coordinator tree, from 0.
  let depths: [Int: Int]
  /// Whether links name the code that they come from, which only a recorded session's page shows.
  let readsCode: Bool
  /// Whether camsh searched all of memory for holders of the suspects.
  package let isSearched: Bool
  /// Whether no other thread ran during the search of memory.
  let isQuiet: Bool
  /// The session, which knows what is in use.
  let session: Session
  /// The fields about which advice is the last resort, such as `ListController.router`.
  var avoidedFields: Set<String> = []
  /// Core Foundation's objects that hold suspects and that nothing refers to.
  private var unreferenced: [AnyObject] = []
  /// The evidence before the findings about other suspects are fixed; nil if this is that evidence.
  let before: Evidence?
  /// The nodes that are deallocated once those are fixed.
  let gone: Set<Int>

  /// Walks the suspects, the objects of `beside`, and everything that the session's roots reach.
  ///
  /// If a suspect has a holder outside the graph, camsh searches memory for it. With `looksFurther`,
  /// it also searches for other holders of suspects that roots reach or only tasks seem to retain, and for
  /// code that may resume those tasks.
  ///
  /// This is a convenience initializer because a designated one allocates the object first, and the
  /// search must not encounter an unfinished object.
  package convenience init(
    _ session: Session, suspects: [Suspect], beside: () -> [AnyObject] = { [] }, walker: Walker,
    searches: Bool = true, looksFurther: Bool = false
  ) {
    var found = FoundInMemory()
    var graph = Self.graph(session, suspects, beside, walker, &found)
    let looksBesideTasks = searches && looksFurther && graph.hasTaskRoots
    let lacking =
      searches && looksFurther ? Self.reachedWithUnknownHolders(suspects, in: graph) : []
    if searches,
      !lacking.isEmpty
        || Self.needsSearch(looksBesideTasks ? graph.withoutTaskRoots : graph, suspects)
    {
      found = FoundInMemory(
        walker.outsideHolders(
          of: graph.unexplained().nodes + lacking, in: graph, known: session.namedObjects,
          readsThreads: OtherThreads.areOfTheApp))
      graph = Self.graph(session, suspects, beside, walker, &found)
      // Work in progress counts only if no permanent holder explains the suspects.
      if !found.work.isEmpty, Self.needsSearch(graph, suspects) {
        found.usesWork = true
        graph = Self.graph(session, suspects, beside, walker, &found)
      }
    }
    if searches, found.isEmpty, Self.learnsVariables(graph, suspects, walker) {
      graph = Self.graph(session, suspects, beside, walker, &found)
    }
    var stranded = StrandedTasks()
    if looksBesideTasks, Self.needsSearch(graph.withoutTaskRoots, suspects) {
      let endless = Set(graph.roots.filter { $0.kind == .pollingTask }.map(\.node))
      let tasks = walker.strandedTasks(
        in: graph, endless: endless, known: session.namedObjects, isOfApp: AppHeap.isOfApp)
      stranded = StrandedTasks(
        tasks.stranded, waiting: tasks.waiting,
        forModules: session.launched.tasks?.waitingForModules ?? [], in: graph)
      graph = graph.withoutRoots(stranded.nodes)
    }
    let names = Self.coordinators(session.labels.alive, suspects, in: graph)
    self.init(
      graph, names.labels, names.depths, stranded, of: session, isSearched: found.isComplete,
      isQuiet: found.isQuiet, readsCode: session.watchers.recorder != nil, before: nil, gone: [])
    unreferenced = found.unreferenced
  }

  /// Walks only objects that nothing but the suspects retains; nil if that explains no suspect.
  package convenience init?(garbageAmong suspects: [Suspect], of session: Session, walker: Walker) {
    let living = session.roots.map(\.object) + session.device.hierarchy
    guard
      let graph = walker.garbage(
        among: suspects.compactMap(\.object), living: living, tracker: session.monitor.tracker)
    else { return nil }
    let known = graph.nodes.compactMap { node in
      graph.liveObject(of: node.number).flatMap { session.labels.known($0) }
    }
    let names = Self.coordinators(known, suspects, in: graph)
    self.init(
      graph, names.labels, names.depths, StrandedTasks(), of: session, isSearched: true,
      isQuiet: true, readsCode: session.watchers.recorder != nil, before: nil, gone: [])
  }

  private init(
    _ graph: Graph, _ coordinators: [Int: ObjectLabel], _ depths: [Int: Int],
    _ stranded: StrandedTasks, of session: Session, isSearched: Bool, isQuiet: Bool,
    readsCode: Bool, before: Evidence?, gone: Set<Int>
  ) {
    self.graph = graph
    self.stranded = stranded
    self.coordinators = coordinators
    self.depths = depths
    self.session = session
    self.isSearched = isSearched
    self.isQuiet = isQuiet
    self.readsCode = readsCode
    self.before = before
    self.gone = gone
  }

  /// The evidence as it will be when some nodes have been deallocated.
  func afterDeallocating(_ gone: Set<Int>) -> Evidence {
    let after = Evidence(
      graph.afterDeallocating(gone), coordinators, depths, stranded, of: session,
      isSearched: isSearched, isQuiet: isQuiet, readsCode: readsCode, before: before ?? self,
      gone: self.gone.union(gone))
    after.avoidedFields = avoidedFields
    return after
  }

  /// Releases closures of ended work; returns whether there were any.
  ///
  /// The graph is then outdated.
  func releaseEndedClosures() -> Bool {
    var kinds: [ObjectIdentifier: Bool] = Dictionary(minimumCapacity: 32)
    var ended: [AnyObject] = []
    for node in graph.nodes {
      guard let object = graph.liveObject(of: node.number) else { continue }
      let type: AnyClass = type(of: object)
      let isKept = kinds[ObjectIdentifier(type)] ?? EndedClosures.belong(to: type)
      kinds[ObjectIdentifier(type)] = isKept
      if isKept { ended.append(object) }
    }
    return ended.filter { EndedClosures.release(of: $0) }.count > 0
  }

  /// Releases the attributes of deallocated texts; returns whether there were any.
  ///
  /// The graph is then outdated.
  func releaseEndedAttributes() -> Bool {
    defer { unreferenced = [] }
    return isQuiet && unreferenced.filter { EndedAttributes.release($0) }.count > 0
  }

  /// The shortest path over strong references from a root to a node.
  package func certainPath(to node: Int) -> RetainPath? { certainPaths[node] }

  /// The same path, or else the shortest one over possible references.
  package func path(to node: Int) -> RetainPath? { certainPaths[node] ?? possiblePaths[node] }

  /// Whether a path leads from a root to a suspect, and through no object whose name `isOpen` accepts.
  func isReached(_ suspect: Suspect, without isOpen: (String) -> Bool) -> Bool {
    guard let object = suspect.object, let node = graph.node(of: object)?.number,
      let path = path(to: node)
    else { return false }
    return !path.edges.contains { isOpen(name(of: $0.from)) }
  }

  /// The number of a node's retains that no reference, not even a possible one, explains.
  package func unknownHolders(of node: Int) -> Int { graph.holderCountOutside(of: node) }

  /// The number of these nodes that are objects, not buffers, closures or boxes.
  package func objectCount(_ nodes: some Sequence<Int>) -> Int {
    nodes.count { graph.nodes[$0].kind == .object }
  }
}

extension Graph {
  /// How many references to a node the graph doesn't contain, if all its possible ones exist.
  func holderCountOutside(of node: Int) -> Int {
    let possible = edges(to: node).count { $0.strength == .possible }
    return max(0, (unknownHolders(of: node) ?? 0) - possible)
  }
}
