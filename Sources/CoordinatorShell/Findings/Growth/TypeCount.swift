import HeadlessUIKit
import RetainGraph
import ShellLanguage

/// The number of objects of a type.
package struct TypeCount: Encodable {
  package let type: String
  package let alive: Int
  /// The change since an earlier step, if requested.
  package let change: Int?
  /// How many of them no root reaches.
  package let leaked: Int
}

extension Session {
  /// The number of live objects of each type, by name.
  package var census: [(type: String, count: Int)] {
    var counts: [String: Int] = [:]
    for viewController in device.instances.alive {
      counts[viewController.label.typeName, default: 0] += 1
    }
    for (label, _) in labels.alive { counts[label.typeName, default: 0] += 1 }
    for identity in monitor.tracker.alive { counts[identity.type, default: 0] += 1 }
    return counts.map { (type: $0.key, count: $0.value) }.sorted { $0.type < $1.type }
  }

  /// One line for each type.
  ///
  /// `history` is the census after every step, for a sparkline.
  package func aliveLines(
    _ type: String?, since step: Int?, over history: [[String: Int]]? = nil
  ) throws(StepFailure) -> [String] {
    let counts = try counts(of: type, since: step)
    guard !counts.isEmpty else { return ["none alive"] }
    let rows = counts.map { count in
      var row = ["\(count.alive)"]
      if let change = count.change { row.append(Self.signed(change)) }
      row.append(count.type)
      if let history {
        row.append(Sparkline.text(history.map { $0[count.type] ?? 0 }, width: 24))
      }
      return row + [count.leaked > 0 ? "\(count.leaked) leaked" : ""]
    }
    return Columns.lines(rows, rightAligned: step == nil ? [0] : [0, 1])
  }

  /// The census of one type, or of all, by name.
  package func counts(of type: String?, since step: Int?) throws(StepFailure) -> [TypeCount] {
    var before: [String: Int] = [:]
    if let step {
      guard step <= stepCount else { throw .noSuchStep(step, last: stepCount) }
      before = census(after: step)
    }
    var now = Dictionary(uniqueKeysWithValues: census.map { ($0.type, $0.count) })
    for name in before.keys where now[name] == nil { now[name] = 0 }
    let leaked = leakedCounts
    let types = now.keys.filter { name in
      type.map { ScreenReference.name($0, means: name) } ?? true
    }.sorted()
    return types.map { name in
      let count = now[name] ?? 0
      return TypeCount(
        type: name, alive: count, change: step.map { _ in count - (before[name] ?? 0) },
        leaked: leaked[name] ?? 0)
    }
  }

  /// The census after an earlier step.
  private func census(after step: Int) -> [String: Int] {
    replayed(CensusQuestion(last: step)).last ?? [:]
  }

  /// The number of objects of each type that are alive although no root reaches them.
  private var leakedCounts: [String: Int] {
    let objects =
      device.instances.alive as [AnyObject] + labels.alive.map(\.coordinator.subject)
      + monitor.tracker.objects
    let graph = OtherThreads.paused { Walker.ofApps.graph(roots, others: objects) }
    let isReached = graph.reachable(allowingPossible: true)
    var counts: [String: Int] = [:]
    for object in objects {
      guard let node = graph.node(of: object), !isReached[node.number] else { continue }
      counts[_typeName(type(of: object), qualified: false), default: 0] += 1
    }
    return counts
  }

  private static func signed(_ number: Int) -> String {
    number > 0 ? "+\(number)" : number == 0 ? "" : "\(number)"
  }
}
