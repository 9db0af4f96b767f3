// Encodes the model for a report: moves as indices into one table, states as their indices.
extension ExplorationModel: Codable {
  private struct CodedMove: Codable {
    var texts: [String]
    var kind: UInt8
    var part: UInt8
  }

  private struct CodedEdge: Codable {
    var move: Int32
    var made: Int32?
    var refused: Int32?
    var ends: Bool?
    /// Pairs of a resulting state and its count.
    var led: [[Int32]]?
  }

  private struct CodedState: Codable {
    var key: String
    var facts: StateFacts
    var visits: Int32
    /// Pairs of a state and the index of a move at that state.
    var way: [[Int32]]?
    var edges: [CodedEdge]
  }

  private enum CodingKeys: CodingKey {
    case moves, states, appeared
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(
      moves.map {
        CodedMove(texts: $0.texts, kind: $0.kind.rawValue, part: $0.part.rawValue)
      }, forKey: .moves)
    try container.encode(
      states.map { state in
        CodedState(
          key: String(state.key, radix: 16), facts: state.facts, visits: state.visits,
          way: state.way.map { $0.map { [$0.state, $0.edge] } },
          edges: state.edges.map { edge in
            CodedEdge(
              move: edge.move, made: edge.count == 0 ? nil : edge.count,
              refused: edge.refusals == 0 ? nil : edge.refusals,
              ends: edge.isDeadly ? true : nil,
              led: edge.results.isEmpty ? nil : edge.results.map { [$0.state, $0.count] })
          })
      }, forKey: .states)
    if !appeared.isEmpty { try container.encode(appeared, forKey: .appeared) }
  }

  package init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let coded = try container.decode([CodedMove].self, forKey: .moves).map { move in
      ExploredMove(
        [], ExploredMove.Kind(rawValue: move.kind) ?? .finger,
        ExploredMove.Part(rawValue: move.part) ?? .other, move.texts)
    }
    appeared = try container.decodeIfPresent(AppearedTypes.self, forKey: .appeared) ?? appeared
    let states = try container.decode([CodedState].self, forKey: .states)
    func damaged() -> DecodingError {
      DecodingError.dataCorruptedError(
        forKey: .states, in: container, debugDescription: "a number of a state or move is wrong")
    }
    for state in states {
      guard let key = UInt64(state.key, radix: 16), self.state(key) == nil,
        state.edges.allSatisfy({ coded.indices.contains(Int($0.move)) })
      else { throw damaged() }
      add(key, state.facts, moves: state.edges.map { coded[Int($0.move)] }, way: nil)
    }
    for (place, state) in states.enumerated() {
      visit(place, times: Int(state.visits))
      for (edge, value) in state.edges.enumerated() {
        let step = Step(state: Int32(place), edge: Int32(edge))
        for result in value.led ?? [] {
          guard result.count == 2, states.indices.contains(Int(result[0])) else { throw damaged() }
          note(step, ledTo: Int(result[0]), times: Int(result[1]))
        }
        if let refused = value.refused { note(step, ledTo: nil, times: Int(refused)) }
        if value.ends == true {
          markDeadly(coded[Int(value.move)].text, at: self.states[place].key)
        }
      }
      if let way = try state.way?.map({ pair -> Step in
        guard pair.count == 2, states.indices.contains(Int(pair[0])),
          states[Int(pair[0])].edges.indices.contains(Int(pair[1]))
        else { throw damaged() }
        return Step(state: pair[0], edge: pair[1])
      }) {
        offer(way, to: place)
      }
    }
  }
}

extension ExplorationModel {
  /// Adds the model of another exploration of the same app.
  package mutating func merge(_ other: ExplorationModel) {
    appeared.merge(other.appeared)
    let places = other.states.map { new -> Int in
      if let known = state(new.key) {
        if states[known].facts.picture == nil { show(new.facts.picture, at: known) }
        return known
      }
      return add(new.key, new.facts, moves: [], way: nil)
    }
    let edges = other.states.enumerated().map { place, state in
      state.edges.map { edge(of: other.moves[Int($0.move)], at: places[place]) }
    }
    for (place, state) in other.states.enumerated() {
      visit(places[place], times: Int(state.visits))
      for (number, edge) in state.edges.enumerated() {
        let step = Step(state: Int32(places[place]), edge: edges[place][number])
        for result in edge.results {
          note(step, ledTo: places[Int(result.state)], times: Int(result.count))
        }
        if edge.refusals > 0 { note(step, ledTo: nil, times: Int(edge.refusals)) }
        if edge.isDeadly {
          markDeadly(other.moves[Int(edge.move)].text, at: states[places[place]].key)
        }
      }
      if let way = state.way {
        offer(
          way.map { step in
            Step(
              state: Int32(places[Int(step.state)]), edge: edges[Int(step.state)][Int(step.edge)])
          }, to: places[place])
      }
    }
  }
}

extension DeclaredClasses {
  mutating func formUnion(_ other: DeclaredClasses) {
    screens = Set(screens).union(other.screens).sorted()
    coordinators = Set(coordinators).union(other.coordinators).sorted()
  }
}
