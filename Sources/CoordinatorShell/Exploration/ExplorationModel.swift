import ShellLanguage

/// What an exploration knows: the states of the app, the moves at each, and where they led.
///
/// The model is a value. Every expedition of a round starts from a copy and reports what it
/// learned, so the result doesn't depend on how many expeditions run at a time.
package struct ExplorationModel: Sendable {
  /// A move at a state.
  struct Edge: Sendable {
    /// The move's index in the model.
    let move: Int32
    /// How often the move was made, and how often it was refused.
    var count: Int32 = 0
    var refusals: Int32 = 0
    /// The states that it led to, in the order seen; rarely more than one.
    var results: [Result] = []
    /// Whether the move ended a process; such a move is made again only after other texts were typed.
    var isDeadly = false

    struct Result: Sendable {
      let state: Int32
      var count: Int32
    }

    var isUntried: Bool { count == 0 && refusals == 0 && !isDeadly }

    /// Whether the move depends on data that the state doesn't contain, so that no path uses it.
    var isMostlyRefused: Bool { refusals > count }

    /// The most likely state after the move; nil if none was seen, or no path uses the move.
    var destination: Int32? {
      guard !isDeadly, !isMostlyRefused else { return nil }
      return results.max { $0.count < $1.count }?.state
    }
  }

  /// A move that was made at a state.
  struct Step: Sendable, Equatable {
    let state: Int32
    let edge: Int32
  }

  struct State: Sendable {
    let key: UInt64
    var facts: StateFacts
    var edges: [Edge]
    /// The number of untried moves, and of those among them that aren't deferred.
    var untried: Int
    var promptUntried: Int
    var visits: Int32 = 0
    /// The shortest known path from launch; nil if no known path can be replayed.
    var way: [Step]?
    /// How often the path led to another state.
    var detours: Int32 = 0
    /// Whether titles and controls distinguish its visits, and how many states that has created.
    var isRefined = false
    var refinements: Int32 = 0
  }

  private(set) var moves: [ExploredMove] = []
  private var movesByText: [String: Int32] = [:]
  private(set) var states: [State] = []
  private var statesByKey: [UInt64: Int32] = [:]
  /// The number of states with untried moves, and of those with ones that aren't deferred.
  private var openCount = 0
  private var promptOpenCount = 0
  /// The screens and coordinators that appeared at any time, even between states.
  var appeared = AppearedTypes()
  /// Hashes of the loops that have been walked several times.
  private(set) var loops: Set<UInt64> = []
  /// Moves that ended a process, by the state's key and the move's text, with what was typed
  /// before each.
  private var deadly: [UInt64: [String: Set<TypedTexts>]] = [:]

  package init() {}

  // MARK: Reading

  package var stateCount: Int { states.count }

  /// Which untried moves matter.
  enum Interest {
    case prompt, any
  }

  /// The number of untried moves at a state.
  func untried(_ interest: Interest, at state: Int) -> Int {
    interest == .prompt ? states[state].promptUntried : states[state].untried
  }

  /// The number of states with untried moves.
  func openCount(_ interest: Interest) -> Int {
    interest == .prompt ? promptOpenCount : openCount
  }

  func state(_ key: UInt64) -> Int? { statesByKey[key].map(Int.init) }

  func edge(_ step: Step) -> Edge { states[Int(step.state)].edges[Int(step.edge)] }

  func move(_ step: Step) -> ExploredMove { moves[Int(edge(step).move)] }

  /// Whether a move is one of those at a state.
  func has(_ text: String, at state: Int) -> Bool {
    guard let move = movesByText[text] else { return false }
    return states[state].edges.contains { $0.move == move }
  }

  // MARK: Learning

  mutating func intern(_ move: ExploredMove) -> Int32 {
    if let known = movesByText[move.text] { return known }
    let index = Int32(moves.count)
    moves.append(move)
    movesByText[move.text] = index
    return index
  }

  /// Adds a state with its moves; returns its index.
  @discardableResult
  mutating func add(
    _ key: UInt64, _ facts: StateFacts, moves: [ExploredMove], way: [Step]?
  ) -> Int {
    let fatal = deadly[key] ?? [:]
    let edges = moves.map { move -> Edge in
      var edge = Edge(move: intern(move))
      edge.isDeadly = fatal[move.text] != nil
      return edge
    }
    let index = states.count
    let open = edges.filter(\.isUntried)
    let prompt = open.count { !self.moves[Int($0.move)].kind.isDeferred }
    states.append(
      State(
        key: key, facts: facts, edges: edges, untried: open.count, promptUntried: prompt, way: way))
    statesByKey[key] = Int32(index)
    if !open.isEmpty { openCount += 1 }
    if prompt > 0 { promptOpenCount += 1 }
    return index
  }

  /// Adds a move to a state that didn't offer it before.
  mutating func addEdge(_ move: Int32, at state: Int) -> Int32 {
    states[state].edges.append(Edge(move: move))
    if states[state].untried == 0 { openCount += 1 }
    states[state].untried += 1
    if !moves[Int(move)].kind.isDeferred {
      if states[state].promptUntried == 0 { promptOpenCount += 1 }
      states[state].promptUntried += 1
    }
    return Int32(states[state].edges.count - 1)
  }

  /// Records that a move led to a state, or with nil that it was refused.
  ///
  /// Returns whether the move had another result before, so that the state must be refined.
  @discardableResult
  mutating func note(_ step: Step, ledTo result: Int?, times: Int = 1) -> Bool {
    let state = Int(step.state)
    let place = Int(step.edge)
    if states[state].edges[place].isUntried { close(states[state].edges[place].move, at: state) }
    let isTelling = moves[Int(states[state].edges[place].move)].tellsStates
    guard let result else {
      states[state].edges[place].refusals.add(times)
      return isTelling && states[state].edges[place].count > 0
    }
    states[state].edges[place].count.add(times)
    let edge = states[state].edges[place]
    if let known = edge.results.firstIndex(where: { $0.state == Int32(result) }) {
      states[state].edges[place].results[known].count.add(times)
      return false
    }
    if edge.results.count < 8 {
      states[state].edges[place].results.append(
        Edge.Result(state: Int32(result), count: Int32(clamping: times)))
    }
    return isTelling && (edge.refusals > 0 || !edge.results.isEmpty)
  }

  /// No longer counts a move as untried.
  private mutating func close(_ move: Int32, at state: Int) {
    states[state].untried -= 1
    if states[state].untried == 0 { openCount -= 1 }
    guard !moves[Int(move)].kind.isDeferred else { return }
    states[state].promptUntried -= 1
    if states[state].promptUntried == 0 { promptOpenCount -= 1 }
  }

  mutating func visit(_ state: Int, times: Int = 1) {
    states[state].visits.add(times)
  }

  /// Stores the path if it is shorter than the known one.
  mutating func offer(_ way: [Step], to state: Int) {
    if let known = states[state].way, known.count <= way.count { return }
    states[state].way = way
    states[state].detours = 0
  }

  /// Records that the path to a state led to another one.
  mutating func detour(_ state: Int) { states[state].detours += 1 }

  mutating func show(_ picture: ScreenPicture?, at state: Int) {
    states[state].facts.picture = picture
  }

  mutating func refine(_ state: Int) { states[state].isRefined = true }

  /// Titles can be arbitrary text, and must not create states without end.
  func canRefine(_ state: Int) -> Bool { states[state].refinements < 16 }

  mutating func refined(_ state: Int) { states[state].refinements += 1 }

  /// Adds a loop; returns whether it is new.
  mutating func take(loop: UInt64) -> Bool {
    guard loops.count < 50_000 else { return false }
    return loops.insert(loop).inserted
  }

  /// The typed texts before each time that the move ended a process.
  func deaths(of text: String, at key: UInt64) -> Set<TypedTexts> { deadly[key]?[text] ?? [] }

  /// Records that a process ended in a move.
  mutating func markDeadly(
    _ text: String, at key: UInt64, after typed: TypedTexts = TypedTexts(last: [])
  ) {
    deadly[key, default: [:]][text, default: []].insert(typed)
    guard let state = state(key),
      let edge = states[state].edges.firstIndex(where: { moves[Int($0.move)].text == text })
    else { return }
    if states[state].edges[edge].isUntried { close(states[state].edges[edge].move, at: state) }
    states[state].edges[edge].isDeadly = true
  }
}

/// A description of a state for users.
package struct StateFacts: Sendable, Equatable, Codable {
  /// The class and the title of the screen in front.
  package var screen = ""
  package var title = ""
  /// The classes from the window's root to that screen.
  package var path: [String] = []
  /// The classes of all screens in the hierarchy, and of the attached coordinators.
  package var screens: [String] = []
  package var coordinators: [String] = []
  /// The classes of parent and child coordinators.
  package var links: [Link] = []
  /// The modules and namespaces that declare those classes.
  package var homes: [String] = []
  /// The display when the state was first seen; nil if no report shows it.
  package var picture: ScreenPicture?

  package struct Link: Sendable, Hashable, Codable {
    package var parent: String
    package var child: String
  }
}

extension Int32 {
  /// Clamps, because counts that come from a report may have any value.
  fileprivate mutating func add(_ count: Int) {
    self = Int32(clamping: Int(self).addingReportingOverflow(Swift.max(count, 0)).partialValue)
  }
}
