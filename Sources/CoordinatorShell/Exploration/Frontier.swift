/// Finds the nearest state with an untried move.
struct Frontier {
  let interest: ExplorationModel.Interest

  /// The last path found, with its next step at the end.
  private var way: [ExplorationModel.Step] = []
  /// The last search that visited each state; `arrivals` contains the step that reached it.
  ///
  /// `hopeless` marks states from which no open state can be reached, as long as the numbers of
  /// states and of open states stay the same.
  private var marks: [Int32] = []
  private var arrivals: [ExplorationModel.Step] = []
  private var search: Int32 = 0
  private var states = -1
  private var open = -1
  private var queue: [Int32] = []

  private static let hopeless = Int32.max

  init(_ interest: ExplorationModel.Interest) {
    self.interest = interest
  }

  /// The first step of the shortest known path from a state to an open one; nil if there is none.
  mutating func step(from state: Int, in model: ExplorationModel) -> ExplorationModel.Step? {
    if let next = way.last, Int(next.state) == state {
      way.removeLast()
      return next
    }
    way.removeAll(keepingCapacity: true)
    if states != model.states.count || open != model.openCount(interest) {
      states = model.states.count
      open = model.openCount(interest)
      search = 0
      marks = Array(repeating: 0, count: states)
      arrivals += Array(
        repeating: ExplorationModel.Step(state: 0, edge: 0), count: states - arrivals.count)
    }
    guard let goal = goal(from: state, in: model) else { return nil }
    var place = goal
    while place != state {
      let arrival = arrivals[place]
      way.append(arrival)
      place = Int(arrival.state)
    }
    return way.popLast()
  }

  /// The nearest open state.
  private mutating func goal(from start: Int, in model: ExplorationModel) -> Int? {
    guard marks[start] != Self.hopeless else { return nil }
    search += 1
    marks[start] = search
    queue.removeAll(keepingCapacity: true)
    queue.append(Int32(start))
    var next = 0
    while next < queue.count {
      let from = Int(queue[next])
      next += 1
      for (place, edge) in model.states[from].edges.enumerated() {
        guard let result = edge.destination else { continue }
        let to = Int(result)
        guard marks[to] < search else { continue }
        marks[to] = search
        arrivals[to] = ExplorationModel.Step(state: Int32(from), edge: Int32(place))
        if model.untried(interest, at: to) > 0 { return to }
        queue.append(result)
      }
    }
    for state in queue { marks[Int(state)] = Self.hopeless }
    return nil
  }
}

extension ExplorationModel {
  /// Whether a known path leads from launch to an open state.
  func hasOpenStates(_ interest: Interest) -> Bool {
    openCount(interest) > 0 && states.indices.contains { isReachable($0, interest) }
  }

  /// The open states with a known path from launch, the shortest path first.
  func openStates(_ interest: Interest) -> [Int] {
    states.indices.filter { isReachable($0, interest) }
      .sorted { (states[$0].way?.count ?? 0, $0) < (states[$1].way?.count ?? 0, $1) }
  }

  private func isReachable(_ state: Int, _ interest: Interest) -> Bool {
    untried(interest, at: state) > 0 && states[state].way != nil && states[state].detours < 4
  }
}
