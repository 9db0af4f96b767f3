import CoordinatorKit
import HeadlessUIKit
import RetainGraph

extension LaunchRecord {
  /// Judges what a count of the app's objects shows: unreachable objects, and growth.
  func judgeCounts(
    _ session: Session, _ news: StateCensus.News, at moment: Finding.Moment
  ) -> [Finding] {
    var found: [Finding] = []
    if news.hasMore { found = judgeUnwatched(session, news.counts, at: moment) }
    if let state = census.state { judge.settle(news.settled, in: state) }
    if !news.grown.isEmpty {
      found += judgeGrowth(session, news.grown, among: news.counts.map(\.type), at: moment)
    }
    if found.isEmpty { found = judgeWaitingTasks(session, news, at: moment) }
    return found
  }

  /// Judges what a turn of a loop has left behind.
  package func judgeTurn(_ session: Session, at moment: Finding.Moment) -> LoopTurn {
    guard let news = census.newsOfTurn(on: session.device, waiting: session.unfinishedTasks) else {
      return LoopTurn()
    }
    return LoopTurn(
      hasMore: news.hasMore, hasFindings: !judgeCounts(session, news, at: moment).isEmpty)
  }

  /// Judges unreachable objects that camsh didn't watch; returns the findings.
  func judgeUnwatched(
    _ session: Session, _ counts: [(type: AnyClass, count: Int)], at moment: Finding.Moment
  ) -> [Finding] {
    let unwatched = unwatched(session, counts, at: moment)
    judge.threadWait.outlast(unwatched)
    return unwatched.allSatisfy { $0.object == nil }
      ? [] : judge.judgeUnwatched(unwatched, of: session)
  }

  /// A function of its own, so that none of its variables retains an object during judgment.
  private func unwatched(
    _ session: Session, _ counts: [(type: AnyClass, count: Int)], at moment: Finding.Moment
  ) -> [Suspect] {
    // View controllers are watched from the start.
    let counts = counts.filter { $0.count > 0 && !($0.type is UIViewController.Type) }
    let modules = session.appModules(counts.map(\.type))
    let own = counts.filter {
      $0.type is UIView.Type || AppHeap.isWork($0.type) || modules.contains(moduleName(of: $0.type))
    }
    let marking = judge.mark(session)
    let objects = census.heap.objects(of: own) { [judge] object in
      marking.contains(object) == false && !judge.isExplained(object)
    }
    guard !objects.isEmpty else { return [] }
    // Addresses differ from run to run, so objects of different types are ordered by name, and those
    // of one type by the fields through which they retain others.
    let graph = judge.walker.graph([], others: objects)
    func outline(_ object: AnyObject) -> String {
      guard let node = graph.node(of: object)?.number else { return "" }
      return graph.edges(from: node).map(\.path.description).joined(separator: " ")
    }
    let ranked = objects.enumerated().map {
      (
        rank: Self.rank($1), type: "\(type(of: $1))", outline: outline($1), place: $0, object: $1
      )
    }
    .sorted {
      ($0.rank, $0.type, $0.outline, $0.place) < ($1.rank, $1.type, $1.outline, $1.place)
    }
    return ranked.map { entry in
      Suspect(
        object: entry.object, label: label(of: entry.object), made: nil, due: moment)
    }
  }

  /// The object to report, of several that retain each other.
  private static func rank(_ object: AnyObject) -> Int {
    if object is any Coordinator { return 0 }
    // The app's code can't change what a missing module's class does.
    if object is any MissingObject { return 4 }
    guard object is UIView else { return 1 }
    return moduleName(of: type(of: object)) == "HeadlessUIKit" ? 3 : 2
  }

  /// The label of an object that may not have one yet.
  func label(of object: AnyObject) -> ObjectLabel {
    if let viewController = object as? UIViewController { return viewController.label }
    if let coordinator = object as? any Coordinator { return labels.label(for: coordinator) }
    if let known = labels.known(object) { return known.label }
    let identity = monitor.tracker.identity(of: object) ?? census.tracker.track(object)
    return ObjectLabel(type: type(of: object), number: identity.ordinal)
  }
}

extension Judge {
  /// Judges objects that no root reaches and that camsh didn't watch; returns the new findings.
  ///
  /// Objects that a finding explains, or that something in use still reaches, are not reported.
  func judgeUnwatched(_ unwatched: [Suspect], of session: Session) -> [Finding] {
    let evidence = evidence(on: unwatched, in: session, looksFurther: true)
    let graph = evidence.graph
    var covered: Set<Int> = []
    // A coordinator may retain itself while its screens are in use.
    let inUse = unwatched.compactMap(\.object).filter(session.mayLive)
    // The holder of an abandoned object may have released it since, so that a leak keeps it now.
    let current = explainedObjects.filter { object in
      graph.node(of: object).map { !isAbandoned(object) || evidence.path(to: $0.number) != nil }
        ?? false
    }
    cover((current + inUse).compactMap { graph.node(of: $0)?.number }, in: graph, &covered)
    var new: [Finding] = []
    var places: [String: Int] = [:]
    var alike: [Int: Int] = [:]
    // The rows of a list all make the same mistake: one finding is enough.
    func take(_ finding: Finding, _ covers: Set<Int>, _ object: AnyObject) {
      cover(covers, in: graph, &covered)
      supersede(by: finding, covers, of: graph)
      let place = places[finding.signature, default: new.count]
      explain(object, by: findings.count + place)
      explain(covers, of: graph)
      if place < new.count {
        alike[place, default: 0] += 1
      } else {
        places[finding.signature] = place
        new.append(finding)
      }
    }
    var open = unwatched.compactMap { suspect in
      suspect.object.flatMap { graph.node(of: $0)?.number }.map { (suspect, $0) }
    }.filter { evidence.path(to: $0.1) == nil }
    // First the objects in a cycle, then those that a task or an unreadable holder keeps.
    for onlyCycles in [true, false] {
      for (suspect, node) in open where !covered.contains(node) {
        guard let object = suspect.object else { continue }
        if onlyCycles {
          guard evidence.cycles.cycle(keeping: node)?.contains(where: { $0.to == node }) == true,
            case .finding(let finding, let covers, _)? =
              LeakedRule().opinion(suspect, node: node, in: evidence)
          else { continue }
          take(finding, covers, object)
        } else if case .finding(let finding, let covers, _)? =
          StrandedTaskRule().opinion(suspect, node: node, in: evidence)
        {
          take(finding, covers, object)
        } else if evidence.isSearched, graph.unknownHolders(of: node) ?? 0 > 0,
          case .finding(let finding, let covers, _)? =
            HeldFromOutsideRule().opinion(suspect, node: node, in: evidence)
        {
          take(finding, covers, object)
        }
      }
    }
    open = []
    for (place, count) in alike {
      new[place].notes.append(
        "\(count) more \(count == 1 ? "object leaks" : "objects leak") the same way")
    }
    findings += new
    return new
  }

  /// Adds everything that the nodes retain, directly or not, to the objects that need no finding.
  private func cover(_ nodes: some Sequence<Int>, in graph: Graph, _ covered: inout Set<Int>) {
    var pending = nodes.filter { covered.insert($0).inserted }
    while let node = pending.popLast() {
      for edge in graph.edges(from: node)
      where edge.strength == .strong && covered.insert(edge.to).inserted {
        pending.append(edge.to)
      }
    }
  }
}
