import RetainGraph

/// When each reference was created, which of them alone retained their targets, and what retained each vanished object
/// last.
struct OriginQuestion: ReplayQuestion {
  struct Vanished: Codable {
    let label: String
    /// The step after which the object was gone.
    let due: Int
  }

  struct Answer: Codable {
    /// For each reference; nil if the replay didn't find it.
    let made: [Finding.Moment?]
    /// Whether each weakening would deallocate its target too early; nil if the replay couldn't try it.
    let isTooEarly: [Bool?]
    /// Whether each weakening would do so in the step that created the subject already; nil if the replay couldn't try it.
    let isUnownedWhenCreated: [Bool?]
    /// For each vanished object.
    let lastHolders: [[String]]
  }

  let last: Int?
  let references: [ReferenceTrace]
  let weakenings: [Weakening]
  let vanished: [Vanished]
  /// The app's variables that references begin at.
  let variables: Walker.KnownVariables

  func answer(_ replay: Replay) -> Answer {
    let watch = Watch(self)
    replay(nil) { watch.look(at: $0) }
    return Answer(
      made: references.map { watch.made[$0] }, isTooEarly: watch.isTooEarly,
      isUnownedWhenCreated: watch.isUnownedWhenCreated, lastHolders: watch.lastHolders)
  }

  /// Watches a replay.
  @MainActor private final class Watch {
    private let traces: Set<ReferenceTrace>
    private let labels: Set<String>
    private let weakenings: [Weakening]
    private let vanished: [Vanished]
    private let reader = Reader()
    private let walker = Walker.ofApps
    private(set) var made: [ReferenceTrace: Finding.Moment] = [:]
    private(set) var isTooEarly: [Bool?]
    private(set) var isUnownedWhenCreated: [Bool?]
    private(set) var lastHolders: [[String]]

    init(_ question: OriginQuestion) {
      traces = Set(question.references)
      labels = Set(traces.flatMap(\.labels))
      weakenings = question.weakenings
      vanished = question.vanished
      isTooEarly = weakenings.map { _ in nil }
      isUnownedWhenCreated = isTooEarly
      lastHolders = vanished.map { _ in [] }
      walker.learn(question.variables)
    }

    /// What the fields of a reference hold, and since when.
    private struct Held {
      weak var object: AnyObject?
      let since: Finding.Moment
    }

    private var held: [ReferenceTrace: [Held]] = [:]

    /// Records when a reference was created; one that disappears and comes back counts from its
    /// last creation.
    ///
    /// A model may get its label only when it is judged, long after the reference was created.
    func look(at session: Session) {
      // Runs first, because the lookups below retain objects and would raise their retain counts.
      tryWeakenings(session)
      let variables = walker.knownRoots
      let objects = LabeledObjects(labels, in: session)
      for trace in traces {
        let earlier = held[trace] ?? []
        let now = session.targets(of: trace, among: objects, reader, variables: variables)
          .map { target in
            earlier.first { $0.object === target } ?? Held(object: target, since: session.moment)
          }
        held[trace] = now
        let target = trace.target.flatMap { objects[$0]?.object }
        let meant =
          target == nil && (trace.target == nil || now.count == 1)
          ? now.first : now.first { $0.object === target }
        made[trace] = meant?.since
      }
      for (index, object) in vanished.enumerated() where object.due == session.stepCount + 1 {
        lastHolders[index] = session.strongHolders(of: object.label)
      }
    }

    private func tryWeakenings(_ session: Session) {
      let due = weakenings.indices.filter { weakenings[$0].due == session.stepCount + 1 }
      let made = weakenings.indices.filter { weakenings[$0].made == session.stepCount }
      guard !due.isEmpty || !made.isEmpty else { return }
      OtherThreads.paused {
        let evidence = Evidence(session, suspects: [], walker: .ofApps)
        for index in weakenings.indices where due.contains(index) || made.contains(index) {
          let answer = weakenings[index].isTooEarly(
            in: session, evidence, reader, variables: walker.knownRoots)
          if due.contains(index) { isTooEarly[index] = answer }
          if made.contains(index) { isUnownedWhenCreated[index] = answer }
        }
      }
    }
  }
}

extension Session {
  fileprivate func strongHolders(of text: String) -> [String] {
    guard let (object, label) = LabeledObjects([text], in: self)[text] else { return [] }
    return OtherThreads.paused {
      let evidence = evidence(with: object, label)
      guard let node = evidence.graph.node(of: object)?.number else { return [] }
      return evidence.graph.holders(of: node).filter { $0.strength == .strong }
        .map { evidence.link($0) }.map { "\($0.holder), \($0.field)" }
    }
  }
}
