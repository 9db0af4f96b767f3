import CoordinatorKit
import HeadlessUIKit
import RetainGraph

extension LaunchRecord {
  /// Judges classes with more objects at each visit to the same state.
  ///
  /// Data that an app stores may grow; screens, views, coordinators, view models and other objects
  /// that work for a screen may not.
  /// `counted` are all classes of the app that had objects.
  func judgeGrowth(
    _ session: Session, _ grown: [StateCensus.Grown], among counted: [AnyClass],
    at moment: Finding.Moment
  ) -> [Finding] {
    let modules = session.appModules(grown.map(\.type))
    let classes = JudgedClasses(counted)
    let judged = grown.filter { grown in
      (grown.type is UIView.Type || grown.type is UIViewController.Type
        || AppHeap.isTimer(grown.type) || modules.contains(moduleName(of: grown.type)))
        && (JudgedClasses.workForScreens(grown.type) || classes.areOwnedByScreens(grown.type))
        && !judge.hasGrown(grown.type)
    }
    .sorted { _typeName($0.type) < _typeName($1.type) }
    guard !judged.isEmpty else { return [] }
    let state = census.state
    let objects = unexplainedObjects(of: judged)
    guard objects.contains(where: { !$0.isEmpty }) else {
      for grown in judged { _ = census.exchange([], of: grown.type) }
      return []
    }
    let place = GrowthEvidence(session, self, objects.joined().map { $0 })
    var newest: [(grown: StateCensus.Grown, object: AnyObject, path: RetainPath)] = []
    var nodes: Set<Int> = []
    for (grown, objects) in zip(judged, objects) {
      let unexplained = objects.filter(place.isUnexplained)
      let before = census.exchange(Set(unexplained.map { ObjectIdentifier($0) }), of: grown.type)
      guard let step = grown.step, let before else { continue }
      let new = unexplained.filter { !before.contains(ObjectIdentifier($0)) }
      guard unexplained.count - before.count == step, let last = new.last,
        let path = place.path(to: last),
        JudgedClasses.workForScreens(grown.type) || place.isCaptured(path)
      else { continue }
      newest.append((grown, last, path))
      nodes.formUnion(new.compactMap { place.evidence.graph.node(of: $0)?.number })
    }
    // One waiting task is one mistake: the finding is about what the task retains first.
    var first: [Int: RetainPath] = [:]
    for (_, _, path) in newest where place.evidence.graph.nodes[path.root.node].kind == .task {
      if path.edges.count < first[path.root.node]?.edges.count ?? .max {
        first[path.root.node] = path
      }
    }
    let captured = grown.filter { modules.contains(moduleName(of: $0.type)) }.map(\.type)
    // If the holder grows too, the finding is about the holder.
    return newest.compactMap { grown, object, path in
      guard let step = grown.step, !path.edges.contains(where: { nodes.contains($0.from) }),
        first[path.root.node].map({ $0.edges.last?.to == path.edges.last?.to }) ?? true,
        // A `repeat` counts these itself.
        !(session.interpreter.isRepeating && monitor.coordinators.isAttached(label(of: object)))
      else { return nil }
      let links = place.evidence.links(along: path)
      // All that the tasks with one closure retain is one mistake, even if its classes grow at different states.
      if let task = links.first?.taskFunction, judge.hasGrown(byTasksRunning: task) { return nil }
      if AppHeap.isTimer(grown.type),
        endsByItself(
          links, of: session, step, areLinks: grown.type is CADisplayLink.Type, at: moment)
      {
        return nil
      }
      let list = grown.counts.map(String.init).joined(separator: ", ")
      // The app's object that a timer retains says more than the timer.
      let behind = AppHeap.isTimer(grown.type) ? place.captured(behind: path, among: captured) : nil
      guard behind.map({ !judge.hasGrown(type(of: $0.object)) }) ?? true else { return nil }
      let finding = Finding(
        verdict: .growing, subject: label(of: behind?.object ?? object), made: nil, due: moment,
        links: behind?.links ?? links,
        root: place.evidence.rootName(of: path), kept: 1, cut: nil, unknownHolders: 0,
        notes: ["\(step) more at each of the last visits to the same screens: \(list)"]
          + place.advice(on: path, to: object))
      judge.add(finding, in: state)
      return finding
    }
  }

  /// Whether the timers at the end of such references end by themselves if time passes.
  private func endsByItself(
    _ links: [Finding.Link], of session: Session, _ step: Int, areLinks: Bool,
    at moment: Finding.Moment
  ) -> Bool {
    let shape = links.map(\.typedShape)
    if judge.growth.endingTimers.contains(shape) { return true }
    // The timers of the last two visits.
    guard session.endTimers(2 * step, areLinks: areLinks, asOf: moment) else { return false }
    judge.growth.endingTimers.insert(shape)
    return true
  }

  /// The objects of each class that no finding explains, screens in the order of creation.
  private func unexplainedObjects(of grown: [StateCensus.Grown]) -> [[AnyObject]] {
    // Walking the heap costs much more than sorting what it finds.
    let found = census.heap.objects(of: grown.map { ($0.type, $0.counts.last ?? 0) }) {
      [judge] object in !judge.isExplained(object)
    }
    var objects: [ObjectIdentifier: [AnyObject]] = [:]
    for object in found {
      objects[ObjectIdentifier(type(of: object)), default: []].append(object)
    }
    return grown.map { grown in
      let objects = objects[ObjectIdentifier(grown.type)] ?? []
      guard let screens = objects as? [UIViewController] else { return objects }
      return screens.sorted { $0.instanceNumber < $1.instanceNumber }
    }
  }
}

/// The objects of a class that are visible or that a finding explains.
@MainActor private struct GrowthEvidence {
  let evidence: Evidence
  private let judge: Judge
  /// Whether only the app's own events can continue its suspended tasks: delays and requests are over.
  private let isAtRest: Bool
  private let explained: Set<Int>
  /// The nodes that retain these, such as the timer of an abandoned view model.
  private let keepers: Set<Int>
  private let shown: Set<Int>

  init(_ session: Session, _ record: LaunchRecord, _ objects: [AnyObject]) {
    evidence = Evidence(
      session,
      suspects: objects.map {
        Suspect(object: $0, label: record.label(of: $0), made: nil, due: nil)
      },
      walker: record.judge.walker, searches: false)
    let graph = evidence.graph
    isAtRest = session.isAtRest
    judge = record.judge
    explained = Set(record.judge.explainedObjects.compactMap { graph.node(of: $0)?.number })
    keepers = Set(
      explained.flatMap { [evidence] in evidence.path(to: $0)?.edges.map(\.from) ?? [] })
    shown = Set(session.device.hierarchy.compactMap { graph.node(of: $0)?.number })
  }

  func path(to object: AnyObject) -> RetainPath? {
    evidence.graph.node(of: object).flatMap { evidence.path(to: $0.number) }
  }

  /// Whether an object is retained by something that is neither visible nor part of a finding.
  func isUnexplained(_ object: AnyObject) -> Bool {
    guard let node = evidence.graph.node(of: object)?.number, !shown.contains(node),
      !explained.contains(node), !keepers.contains(node), let path = evidence.path(to: node),
      !isPending(path)
    else { return false }
    let passed = path.edges.map(\.from)
    if passed.contains(where: { explained.contains($0) || isOfGrown($0) }) { return false }
    guard object is UIView else { return !passed.contains(where: shown.contains) }
    // Pages that a container keeps for later load their views one by one.
    if passed.contains(where: isOutOfSight) { return false }
    return !(passed + [node]).contains { showsData(evidence.graph.liveObject(of: $0)) }
  }

  /// Whether a closure's capture or a task retains the end of a path, rather than a field or an
  /// element, as data would be retained.
  func isCaptured(_ path: RetainPath) -> Bool {
    let kinds = path.edges.reversed().lazy.map { [evidence] in evidence.graph.nodes[$0.from].kind }
    // A captured variable has a box.
    return kinds.first { $0 != .box }.map { $0 == .closure || $0 == .task } ?? false
  }

  /// The nearest object of some classes that the timer at a path's end retains, and the references to it.
  func captured(
    behind path: RetainPath, among types: [AnyClass]
  ) -> (object: AnyObject, links: [Finding.Link])? {
    let graph = evidence.graph
    let timer = path.edges.last?.to ?? path.root.node
    var seen: Set = [timer]
    var ways: [[Graph.Edge]] = [[]]
    while !ways.isEmpty {
      let way = ways.removeFirst()
      let node = way.last?.to ?? timer
      if let object = graph.liveObject(of: node), types.contains(where: { $0 == type(of: object) })
      {
        return (object, graph.holdings(along: path.edges + way).map(evidence.link))
      }
      guard way.count < Self.furthest else { continue }
      for edge in graph.edges(from: node)
      where edge.strength == .strong && seen.insert(edge.to).inserted { ways.append(way + [edge]) }
    }
    return nil
  }

  /// How many references a timer may be away from what it is for: a library's publishers are between them.
  private static let furthest = 12

  /// How to end a timer, or the task that a path begins at.
  func advice(on path: RetainPath, to object: AnyObject) -> [String] {
    if AppHeap.isTimer(type(of: object)) { return [Finding.invalidateTheTimer] }
    guard evidence.graph.nodes[path.root.node].kind == .task else { return [] }
    return [Finding.endTheTask]
  }

  /// Whether a class was found to grow, which explains the growth of what it retains.
  private func isOfGrown(_ node: Int) -> Bool {
    evidence.graph.liveObject(of: node).map { judge.hasGrown(type(of: $0)) } ?? false
  }

  /// Whether a node is a view controller that nothing shows, which is judged itself.
  private func isOutOfSight(_ node: Int) -> Bool {
    !shown.contains(node) && evidence.graph.liveObject(of: node) is UIViewController
  }

  /// Rows and the contents of a stack are data.
  private func showsData(_ object: AnyObject?) -> Bool {
    guard let view = object as? UIView else { return false }
    return view.showsData || view is UITableView || view is UICollectionView || view is UIStackView
      || view is UITableViewCell || view is UICollectionViewCell
  }

  /// Whether the end of a path is retained only until work in progress ends.
  ///
  /// A task that waits for an event doesn't count as such work: one more such task at each visit
  /// never ends.
  private func isPending(_ path: RetainPath) -> Bool {
    if path.root.kind.isWork || path.root.kind == .clock { return true }
    guard !isAtRest else { return false }
    return ([path.root.node] + path.edges.map(\.to)).contains {
      evidence.graph.nodes[$0].kind == .task && !evidence.isPolling($0)
    }
  }
}

extension Session {
  /// Whether the app has nothing to do before the next event: the device has settled, no other thread works, and no
  /// server has to answer.
  var isAtRest: Bool {
    hold == nil && device.isIdle && launched.connection != .server && !OtherThreads.mayChangeTheApp
  }
}

extension Finding {
  /// How to fix one more timer at each visit.
  static let invalidateTheTimer =
    "each visit leaves a timer that goes on, even if its closure captures the screen weakly: invalidate it when the "
    + "screen is gone"
  /// How to fix one more waiting task at each visit.
  static let endTheTask =
    "each visit leaves a task that waits: cancel it when the screen is gone, or let it retain nothing while it waits"
}
