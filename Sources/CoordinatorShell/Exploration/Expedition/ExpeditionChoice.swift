import SeededNumbers

/// Which move an expedition makes next.
extension Expedition {
  /// Plans the shortest path to an open state.
  func planWay(from launch: Int) {
    plan = []
    target = nil
    guard let open = interests.lazy.map(model.openStates).first(where: { !$0.isEmpty }) else {
      return
    }
    let goal = open[order.lane < open.count ? order.lane : Int(random.next() % UInt64(open.count))]
    guard let way = model.states[goal].way else { return }
    plan = way[...]
    target = goal
  }

  /// The next move of a launch: the last one ends the app's last scene, if none has at this state yet.
  ///
  /// Such moves are tried last at every state, but what the root coordinator leaks shows only after one.
  func next(at state: Int) -> ExplorationModel.Step? {
    let isLast = record.moves == end - 1
    return (isLast ? ending(at: state) : nil) ?? choose(at: state) ?? ending(at: state)
  }

  private func ending(at state: Int) -> ExplorationModel.Step? {
    let edges = model.states[state].edges
    let place = edges.firstIndex { $0.isUntried && model.moves[Int($0.move)].kind == .ending }
    return place.map { ExplorationModel.Step(state: Int32(state), edge: Int32($0)) }
  }

  /// The move with most to learn from; nil if another launch may lead to more.
  private func choose(at state: Int) -> ExplorationModel.Step? {
    if let next = plan.first, Int(next.state) == state {
      plan = plan.dropFirst()
      return next
    }
    if let target {
      // The path led elsewhere, at its end or before.
      if target != state {
        model.detour(target)
        record.detours.append(target)
      }
      plan = []
      self.target = nil
    }
    for interest in interests where model.openCount(interest) > 0 {
      if model.untried(interest, at: state) > 0 { return untried(at: state) }
      let step =
        interest == .prompt
        ? promptFrontier.step(from: state, in: model) : frontier.step(from: state, in: model)
      if let step { return step }
      // Another launch may reach an open state.
      if !steps.isEmpty, model.hasOpenStates(interest) { return nil }
    }
    return wander(at: state)
  }

  /// Half of the expeditions try the moves that aren't deferred first, at all states, and so reach
  /// more states; the others try every move of the nearest states.
  var interests: [ExplorationModel.Interest] {
    order.lane.isMultiple(of: 2) ? [.prompt, .any] : [.any]
  }

  /// An untried move of the first kind that has any.
  private func untried(at state: Int) -> ExplorationModel.Step? {
    var first = ExploredMove.Kind.ending
    var choices: [Int] = []
    for (place, edge) in model.states[state].edges.enumerated() where edge.isUntried {
      let kind = model.moves[Int(edge.move)].kind
      if kind < first || choices.isEmpty {
        first = kind
        choices.removeAll(keepingCapacity: true)
      }
      if kind == first { choices.append(place) }
    }
    guard !choices.isEmpty else { return nil }
    let choice = order.lane == 0 ? choices[0] : choices[Int(random.next() % UInt64(choices.count))]
    return ExplorationModel.Step(state: Int32(state), edge: Int32(choice))
  }

  /// Either the next move in turn after the last one, so that every pair occurs, or the one of two
  /// random moves that was made less often.
  private func wander(at state: Int) -> ExplorationModel.Step? {
    let edges = model.states[state].edges
    guard !edges.isEmpty else { return nil }
    let draw = random.next()
    func isPossible(_ place: Int) -> Bool {
      let edge = edges[place]
      let move = model.moves[Int(edge.move)]
      guard move.kind != .ending else { return false }
      if edge.isDeadly {
        return mayRetry(move, at: state)
      }
      return edge.count > 0 || edge.refusals == 0
    }
    var choice: Int?
    if draw & 1 == 0, let last = steps.last {
      let turn = Int(model.states[Int(last.state)].edges[Int(last.edge)].count)
      let place = (turn + Int(order.seed & 0xff)) % edges.count
      if isPossible(place) { choice = place }
    }
    var attempts = 0
    while choice == nil, attempts < 16 {
      attempts += 1
      let a = Int(random.next() % UInt64(edges.count))
      let b = Int(random.next() % UInt64(edges.count))
      choice = [a, b].filter(isPossible).min { edges[$0].count < edges[$1].count }
    }
    guard let choice = choice ?? edges.indices.first(where: isPossible) else { return nil }
    return ExplorationModel.Step(state: Int32(state), edge: Int32(choice))
  }

  /// Whether the form's contents differ from each time that the move ended a process.
  ///
  /// An app may trap on an empty form, and accept a complete one.
  private func mayRetry(_ move: ExploredMove, at state: Int) -> Bool {
    let typed = TypedTexts(last: trace)
    guard !typed.isEmpty else { return false }
    let fatal = model.deaths(of: move.text, at: model.states[state].key)
    return fatal.count < Self.mostDeaths && !fatal.contains(typed)
  }

  /// How often a move may end a process at one state.
  private static let mostDeaths = 12
}
