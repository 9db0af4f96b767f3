extension ExplorationModel {
  /// The shortest path from a state to another by moves that were made; nil if none is known.
  ///
  /// Each move may have been seen at another visit of its state, so the path may lead elsewhere.
  func shortestPath(from start: Int, to goal: Int) -> [Step]? {
    guard start != goal else { return [] }
    var arrivals: [Int: Step] = [:]
    var queue = [start]
    var next = 0
    search: while next < queue.count {
      let from = queue[next]
      next += 1
      for (place, edge) in states[from].edges.enumerated() {
        guard let result = edge.destination else { continue }
        let to = Int(result)
        guard to != start, arrivals[to] == nil else { continue }
        arrivals[to] = Step(state: Int32(from), edge: Int32(place))
        if to == goal { break search }
        queue.append(to)
      }
    }
    guard var step = arrivals[goal] else { return nil }
    var path = [step]
    while Int(step.state) != start, let arrival = arrivals[Int(step.state)] {
      step = arrival
      path.append(step)
    }
    return path.reversed()
  }
}
