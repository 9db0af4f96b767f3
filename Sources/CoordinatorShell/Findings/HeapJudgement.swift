import CoordinatorKit
import HeadlessUIKit
import RetainGraph

extension Judge {
  /// Judges every object of the app's own classes that is alive, whoever made it: one that no root reaches
  /// and whose holders are all known keeps itself alive.
  ///
  /// What is told of already, and what keeps that or is kept by it, is one mistake with it.
  func judgeHeap(of session: Session, at moment: Finding.Moment) -> [Finding] {
    let suspects = heapSuspects(of: session, at: moment)
    let told = survivorsTold.map { object in
      Suspect(object: object, label: session.label(ofAny: object), made: nil, due: nil)
    }
    guard !suspects.isEmpty else { return [] }
    let evidence = Evidence(session, suspects: suspects + told, walker: walker, searches: false)
    var covered = evidence.graph.linked(
      with: told.compactMap { $0.object.flatMap { evidence.graph.node(of: $0)?.number } })
    var new: [Finding] = []
    for suspect in suspects {
      guard let object = suspect.object, let node = evidence.graph.node(of: object)?.number,
        !covered.contains(node), !evidence.unexplained.mayHold(node),
        case .finding(let finding, let covers)? = LeakedRule().opinion(
          suspect, node: node, in: evidence)
      else { continue }
      covered.formUnion(evidence.graph.linked(with: covers.sorted()))
      explain(object, by: findings.count + new.count)
      new.append(finding)
    }
    add(new)
    return new
  }

  /// Those that no root reaches: coordinators first, then screens, views and everything else.
  private func heapSuspects(of session: Session, at moment: Finding.Moment) -> [Suspect] {
    guard let objects = HeapCensus(of: AppModules.contain).objects(), !objects.isEmpty else {
      return []
    }
    func rank(_ object: AnyObject) -> Int {
      if object is any Coordinator { return 0 }
      return object is UIViewController ? 1 : object is UIView ? 2 : 3
    }
    let unreached = unreached(objects, in: session).filter { !isExplained($0) }
      .map { (rank: rank($0), name: String(reflecting: type(of: $0)), object: $0) }
      .sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
    return unreached.map { entry in
      Suspect(
        object: entry.object, label: session.label(ofAny: entry.object), made: nil, due: moment)
    }
  }
}

extension Graph {
  /// The nodes that lead to some of these, and those that these lead to, all of them among them.
  fileprivate func linked(with nodes: [Int]) -> Set<Int> {
    func closure(_ next: (Int) -> [Int]) -> Set<Int> {
      var seen = Set(nodes)
      var pending = nodes
      while let node = pending.popLast() {
        for other in next(node) where seen.insert(other).inserted { pending.append(other) }
      }
      return seen
    }
    let held = closure { node in edges(from: node).filter { $0.strength == .strong }.map(\.to) }
    return held.union(
      closure { node in edges(to: node).filter { $0.strength == .strong }.map(\.from) })
  }
}

extension Session {
  /// What any object of the app is called: as before, or else by a number of its own.
  fileprivate func label(ofAny object: AnyObject) -> ObjectLabel {
    if let viewController = object as? UIViewController { return viewController.label }
    if let known = labels.alive.first(where: { $0.coordinator.subject === object }) {
      return known.label
    }
    return ObjectLabel(
      type: type(of: object), number: monitor.tracker.track(object).ordinal)
  }
}

/// Which modules are the app's: all but those that come with Swift and with the shell.
enum AppModules {
  private static let others: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationXML",
    "FoundationNetworking", "Dispatch", "Synchronization", "Observation", "RegexBuilder", "Glibc",
    "HeadlessUIKit", "UIKit", "RetainGraph", "CoordinatorKit", "CoordinatorShell",
    "CoordinatorShellCore", "ShellLanguage", "ShellProgram", "HostInterface", "CamplaceShell",
    "CamplaceServices", "GRDB", "ArgumentParser", "ArgumentParserToolInfo", "HeapModule", "Testing",
    "XCTest",
  ]

  static func contain(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    let module = name.prefix { $0 != "." }
    return !module.hasPrefix("_") && !others.contains(String(module)) && !name.hasPrefix("(")
  }
}
