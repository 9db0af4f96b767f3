import CoordinatorKit
import HeadlessUIKit
import RetainGraph

/// The retain graph of a moment, with the names that the session gives its objects.
@MainActor package struct Evidence {
  package let graph: Graph
  /// The ways from the roots, over strong references alone, and over possible ones too.
  private let certainPaths: RetainPaths
  private let possiblePaths: RetainPaths
  private let names: [Int: ObjectLabel]

  /// Walks everything that the session's roots reach, and the suspects.
  package init(_ session: Session, suspects: [Suspect], walker: Walker) {
    let graph = walker.graph(
      session.roots, others: suspects.compactMap(\.object), tracker: session.monitor.tracker)
    var names: [Int: ObjectLabel] = [:]
    func name(_ object: AnyObject, _ label: ObjectLabel) {
      if let node = graph.node(of: object) { names[node.number] = label }
    }
    for viewController in session.device.instances.alive {
      name(viewController, viewController.label)
    }
    for (label, coordinator) in session.labels.alive { name(coordinator.subject, label) }
    for model in session.monitor.tracker.objects {
      guard let identity = session.monitor.tracker.identity(of: model) else { continue }
      name(model, ObjectLabel(type: type(of: model), number: identity.ordinal))
    }
    for suspect in suspects {
      if let object = suspect.object { name(object, suspect.label) }
    }
    self.graph = graph
    certainPaths = graph.shortestPaths()
    possiblePaths = graph.shortestPaths(allowingPossible: true)
    self.names = names
  }

  /// The shortest way from a root to a node that is certain.
  package func certainPath(to node: Int) -> RetainPath? { certainPaths[node] }

  /// The same, or else the shortest that is possible.
  package func path(to node: Int) -> RetainPath? { certainPaths[node] ?? possiblePaths[node] }

  package func label(of node: Int) -> ObjectLabel? { names[node] }

  /// `Type#n`, or the type alone where the object has no label.
  package func name(of node: Int) -> String {
    names[node]?.text ?? graph.nodes[node].identity?.description ?? graph.nodes[node].type
  }

  package func typeName(of node: Int) -> String { names[node]?.typeName ?? graph.nodes[node].type }

  /// How many of these nodes are objects, rather than buffers, closures and boxes.
  package func objectCount(_ nodes: some Sequence<Int>) -> Int {
    nodes.count { graph.nodes[$0].kind == .object }
  }

  package func link(_ holding: Holding) -> Finding.Link {
    Finding.Link(
      holder: name(of: holding.from), field: holding.path.description,
      shape: holding.path.shape, holderType: typeName(of: holding.from),
      isPossible: holding.strength == .possible)
  }
}

/// What roots are called that rules look for.
package enum RootName {
  package static let clock = "the clock"

  package static func task(startedAt moment: Finding.Moment) -> String {
    "a suspended task, started at \(moment.words)"
  }
}

extension Session {
  /// What iOS itself keeps: the device with its scenes and timers, the windows, the services.
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
    if let tasks { roots += tasks.roots }
    return roots
  }
}
