import HeadlessUIKit
import RetainGraph
import ShellLanguage

/// What keeps an object alive, as values, for `why`.
package struct Retention: Encodable {
  package let object: String
  /// The root of the shortest path to it; nil if no root reaches it.
  package let root: String?
  package let path: [Reference]
  /// All references to it.
  package let holders: [Reference]
  /// The number of retains that no known reference explains.
  package let unknownHolders: Int
  /// A path through each holder, if all are requested.
  package var paths: [Path]?
  /// When an object that isn't alive was created and deallocated, such as `step 4, after pop`.
  package var created: String?
  package var deallocated: String?

  package struct Path: Encodable, Equatable {
    package let root: String
    package let references: [Reference]
  }
}

/// What an object references, as values, for `graph`.
package struct Holdings: Encodable {
  package let object: String
  package let holds: [Reference]
}

/// A reference from an object to another.
package struct Reference: Encodable, Equatable {
  package let holder: String
  package let field: String
  /// `strong`, `weak` and so on, or `possible`.
  package let strength: String
  package let object: String

  @MainActor fileprivate init(_ holding: Holding, in evidence: Evidence) {
    let link = evidence.link(holding)
    holder = link.holder
    field = link.field
    strength = "\(holding.strength)"
    object = evidence.name(of: holding.to)
  }

  /// The strength as a verb.
  package var verb: String { strength == "\(Strength.possible)" ? "possibly retains" : strength }
}

extension Session {
  package func retention(
    of reference: ScreenReference, all: Bool = false
  ) throws(StepFailure) -> Retention {
    try OtherThreads.paused { () throws(StepFailure) in
      try currentRetention(of: reference, all: all)
    }
  }

  private func currentRetention(
    of reference: ScreenReference, all: Bool
  ) throws(StepFailure) -> Retention {
    let found: (evidence: Evidence, node: Int, label: ObjectLabel)
    do {
      found = try evidence(of: reference)
    } catch {
      guard case .noSuchObject = error, let fate = fate(of: reference) else { throw error }
      return fate
    }
    let (evidence, node, label) = found
    let graph = evidence.graph
    // The shell's own records reference what they watch weakly, which explains nothing.
    let own = [monitor.tracker as AnyObject, monitor, judge].compactMap {
      graph.node(of: $0)?.number
    }
    let holders = graph.holders(of: node).filter {
      !own.contains($0.from) && !evidence.isLink($0.from)
    }
    let way = graph.shortestPath(to: node, allowingPossible: true)
    // A possible holder may be one of the unknown ones.
    let possible = graph.edges(to: node).count { $0.strength == .possible }
    let unknown = (graph.unknownHolders(of: node) ?? 0) - Self.retainsOfTheAsker - possible
    var retention = Retention(
      object: label.text, root: way?.root.label,
      path: way.map { graph.holdings(along: $0.edges).map { Reference($0, in: evidence) } } ?? [],
      holders: evidence.references(holders),
      unknownHolders: max(0, unknown))
    if all {
      retention.paths =
        graph.paths(toHoldersOf: node)
        .filter { !own.contains($0.last.from) && !evidence.isLink($0.last.from) }
        .map { path, last in
          Retention.Path(
            root: path.root.label,
            references: (graph.holdings(along: path.edges) + [last])
              .map { Reference($0, in: evidence) })
        }.withoutRepeats
    }
    return retention
  }

  package func holdings(of reference: ScreenReference) throws(StepFailure) -> Holdings {
    try OtherThreads.paused { () throws(StepFailure) in
      let (evidence, node, label) = try evidence(of: reference)
      return Holdings(
        object: label.text,
        holds: evidence.references(
          evidence.graph.holdings(from: node).filter { !evidence.isLink($0.to) }))
    }
  }

  // MARK: Objects

  /// Subtracts the caller's own variable.
  private static let retainsOfTheAsker = 1

  package func evidence(with object: AnyObject, _ label: ObjectLabel) -> Evidence {
    Evidence(
      self, suspects: [Suspect(object: object, label: label, made: nil, due: nil)],
      walker: .ofApps)
  }

  private func trackedObject(
    _ reference: ScreenReference
  ) throws(StepFailure) -> (object: AnyObject, label: ObjectLabel) {
    for viewController in device.instances.alive {
      if try self.reference(reference, means: viewController) {
        return (viewController, viewController.label)
      }
    }
    for (label, coordinator) in labels.alive where reference.means(label) {
      return (coordinator.subject, label)
    }
    for object in monitor.tracker.objects {
      guard let identity = monitor.tracker.identity(of: object) else { continue }
      let label = ObjectLabel(type: type(of: object), number: identity.ordinal)
      if reference.means(label) { return (object, label) }
    }
    for object in record.census.tracker.objects {
      let label = record.label(of: object)
      if reference.means(label) { return (object, label) }
    }
    throw noSuchObject(reference)
  }

  private func noSuchObject(_ reference: ScreenReference) -> StepFailure {
    let alive = liveLabels
    let types = Set(alive.map(\.typeName)).sorted()
    return .noSuchObject(reference.description, known: types + alive.map(\.text))
  }

  /// What happened to an object that isn't alive; nil if there never was one.
  ///
  /// Nothing records deallocations: camsh replays the steps and watches.
  private func fate(of reference: ScreenReference) -> Retention? {
    guard stepCount > 0, !replayer.isReplaying, watchers.afterStep == nil else { return nil }
    guard let fate = replayed(FateQuestion(reference: reference)) else { return nil }
    return Retention(
      object: fate.object, root: nil, path: [], holders: [], unknownHolders: 0,
      created: fate.made, deallocated: fate.died)
  }

  /// The labels of the live objects that match.
  func labels(meantBy reference: ScreenReference) -> [ObjectLabel] {
    liveLabels.filter(reference.means)
  }

  /// The labels of the objects that `why` knows.
  private var liveLabels: [ObjectLabel] {
    var found = device.instances.alive.map(\.label) + labels.alive.map(\.0)
    for object in monitor.tracker.objects {
      if let identity = monitor.tracker.identity(of: object) {
        found.append(ObjectLabel(type: type(of: object), number: identity.ordinal))
      }
    }
    return found
  }

  /// The graph around an object, and the object's node in it.
  private func evidence(
    of reference: ScreenReference
  ) throws(StepFailure) -> (evidence: Evidence, node: Int, label: ObjectLabel) {
    let (object, label) = try trackedObject(reference)
    let evidence = evidence(with: object, label)
    guard let node = evidence.graph.node(of: object)?.number else {
      throw noSuchObject(reference)
    }
    return (evidence, node, label)
  }
}

extension Evidence {
  /// The references as a user reads them: UIKit may have several fields for one of its properties.
  fileprivate func references(_ holdings: [Holding]) -> [Reference] {
    holdings.map { Reference($0, in: self) }.withoutRepeats
  }

  fileprivate func isLink(_ node: Int) -> Bool { graph.liveObject(of: node) is any Linking }
}

extension Array where Element: Equatable {
  /// The elements without later ones that equal earlier ones.
  fileprivate var withoutRepeats: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension ScreenReference {
  /// Whether a type or label matches this object; a name bound by a script matches none here.
  fileprivate func means(_ label: ObjectLabel) -> Bool {
    switch self {
    case .type(let name): Self.name(name, means: label.typeName)
    case .label(let type, let number):
      label.number == number && Self.name(type, means: label.typeName)
    case .variable: false
    }
  }
}
