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

  let world: ExploredWorld
  let order: Order
  let reader: StateReader
  var model: ExplorationModel
  var record = ExpeditionRecord()
  var random: SeededNumbers
  var promptFrontier = Frontier(.prompt)
  var frontier = Frontier(.any)
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
  /// A waypoint for each move.
  var waypoints: [Waypoint] = []
  private var seenFindings = 0
  private var seenSignatures: Set<String> = []
  var improved: Set<Int> = []
  var appeared = AppearedTypes.Collection()
  var plan: ArraySlice<ExplorationModel.Step> = []
  var target: Int?
  lazy var addresses = AppAddresses.links(of: session)
  var isEnded = false
  /// The number of moves at which the launch ends.
  var end = 0

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
    waypoints = []
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
    while !isEnded, record.moves < end, !isOver(), let step = next(at: state) {
      state = make(step, from: state)
      if !isEnded, plan.isEmpty { state = walkLoop(at: state) }
    }
    judgeEnd()
  }

  // MARK: Moving

  /// Makes the move of a step; returns the app's state after it.
  private func make(_ step: ExplorationModel.Step, from state: Int) -> Int {
    let move = model.move(step)
    watch?.begins(move.text, at: model.states[state].key)
    record.moves += 1
    waypoints.append(Waypoint(state: state, steps: session.stepCount, statements: trace.count))
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
      let result = arrive(
        looksForControls: isFirst || record.moves.isMultiple(of: Self.movesBetweenLooks))
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

  func refine(_ state: Int) {
    model.refine(state)
    record.refined.append(state)
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
      guard finding.verdict != .misuse || move?.isWarningFound ?? true,
        move?.kind != .ending || tellsOfScene(finding)
      else { continue }
      discover(Discovery(finding, trace: trace), from: lastWaypoints(made: finding.made?.step))
    }
  }

  /// Whether a finding after the last scene's end is a mistake.
  ///
  /// An app without multiple scenes keeps its scene while it runs, so that a timer or a task may keep what is on screen.
  private func tellsOfScene(_ finding: Finding) -> Bool {
    finding.root == nil || session.device.application.supportsMultipleScenes
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
  /// - Parameter waypoints: Where shorter sequences may begin; by default, before the last moves.
  func discover(_ discovery: Discovery, from waypoints: [Waypoint]? = nil) {
    guard known.insert(discovery.signature).inserted else {
      if !trace.isEmpty { end = min(end, record.moves + Self.movesAfterFinding) }
      return
    }
    var discovery = discovery
    discovery.shortcuts = shortcuts(to: discovery.trace, from: waypoints ?? lastWaypoints())
    record.discoveries.append(discovery)
    isEnded = true
  }

  private static let movesAfterFinding = 12
}
