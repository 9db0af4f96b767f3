import CoordinatorKit
import HeadlessUIKit
import SeededNumbers
import ShellLanguage

/// Makes a number of moves through launches of an app, and judges each.
///
/// An expedition starts from what is known and reports what is new. It goes to the nearest untried
/// move, by the shortest path from launch. When no move is untried, it prefers the moves made
/// least, so that every pair of moves that can follow each other is made eventually.
@MainActor package final class Expedition {
  /// The task of one expedition.
  package struct Order: Sendable {
    /// The number of moves that it may try.
    package var budget: Int
    /// The seed of its random choices.
    package var seed: UInt64
    /// Its index among the expeditions of a round, so that each takes another path.
    package var lane: Int
    /// The number of moves after which the app is launched again, so that screens don't pile up.
    package var movesOfLaunch = 250
    /// Whether to count the app's objects at the end of each launch.
    package var countsObjects = false
    /// Whether the app can be launched again in the same process with the same result.
    package var mayLaunchAgain = true

    package init(budget: Int, seed: UInt64, lane: Int) {
      self.budget = budget
      self.seed = seed
      self.lane = lane
    }
  }

  private let world: ExploredWorld
  let order: Order
  let reader: StateReader
  var model: ExplorationModel
  var record = ExpeditionRecord()
  var random: SeededNumbers
  private var promptFrontier = Frontier(.prompt)
  private var frontier = Frontier(.any)
  /// The signatures of known problems, which aren't reported again.
  private var known: Set<String>
  /// Receives every launch, and every move before it is made.
  package var watch: (any ExpeditionWatch)?
  /// Whether to stop early; called before every move.
  package var isOver: @MainActor () -> Bool = { false }

  // The state of the current launch:
  var session: Session
  var steps: [ExplorationModel.Step] = []
  /// What was attached before each step, and after the last one.
  var attachments: [Attachments] = []
  var canRepeat = true
  /// How many of the last steps a loop may repeat: those since a move that succeeded only in part.
  var repeatable = 0
  var trace: [String] = []
  /// A stop for each move.
  var stops: [Stop] = []
  private var seenFindings = 0
  private var seenSignatures: Set<String> = []
  private var improved: Set<Int> = []
  var appeared = AppearedTypes.Collection()
  private var plan: ArraySlice<ExplorationModel.Step> = []
  private var target: Int?
  private lazy var addresses = AppAddresses.links(of: session)
  var isEnded = false
  /// The number of moves at which the launch ends.
  private var end = 0

  static let location = SourceLocation(source: "explore", line: 1, column: 1)

  package init(
    _ world: ExploredWorld, _ order: Order, model: ExplorationModel, known: Set<String>,
    reader: StateReader
  ) throws(StepFailure) {
    self.world = world
    self.order = order
    self.model = model
    self.known = known
    self.reader = reader
    random = SeededNumbers(seed: order.seed)
    record.base = model.states.count
    session = try world.launch()
  }

  /// Makes the moves, and launches the app as often as necessary.
  package func run() -> ExpeditionRecord {
    var isFirst = true
    while record.moves < order.budget, !isOver() {
      if !isFirst {
        guard order.mayLaunchAgain else { break }
        guard let next = try? world.launch() else { break }
        session = next
      }
      isFirst = false
      let before = record.moves
      runLaunch()
      // Stops, because every later launch would offer no move either.
      if record.moves == before { break }
    }
    record.passages.sort()
    record.appeared = appeared.types
    for state in improved.sorted() {
      guard let way = model.states[state].way else { continue }
      record.ways.append(ExpeditionRecord.Way(state: state, steps: way))
    }
    return record
  }

  private func runLaunch() {
    record.launches += 1
    steps = []
    trace = []
    stops = []
    canRepeat = true
    repeatable = 0
    seenFindings = 0
    seenSignatures = []
    isEnded = false
    end = min(record.moves + order.movesOfLaunch, order.budget)
    watch?.launched()
    appeared.launched()
    var state = arrive()
    // Findings that the starting script expects aren't new.
    for finding in session.standingFindings
    where session.expectedFindings.contains(where: { $0.covers(finding) }) {
      seenSignatures.insert(finding.signature)
    }
    look(for: nil)
    attachments = [Attachments(session, after: nil)]
    planWay(from: state)
    while !isEnded, record.moves < end, !isOver(), let step = choose(at: state) {
      state = make(step, from: state)
      if !isEnded, plan.isEmpty { state = walkLoop(at: state) }
    }
    judgeEnd()
  }

  // MARK: Choosing

  private func planWay(from launch: Int) {
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

  // MARK: Moving

  /// Makes the move of a step; returns the app's state after it.
  private func make(_ step: ExplorationModel.Step, from state: Int) -> Int {
    let move = model.move(step)
    watch?.begins(move.text, at: model.states[state].key)
    record.moves += 1
    stops.append(Stop(state: state, steps: session.stepCount, statements: trace.count))
    switch perform(move) {
    case .refused:
      record.refusals += 1
      note(step, ledTo: nil)
      return state
    case .ended(let discovery):
      record.refusals += 1
      note(step, ledTo: nil)
      if let discovery { discover(discovery) }
      isEnded = true
      return state
    case .done(let texts, let isWhole):
      let isFirst = model.edge(step).isUntried
      watch?.made(texts)
      steps.append(step)
      attachments.append(Attachments(session, after: attachments.last))
      trace += texts
      canRepeat = canRepeat && isWhole
      repeatable = isWhole ? repeatable + 1 : 0
      let result = arrive(looksForControls: isFirst || record.moves.isMultiple(of: Self.sample))
      // A move whose second half was refused isn't repeated, unless it once succeeded.
      note(step, ledTo: isWhole ? result : nil)
      look(for: move)
      return result
    }
  }

  private func note(_ step: ExplorationModel.Step, ledTo result: Int?) {
    record.passages.append(ExpeditionRecord.Passage(step, result).packed)
    if model.note(step, ledTo: result), !model.states[Int(step.state)].isRefined {
      refine(Int(step.state))
    }
  }

  private func refine(_ state: Int) {
    model.refine(state)
    record.refined.append(state)
  }

  /// The number of moves between two searches for unknown controls.
  private static let sample = 16
  /// The visits of a state after which it no longer pays to look.
  private static let mostSampled = 256

  /// The app's current state; a new state is read once.
  ///
  /// The same hierarchy may show other controls: the last page of a tour, or a list that was loaded
  /// later. With `looksForControls`, a state whose moves don't include them is split.
  func arrive(looksForControls: Bool = false) -> Int {
    let coarse = reader.state(of: session, by: world.detail ?? []).number
    var state = model.state(coarse)
    if looksForControls, world.detail == nil, let state, !model.states[state].isRefined,
      model.states[state].visits < Self.mostSampled,
      MoveTable(session: session, choice: world.choice)
        .hasUnknownControl(besides: { model.has($0, at: state) })
    {
      refine(state)
    }
    if world.detail == nil, let found = state, model.states[found].isRefined {
      let fine = reader.state(of: session, by: [.titles, .controls]).number
      state = model.state(fine) ?? (model.canRefine(found) ? learn(fine, of: found) : found)
    }
    let result = state ?? learn(coarse, of: nil)
    if canRepeat, model.states[result].way.map({ $0.count > steps.count }) ?? true {
      model.offer(steps, to: result)
      improved.insert(result)
    }
    return result
  }

  private func learn(_ key: UInt64, of coarse: Int?) -> Int {
    let table = MoveTable(session: session, choice: world.choice, addresses: addresses) {
      [watch] in watch?.asks($0.description)
    }
    let moves = table.moves()
    watch?.asks(nil)
    let facts = StateFacts(session, takesPicture: world.takesPictures)
    record.newStates.append(
      ExpeditionRecord.NewState(key: key, facts: facts, moves: moves, coarse: coarse))
    if let coarse { model.refined(coarse) }
    return model.add(key, facts, moves: moves, way: nil)
  }

  // MARK: Judging

  /// Reports the findings and unhandled events since the last call; a new problem ends the launch.
  func look(for move: ExploredMove?) {
    for report in session.takeReports() where report is UnhandledFlowEvent {
      let words = StepFailure.words(forReport: report)
      discover(Discovery(.notice(words), words: words, trace: trace))
    }
    guard session.judge.findings.count != seenFindings else { return }
    seenFindings = session.judge.findings.count
    for finding in session.standingFindings where seenSignatures.insert(finding.signature).inserted
    {
      guard finding.verdict != .misuse || move?.isWarningFound ?? true else { continue }
      discover(Discovery(finding, trace: trace), from: lastStops(made: finding.made?.step))
    }
  }

  /// Judges the launch as the end of a script with its moves.
  ///
  /// What leaked at launch never grows.
  private func judgeEnd() {
    guard !isEnded, session.hold == nil else { return }
    session.judgeEnd()
    look(for: nil)
  }

  /// Reports a problem and ends the launch, unless the problem is known.
  ///
  /// After a known problem that didn't exist at launch, the launch continues for a few moves:
  /// screens behind it must be reachable, but later findings may be its consequences.
  ///
  /// - Parameter stops: Where shorter sequences may begin; by default, before the last moves.
  func discover(_ discovery: Discovery, from stops: [Stop]? = nil) {
    guard known.insert(discovery.signature).inserted else {
      if !trace.isEmpty { end = min(end, record.moves + Self.movesAfterFinding) }
      return
    }
    var discovery = discovery
    discovery.shortcuts = shortcuts(to: discovery.trace, from: stops ?? lastStops())
    record.discoveries.append(discovery)
    isEnded = true
  }

  private static let movesAfterFinding = 12
}

/// Follows an expedition from outside its process.
@MainActor package protocol ExpeditionWatch: AnyObject {
  func launched()
  func begins(_ move: String, at key: UInt64)
  /// The next command of the move begins; the range is its part of the text in UTF-8.
  func begins(command part: Range<Int>)
  /// The last move had an effect, with these statements; a refused move had none.
  func made(_ statements: [String])
  /// The app is asked what a gesture offers, after the moves so far; nil once it has answered.
  func asks(_ gesture: String?)
}
