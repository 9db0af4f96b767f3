import HeadlessUIKit
import ShellLanguage

extension Expedition {
  enum Effect {
    /// The statements that were made; only a part of the move if one of its later commands failed.
    case done([String], isWhole: Bool)
    /// The move failed and had no effect.
    case refused
    /// The app's process ended, or a command failed halfway.
    case ended(Discovery?)
  }

  /// Performs the commands of a move; each is a step that is judged.
  func perform(_ move: ExploredMove) -> Effect {
    var texts: [String] = []
    texts.reserveCapacity(move.commands.count)
    var start = 0
    for (place, command) in move.commands.enumerated() {
      let hierarchy = HeadlessDevice.hierarchyVersion
      let end = start + move.texts[place].utf8.count
      watch?.begins(command: start..<end)
      start = end + ExploredMove.separator.utf8.count
      do {
        try session.take(command, at: Self.location)
        record.steps += 1
        appeared.note(session)
        texts.append(move.texts[place])
      } catch {
        switch error {
        case .exception, .neverIdle:
          let words = error.message
          let trace = trace + texts + [move.texts[place]]
          return .ended(Discovery(.failure(words), words: words, trace: trace))
        default: break
        }
        guard session.hold != nil else {
          if HeadlessDevice.hierarchyVersion != hierarchy { return .ended(nil) }
          return texts.isEmpty ? .refused : .done(texts, isWhole: false)
        }
        guard (try? session.take(.move(.settle), at: Self.location)) != nil else {
          return .ended(nil)
        }
        return .done(texts + [Move.settle.description], isWhole: false)
      }
    }
    return .done(texts, isWhole: true)
  }

  // MARK: Loops

  private static let longestLoop = 4
  /// The turns of a loop, fewer if the last of them left nothing behind.
  private static let turns = (fewest: 3, most: 5)

  /// If the last moves led back to where they began, repeats them and compares what each turn
  /// leaves behind; returns the app's state afterwards.
  ///
  /// As long as moves of the state are untried, only a loop whose first turn left something behind is
  /// repeated.
  func walkLoop(at state: Int) -> Int {
    let isTried = model.untried(interests[0], at: state) == 0
    for length in 1...Self.longestLoop where length <= repeatable && (isTried || hasGrown(length)) {
      let loop = steps.suffix(length)
      guard let first = loop.first, Int(first.state) == state, trace.count >= length else {
        continue
      }
      var hash = StateHash()
      for step in loop {
        hash.add(model.states[Int(step.state)].key)
        hash.add(StateHash.of(model.move(step).text))
      }
      guard record.moves + length * Self.turns.most <= order.budget, model.take(loop: hash.value)
      else {
        continue
      }
      record.loops.append(hash.value)
      let end = growth(of: Array(loop))
      attachments[attachments.count - 1] = Attachments(session, after: nil)
      switch end {
      case .ended, .stayed: return state
      case .elsewhere:
        // The launch continues, but its statements no longer reproduce its state.
        canRepeat = false
        repeatable = 0
        return arrive()
      }
    }
    return state
  }

  private func hasGrown(_ length: Int) -> Bool {
    guard let now = attachments.last else { return false }
    return now.hasGrown(since: attachments[attachments.count - 1 - length])
  }

  private enum LoopEnd {
    /// The loop ended where it began.
    case stayed
    case elsewhere
    case ended
  }

  /// Finds what grows with every turn, while each turn ends at the screens where it began.
  private func growth(of loop: [ExplorationModel.Step]) -> LoopEnd {
    let start = reader.state(of: session, by: [.everyScreen, .inSight])
    let screens = session.monitor.present.count
    let before = trace
    var growth = GrowingRule()
    session.beginLoop()
    for turn in 1...Self.turns.most {
      for step in loop {
        let move = model.move(step)
        watch?.begins(move.text, at: model.states[Int(step.state)].key)
        record.moves += 1
        switch perform(move) {
        case .done(let texts, let isWhole):
          watch?.made(texts)
          trace += texts
          look(for: move)
          if isEnded { return .ended }
          if !isWhole { return .elsewhere }
        case .refused: return .elsewhere
        case .ended(let discovery):
          if let discovery { discover(discovery) }
          isEnded = true
          return .ended
        }
      }
      guard reader.state(of: session, by: [.everyScreen, .inSight]) == start else {
        return .elsewhere
      }
      growth.turnEnded(session)
      var hasGrown = growth.hasGrown
      if order.countsObjects, turn > 1 {
        let objects = session.judgeTurn()
        hasGrown = hasGrown || objects.hasMore
        if objects.hasFindings { look(for: nil) }
      }
      if isEnded { return .ended }
      if turn >= Self.turns.fewest, !hasGrown { break }
    }
    if let finding = growth.finding(in: session, at: session.moment) {
      let body = loop.map { model.move($0).text }.joined(separator: "; ")
      let trace = before + ["repeat \(Self.turns.most) { \(body) }"]
      let waypoint = Waypoint(state: Int(loop[0].state), steps: 0, statements: before.count)
      discover(Discovery(finding, trace: trace), from: [waypoint])
    }
    // There may be more hidden children.
    return session.monitor.present.count == screens ? .stayed : .elsewhere
  }
}

extension Session {
  /// Performs a command as a step, without reporting it.
  fileprivate func take(_ command: Command, at location: SourceLocation) throws(StepFailure) {
    switch command {
    case .move(let move):
      _ = try step(isWatched: false, at: location) { () throws(StepFailure) in try make(move) }
    case .added(let call):
      _ = try step(isWatched: false, at: location) { () throws(StepFailure) in
        try perform(call).first
      }
    case .look, .check, .manage: break
    }
  }
}

extension Discovery {
  init(_ finding: Finding, trace: [String]) {
    self.init(
      .finding(
        verdict: finding.verdict.rawValue, type: finding.subject.typeName,
        signature: finding.signature),
      words: finding.notes.first ?? "", trace: trace)
  }
}

extension StateFacts {
  /// Reads the facts of a new state.
  @MainActor init(_ session: Session, takesPicture: Bool) {
    var path: [UIViewController] = []
    var front = session.device.keyWindow?.rootViewController
    while let screen = front {
      path.append(screen)
      front = screen.presentedDirectly ?? screen.shownChild
    }
    func name(_ object: AnyObject) -> String { _typeName(Swift.type(of: object), qualified: false) }
    func home(_ object: AnyObject) -> String { DeclaredClass.home(of: Swift.type(of: object)) }
    front = session.device.frontmost
    screen = front.map(name) ?? ""
    title = front.flatMap { $0.title ?? $0.navigationItemIfLoaded?.title } ?? ""
    self.path = path.map(name)
    var seen: Set<String> = []
    screens = session.device.hierarchy.map(name).filter { seen.insert($0).inserted }
    coordinators = session.labels.aliveTypes
    seen = []
    homes =
      (session.device.hierarchy.map { home($0) }
      + session.labels.alive.map { home($0.coordinator.subject) })
      .filter { seen.insert($0).inserted }
    var next = session.rootCoordinator.map { [$0] } ?? []
    var known: Set<Link> = []
    while let coordinator = next.popLast() {
      for child in coordinator.childCoordinators {
        let link = Link(parent: name(coordinator.subject), child: name(child.subject))
        if known.insert(link).inserted { links.append(link) }
        if next.count < 1000 { next.append(child) }
      }
    }
    if takesPicture { picture = session.picture() }
  }
}
