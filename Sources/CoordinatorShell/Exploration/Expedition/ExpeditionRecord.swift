/// What an expedition learned, as values that one process can send to another.
package struct ExpeditionRecord: Sendable {
  struct NewState: Sendable {
    let key: UInt64
    let facts: StateFacts
    let moves: [ExploredMove]
    /// The state that this one refines by titles and controls; nil for a state of its own.
    let coarse: Int?
  }

  /// A path to a state that is shorter than the known one.
  struct Way: Sendable {
    let state: Int
    let steps: [ExplorationModel.Step]
  }

  /// The reason why the app can't be explored at all.
  package var refusal: String?
  /// The number of states that were known at the start; new states follow them.
  var base = 0
  var newStates: [NewState] = []
  /// Moves as `Passage.packed`, sorted.
  var passages: [UInt64] = []
  var ways: [Way] = []
  var refined: [Int] = []
  var detours: [Int] = []
  var loops: [UInt64] = []
  package var discoveries: [Discovery] = []
  var appeared = AppearedTypes()
  /// The number of tried moves, of refused ones among them, and of launches.
  package var moves = 0
  package var refusals = 0
  package var launches = 0
  /// The number of statements that were made and judged; a move within a transition has several.
  package var steps = 0

  package init() {}

  /// A move at a state and its result, in one number.
  struct Passage {
    let step: ExplorationModel.Step
    /// The resulting state; nil if the move was refused.
    let result: Int?

    private static let nowhere: UInt64 = 0xff_ffff

    init(_ step: ExplorationModel.Step, _ result: Int?) {
      self.step = step
      self.result = result
    }

    init(packed: UInt64) {
      step = ExplorationModel.Step(
        state: Int32(packed >> 40), edge: Int32((packed >> 24) & 0xffff))
      let low = packed & Self.nowhere
      result = low == Self.nowhere ? nil : Int(low)
    }

    var packed: UInt64 {
      UInt64(step.state) << 40 | UInt64(step.edge) << 24
        | (result.map { UInt64($0) } ?? Self.nowhere)
    }
  }
}

extension ExplorationModel {
  /// Adds what an expedition learned; states that are known already keep their place.
  package mutating func merge(_ record: ExpeditionRecord) {
    var stateMap = Array(0..<record.base)
    var edgeMaps: [[Int32]] = []
    for new in record.newStates {
      if let known = state(new.key) {
        stateMap.append(known)
        edgeMaps.append(new.moves.map { edge(of: $0, at: known) })
      } else {
        stateMap.append(add(new.key, new.facts, moves: new.moves, way: nil))
        if let coarse = new.coarse { refined(stateMap[coarse]) }
        edgeMaps.append(new.moves.indices.map { Int32($0) })
      }
    }
    func mapped(_ step: Step) -> Step {
      let state = Int(step.state)
      let edge = state < record.base ? step.edge : edgeMaps[state - record.base][Int(step.edge)]
      return Step(state: Int32(stateMap[state]), edge: edge)
    }
    var index = 0
    while index < record.passages.count {
      let packed = record.passages[index]
      var end = index + 1
      while end < record.passages.count, record.passages[end] == packed { end += 1 }
      let passage = ExpeditionRecord.Passage(packed: packed)
      let result = passage.result.map { stateMap[$0] }
      if note(mapped(passage.step), ledTo: result, times: end - index) {
        refine(stateMap[Int(passage.step.state)])
      }
      if let result { visit(result, times: end - index) }
      index = end
    }
    for way in record.ways { offer(way.steps.map(mapped), to: stateMap[way.state]) }
    for state in record.refined { refine(stateMap[state]) }
    for state in record.detours { detour(stateMap[state]) }
    for loop in record.loops { _ = take(loop: loop) }
    appeared.merge(record.appeared)
  }

  /// The edge of a move at a state, which is added if the state didn't offer the move before.
  mutating func edge(of move: ExploredMove, at state: Int) -> Int32 {
    let index = intern(move)
    if let known = states[state].edges.firstIndex(where: { $0.move == index }) {
      return Int32(known)
    }
    return addEdge(index, at: state)
  }
}
