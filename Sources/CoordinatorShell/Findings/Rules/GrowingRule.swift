import RetainGraph

/// Counts the coordinators that every turn of a loop leaves attached.
///
/// Screens may pile up, because users stack them. One more coordinator in each turn, with as many
/// screens as before, means that no code removes it.
@MainActor package struct GrowingRule {
  private var counts: [Int] = []
  private var screens = 0
  /// The number of turns that prove the growth.
  private static let turns = 4

  package mutating func turnEnded(_ monitor: LifeMonitor) {
    let isSameScreen = monitor.present.count == screens
    screens = monitor.present.count
    if !isSameScreen { counts.removeAll(keepingCapacity: true) }
    if counts.count == Self.turns { counts.removeFirst() }
    counts.append(monitor.coordinators.attachedCount)
  }

  /// The finding, if each of the last turns left as many more coordinators as the previous one.
  package func finding(in session: Session, at moment: Finding.Moment) -> Finding? {
    guard counts.count == Self.turns, let newest = session.monitor.coordinators.newestAttached
    else {
      return nil
    }
    let steps = zip(counts.dropFirst(), counts).map { $0 - $1 }
    guard let step = steps.first, step > 0, steps.allSatisfy({ $0 == step }) else { return nil }
    let list = counts.map(String.init).joined(separator: ", ")
    let path = session.path(to: newest)
    return Finding(
      verdict: .growing, subject: newest, made: session.monitor.coordinators.firstSeen(newest),
      due: moment,
      links: path?.links ?? [], root: path?.root, kept: 1, cut: nil, unknownHolders: 0,
      notes: ["\(step) more in every turn of the loop: \(list) coordinators attached"])
  }
}

extension Session {
  /// The shortest strong path from a root to an object.
  fileprivate func path(to label: ObjectLabel) -> (root: String, links: [Finding.Link])? {
    guard let object = object(label) else { return nil }
    return OtherThreads.paused {
      let evidence = evidence(with: object, label)
      guard let node = evidence.graph.node(of: object),
        let path = evidence.graph.shortestPath(to: node.number)
      else { return nil }
      return (path.root.label, evidence.graph.holdings(along: path.edges).map(evidence.link))
    }
  }
}
