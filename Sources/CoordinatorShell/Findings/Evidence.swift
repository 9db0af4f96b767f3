import CoordinatorKit
import HeadlessUIKit
import RetainGraph

/// The retain graph at one moment, with the session's labels for its objects.
@MainActor package final class Evidence {
  package let graph: Graph
  /// Finds which objects are deallocated if references are cut.
  package private(set) lazy var trial = CutTrial(graph)
  /// The cycles that retain what no root reaches.
  package private(set) lazy var cycles = CycleSearch(graph)
  /// The nodes that may have a holder outside the graph.
  package private(set) lazy var unexplained = graph.unexplained()
  /// The tasks that no code can resume, and what they hold.
  package let stranded: StrandedTasks
  /// The cycles that would remain if all tasks ended.
  package private(set) lazy var cyclesBesideTasks = CycleSearch(graph.withoutTaskRoots)
  /// The shortest paths from the roots over strong references, and over possible ones too.
  private let certainPaths: RetainPaths
  private let possiblePaths: RetainPaths
  private let coordinators: [Int: ObjectLabel]
  /// The depth of each coordinator in the coordinator tree, from 0.
  private let depths: [Int: Int]
  /// The kinds of the roots that were found in memory, by label.
  private let kinds: [String: FoundRoot.Kind]
  /// Whether links name the code that they come from, which only a recorded session's page shows.
  private var readsCode = false
  /// Whether camsh searched all of memory for holders of the suspects.
  package let isSearched: Bool
  /// Whether an object is visible to the user, or belongs to the flow that shows it.
  private(set) var isInUse: (AnyObject) -> Bool = { _ in false }
  /// Whether no other thread ran during the search of memory.
  private(set) var isQuiet = true

  /// Walks the suspects and everything that the session's roots reach.
  ///
  /// If a suspect has a holder outside the graph, camsh searches memory for it. With `besideTasks`,
  /// it also searches for other holders of suspects that only tasks seem to retain, and for code
  /// that may resume those tasks.
  ///
  /// This is a convenience initializer because a designated one allocates the object first, and the
  /// search must not encounter an unfinished object.
  package convenience init(
    _ session: Session, suspects: [Suspect], walker: Walker, searches: Bool = true,
    besideTasks: Bool = false
  ) {
    var found = FoundInMemory()
    var graph = Self.graph(session, suspects, walker, &found)
    let looksBesideTasks = searches && besideTasks && graph.hasTaskRoots
    if searches,
      Self.needsSearch(looksBesideTasks ? graph.withoutTaskRoots : graph, suspects)
    {
      found = FoundInMemory(
        walker.outsideHolders(
          of: graph.unexplained().nodes, in: graph, known: session.namedObjects,
          readsThreads: OtherThreads.areOfTheApp))
      graph = Self.graph(session, suspects, walker, &found)
      // Work in progress counts only if no permanent holder explains the suspects.
      if !found.work.isEmpty, Self.needsSearch(graph, suspects) {
        found.usesWork = true
        graph = Self.graph(session, suspects, walker, &found)
      }
    }
    var stranded = StrandedTasks()
    if looksBesideTasks, Self.needsSearch(graph.withoutTaskRoots, suspects) {
      let endless = Set(graph.roots.filter { RootName.isPolling($0.label) }.map(\.node))
      let tasks = walker.strandedTasks(in: graph, endless: endless, known: session.namedObjects)
      stranded = StrandedTasks(tasks.stranded, waiting: tasks.waiting, in: graph)
      graph = graph.withoutRoots(stranded.nodes)
    }
    let names = Self.coordinators(session.labels.alive, suspects, in: graph)
    for label in walker.singletons { found.kinds[label] = .singleton }
    self.init(
      graph, names.labels, names.depths, found.kinds, isSearched: found.isComplete, stranded)
    readsCode = session.watchers.recorder != nil
    isQuiet = found.isQuiet
    isInUse = session.isInUse
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
    self.init(graph, names.labels, names.depths, [:], isSearched: true)
    readsCode = session.watchers.recorder != nil
  }

  /// The labels of the coordinators among the nodes, and their depths in the coordinator tree.
  private static func coordinators(
    _ known: [(label: ObjectLabel, coordinator: any Coordinator)], _ suspects: [Suspect],
    in graph: Graph
  ) -> (labels: [Int: ObjectLabel], depths: [Int: Int]) {
    var coordinators: [Int: ObjectLabel] = [:]
    var depths: [Int: Int] = [:]
    for (label, coordinator) in known {
      guard let node = graph.node(of: coordinator.subject)?.number else { continue }
      coordinators[node] = label
      if depths[node] == nil { depths[node] = 0 }
    }
    for _ in known.prefix(64) {
      var isSettled = true
      for (_, coordinator) in known {
        guard let node = graph.node(of: coordinator.subject)?.number, let depth = depths[node]
        else { continue }
        for child in coordinator.childCoordinators {
          guard let below = graph.node(of: child.subject)?.number, below != node,
            depths[below] ?? 0 <= depth, depth < known.count
          else { continue }
          depths[below] = depth + 1
          isSettled = false
        }
      }
      if isSettled { break }
    }
    for suspect in suspects {
      if let object = suspect.object, !(object is UIViewController),
        let node = graph.node(of: object)
      {
        coordinators[node.number] = suspect.label
      }
    }
    return (coordinators, depths)
  }

  private init(
    _ graph: Graph, _ coordinators: [Int: ObjectLabel], _ depths: [Int: Int],
    _ kinds: [String: FoundRoot.Kind], isSearched: Bool,
    _ stranded: StrandedTasks = StrandedTasks()
  ) {
    self.graph = graph
    self.stranded = stranded
    certainPaths = graph.shortestPaths()
    possiblePaths = graph.shortestPaths(allowingPossible: true)
    self.coordinators = coordinators
    self.depths = depths
    self.kinds = kinds
    self.isSearched = isSearched
  }

  private static func graph(
    _ session: Session, _ suspects: [Suspect], _ walker: Walker,
    _ found: inout FoundInMemory
  ) -> Graph {
    // A single array, because every copy would retain the objects once more.
    var roots = session.roots
    roots += walker.knownRoots
    roots += found.roots
    if found.usesWork { roots += found.work }
    var others = found.others
    found.others = []
    let count = others.count
    others += suspects.compactMap(\.object)
    // Objects found in memory may be unfinished, and the app's other threads may free objects
    // during the walk.
    let graph = walker.graph(
      roots, others: others, bridges: found.bridges, tracker: session.monitor.tracker,
      learns: found.isEmpty, isGuarded: !found.isEmpty || OtherThreads.mayChangeTheApp)
    found.others = Array(others.prefix(count))
    return graph
  }

  /// Whether a holder outside the graph retains one of the suspects, which no root reaches.
  private static func needsSearch(_ graph: Graph, _ suspects: [Suspect]) -> Bool {
    let isReached = graph.reachable(allowingPossible: true)
    let unexplained = graph.unexplained()
    return suspects.contains { suspect in
      guard let object = suspect.object, let node = graph.node(of: object)?.number else {
        return false
      }
      return !isReached[node] && unexplained.mayHold(node)
    }
  }

  /// Releases closures of work that has ended; returns whether there were any, which makes the
  /// graph obsolete.
  func releaseEndedClosures() -> Bool {
    var kinds: [ObjectIdentifier: Bool] = [:]
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

  /// The shortest path over strong references from a root to a node.
  package func certainPath(to node: Int) -> RetainPath? { certainPaths[node] }

  /// The same path, or else the shortest one over possible references.
  package func path(to node: Int) -> RetainPath? { certainPaths[node] ?? possiblePaths[node] }

  /// The task on the only paths to a node; nil if a certain path or no path leads to it.
  package func task(holding node: Int) -> Int? {
    guard certainPaths[node] == nil, let path = possiblePaths[node] else { return nil }
    return ([path.root.node] + path.edges.map(\.to)).first { graph.nodes[$0].kind == .task }
  }

  /// Whether a task sleeps and continues forever, or waits for one that does.
  package func isPolling(_ task: Int) -> Bool {
    stranded.waiting.contains(task)
      || graph.roots.contains { $0.node == task && RootName.isPolling($0.label) }
  }

  /// The kind of a path's root, if the root was found in memory.
  package func kind(of path: RetainPath) -> FoundRoot.Kind? { kinds[path.root.label] }

  /// The name of a path's root; for an observer of a notification, with the notification's name.
  package func rootName(of path: RetainPath) -> String {
    guard path.root.label == RootName.notifications, let first = path.edges.first,
      case .key(let name)? = first.path.segments.first
    else { return path.root.label }
    return "\(path.root.label): observer of \(name)"
  }

  package func label(of node: Int) -> ObjectLabel? {
    if let label = coordinators[node] { return label }
    guard graph.nodes[node].kind == .object else { return nil }
    if let identity = graph.nodes[node].identity, let model = graph.liveObject(of: node) {
      return ObjectLabel(type: type(of: model), number: identity.ordinal)
    }
    return (graph.liveObject(of: node) as? UIViewController)?.label
  }

  /// `Type#n`, or the type alone if the object has no label.
  package func name(of node: Int) -> String {
    label(of: node)?.text ?? graph.nodes[node].identity?.description ?? graph.nodes[node].type
  }

  package func typeName(of node: Int) -> String {
    label(of: node)?.typeName ?? graph.nodes[node].type
  }

  /// The number of a node's retains that no reference explains, not even a possible one.
  package func unknownHolders(of node: Int) -> Int {
    let possible = graph.edges(to: node).count { $0.strength == .possible }
    return max(0, (graph.unknownHolders(of: node) ?? 0) - possible)
  }

  /// The number of these nodes that are objects, not buffers, closures or boxes.
  package func objectCount(_ nodes: some Sequence<Int>) -> Int {
    nodes.count { graph.nodes[$0].kind == .object }
  }

  /// Whether a node isn't an object of one of the app's classes.
  package func isOfSystem(_ node: Int) -> Bool {
    guard let object = graph.liveObject(of: node) else { return label(of: node) == nil }
    let name = _typeName(type(of: object), qualified: true)
    return Self.systemModules.contains { name.hasPrefix($0) }
  }

  private static let systemModules = ["HeadlessUIKit.", "Foundation.", "Swift.", "_Concurrency."]

  package func link(_ holding: Holding) -> Finding.Link {
    let holder = graph.liveObject(of: holding.from)
    return Finding.Link(
      holder: name(of: holding.from),
      field: UIKitField.name(holding.path.description, of: holder),
      shape: UIKitField.name(holding.path.shape, of: holder),
      holderType: typeName(of: holding.from),
      isPossible: holding.strength == .possible, isOfSystem: isOfSystem(holding.from),
      code: readsCode ? code(of: holding) : nil)
  }

  /// The references along a path; if a variable is the root and holds the object itself, the
  /// variable.
  package func links(along path: RetainPath) -> [Finding.Link] {
    path.edges.isEmpty
      ? [.value(of: rootName(of: path))] : graph.holdings(along: path.edges).map(link)
  }

  /// The closures that a reference goes through, or the property that it starts at.
  private func code(of holding: Holding) -> Finding.Link.Code? {
    let closures = graph.closureCode(along: holding)
    if !closures.isEmpty { return .closures(closures) }
    guard !isOfSystem(holding.from), let holder = graph.liveObject(of: holding.from),
      case .field(let property)? = holding.path.segments.first
    else { return nil }
    var types: [String] = []
    var type: AnyClass? = Swift.type(of: holder)
    while let next = type {
      if let name = _mangledTypeName(next) { types.append(name) }
      type = _getSuperclass(next)
    }
    return .property(property, of: types)
  }
}

extension Evidence {
  /// How good a candidate for weakening a reference is: negative if only UIKit can change it,
  /// higher if it leads up the hierarchy.
  package func weight(_ holding: Holding) -> Int {
    // The app's code creates the closures that UIKit keeps.
    if holding.path.segments.contains(where: \.isCapture) { return 4 }
    if UIKitField.isOfUIKit(holding.path.shape, of: graph.liveObject(of: holding.from)) {
      return -1
    }
    let (from, to) = (level(holding.from), level(holding.to))
    if from > to { return 3 }
    if from < to { return 0 }
    return isMade(holding.from, after: holding.to) ? 2 : 1
  }

  /// A node's distance from the app: coordinators by their depth, then containers, screens, views,
  /// and other objects.
  private func level(_ node: Int) -> Int {
    if let depth = depths[node] { return 1 + min(depth, 30) }
    guard let object = graph.liveObject(of: node) else { return 70 }
    switch object {
    case is UIScene, is UIWindow, is any UIApplicationDelegate, is any UIWindowSceneDelegate:
      return 0
    case is UINavigationController, is UITabBarController: return 40
    case is UIViewController: return 50
    case is UIView: return 60
    default: return 70
    }
  }

  private func isMade(_ node: Int, after other: Int) -> Bool {
    guard let label = self.label(of: node), let earlier = self.label(of: other) else {
      return false
    }
    return label.type == earlier.type ? label.number > earlier.number : false
  }
}

extension FieldPath.Segment {
  fileprivate var isCapture: Bool {
    if case .capture = self { true } else { false }
  }
}

/// The labels of roots that rules recognize.
package enum RootName {
  package static let clock = "the clock"
  package static let notifications = "NotificationCenter.default"

  package static func task(startedAt moment: Finding.Moment, isPolling: Bool = false) -> String {
    "\(isPolling ? poller : "a suspended task"), started at \(moment.words)"
  }

  /// Whether the label is that of a task that polls.
  package static func isPolling(_ name: String) -> Bool { name.hasPrefix(poller) }

  private static let poller = "a task that polls"
}

extension Session {
  /// Foundation's objects that retain others and that users know by name.
  package var namedObjects: [Root] {
    [
      Root(NotificationCenter.default, label: RootName.notifications),
      Root(Thread.current, label: "Thread.main"),
      Root(OperationQueue.main, label: "OperationQueue.main"),
    ]
  }

  /// What iOS itself retains: the device with its scenes and timers, the windows, the services.
  package var roots: [Root] {
    var roots: [Root] = []
    for scene in device.application.orderedScenes {
      roots.append(Root(scene, label: "the scene"))
      if let delegate = scene.delegate { roots.append(Root(delegate, label: "the scene delegate")) }
      for window in (scene as? UIWindowScene)?.windows ?? [] {
        roots.append(Root(window, label: "the window"))
      }
    }
    if let delegate = applicationDelegate {
      roots.append(Root(delegate, label: "the application delegate"))
    }
    for window in device.application.windows where window.windowScene == nil {
      roots.append(Root(window, label: "the window"))
    }
    roots.append(Root(HeadlessRunLoop.main, label: "the run loop"))
    roots.append(Root(device.clock, label: RootName.clock))
    roots += added.roots.map { Root($0.object, label: $0.label) }
    roots.append(Root(added, label: "the app's own services"))
    if let tasks = launched.tasks { roots += tasks.roots }
    return roots
  }
}

extension Walker {
  /// A walker that ignores references from the shell's own objects.
  static var ofApps: Walker {
    Walker(ignoring: ["CoordinatorShellCore", "ShellLanguage", "ShellProgram"])
  }
}
