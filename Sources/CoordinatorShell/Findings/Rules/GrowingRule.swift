import RetainGraph

/// Counts what every turn of a loop leaves: attached coordinators, hidden children, waiting tasks.
///
/// Screens may pile up, because users stack them. One more coordinator in each turn, or one more
/// hidden child, with as many other screens as before, means that no code removes it. One
/// more waiting task means that none ends.
@MainActor package struct GrowingRule {
  private var turns: [Attachments] = []
  /// The number of turns that prove the growth.
  private static let proof = 4

  package mutating func turnEnded(_ session: Session) {
    let turn = Attachments(session, after: turns.last)
    if let last = turns.last, !turn.hasSameScreens(as: last) {
      turns.removeAll(keepingCapacity: true)
    }
    if turns.count == Self.proof { turns.removeFirst() }
    turns.append(turn)
  }

  /// Whether the last turn left more than the one before.
  package var hasGrown: Bool {
    guard let last = turns.last, let before = turns.dropLast().last else { return false }
    return last.hasGrown(since: before)
  }

  /// The finding, if each of the last turns left as many more as the previous one.
  package func finding(in session: Session, at moment: Finding.Moment) -> Finding? {
    guard turns.count == Self.proof else { return nil }
    if let step = step(of: \.coordinators.count),
      let newest = turns[Self.proof - 1].firstGrown(since: turns[Self.proof - 2]),
      !session.isExplained(newest)
    {
      let path = session.path(to: newest)
      return Finding(
        verdict: .growing, subject: newest, made: session.monitor.coordinators.firstSeen(newest),
        due: moment,
        links: path?.links ?? [], root: path?.root, kept: 1, cut: nil, unknownHolders: 0,
        notes: [note(step, \.coordinators.count, "coordinators attached")])
    }
    if let finding = waiting(in: session, at: moment) { return finding }
    guard let step = step(of: \.forgotten.children),
      let forgotten = turns[Self.proof - 1].forgotten.newest(in: session),
      !session.isExplained(forgotten.child)
    else { return nil }
    return Finding(
      verdict: .growing, subject: forgotten.child, made: nil, due: moment,
      links: forgotten.links, root: forgotten.root, kept: 1, cut: nil, unknownHolders: 0,
      notes: [
        note(
          step, \.forgotten.children,
          "children that \(forgotten.container.text) doesn't show")
      ])
  }

  /// The finding about what waiting tasks retain.
  private func waiting(in session: Session, at moment: Finding.Moment) -> Finding? {
    guard session.isAtRest, let step = step(of: \.waiting.count) else { return nil }
    let known = turns[Self.proof - 2].waiting
    guard
      let newest = turns[Self.proof - 1].waiting.first(where: { !known.contains($0) }),
      !session.judge.hasGrown(newest.type), let path = session.path(to: newest),
      !(path.links.first?.taskFunction.map(session.judge.hasGrown(byTasksRunning:)) ?? false)
    else { return nil }
    return Finding(
      verdict: .growing, subject: newest, made: nil, due: moment, links: path.links,
      root: path.root, kept: 1, cut: nil, unknownHolders: 0,
      notes: [
        note(step, \.waiting.count, "objects that waiting tasks retain"), Finding.endTheTask,
      ])
  }

  /// The number of objects that each turn left, if it was the same and more than none.
  private func step(of count: (Attachments) -> Int) -> Int? {
    let steps = zip(turns.dropFirst(), turns).map { count($0) - count($1) }
    guard let step = steps.first, step > 0, steps.allSatisfy({ $0 == step }) else { return nil }
    return step
  }

  private func note(_ step: Int, _ count: (Attachments) -> Int, _ what: String) -> String {
    let list = turns.map { String(count($0)) }.joined(separator: ", ")
    return "\(step) more in every turn of the loop: \(list) \(what)"
  }
}

extension Session {
  /// Whether another finding is about the object: its mistake needs no second one.
  func isExplained(_ label: ObjectLabel) -> Bool {
    object(label).map(judge.isExplained) ?? false
  }

  /// The shortest path from a root to an object.
  fileprivate func path(to label: ObjectLabel) -> (root: String, links: [Finding.Link])? {
    guard let object = object(label) else { return nil }
    return OtherThreads.paused {
      let evidence = evidence(with: object, label)
      guard let node = evidence.graph.node(of: object),
        let path = evidence.path(to: node.number)
      else { return nil }
      return (path.root.label, evidence.graph.holdings(along: path.edges).map(evidence.link))
    }
  }
}
