import RetainGraph
import Synchronization
import Testing

/// What tasks hold that have not ended.
@Suite struct TaskTests {
  /// Unchecked, since its fields are set while no task runs that has it.
  private final class Guest: @unchecked Sendable {
    var friend: Guest?
    var task: Task<Void, Never>?

    func wait(at gate: Gate) async {
      await gate.pass()
      withExtendedLifetime(self) {}
    }
  }

  /// Holds a guest by a field of its own, and is held by a frame alone.
  private final class Host: Sendable {
    let guest: Guest
    init(_ guest: Guest) { self.guest = guest }
  }

  private final class Chain: Sendable {
    let next: Chain?

    init(of count: Int) { next = count == 0 ? nil : Chain(of: count - 1) }
  }

  private actor Porter {
    func admit(_ guest: Guest, at gate: Gate) async {
      await gate.pass()
      use(guest)
    }
  }

  /// Where tasks wait until it is opened, and tests until a task waits.
  ///
  /// An actor, so that a task which is seen to wait has been suspended: until then it has the actor.
  private actor Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false

    func pass() async {
      if isOpen { return }
      await withCheckedContinuation { waiting.append($0) }
    }

    func isReached() async {
      while waiting.isEmpty { await Task.yield() }
    }

    func open() {
      isOpen = true
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  private struct Manner: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let start: @Sendable (Guest, Gate) -> Task<Void, Never>

    init(_ name: String, _ start: @escaping @Sendable (Guest, Gate) -> Task<Void, Never>) {
      testDescription = name
      self.start = start
    }
  }

  private static let manners: [Manner] = [
    Manner("its closure's one capture") { guest, gate in
      Task { await guest.wait(at: gate) }
    },
    Manner("a capture among several") { guest, gate in
      let words = [String(describing: gate)]
      return Task {
        await gate.pass()
        use(words)
        use(guest)
      }
    },
    Manner("a capture after thousands of objects") { guest, gate in
      let chain = Chain(of: 5_000)
      return Task {
        await gate.pass()
        withExtendedLifetime((chain, guest)) {}
      }
    },
    Manner("a local variable") { guest, gate in
      let link = Mutex<Guest?>(guest)
      let box = Box(link)
      return Task {
        let local = box.take()
        await gate.pass()
        withExtendedLifetime(local) {}
      }
    },
    Manner("an object that it alone holds") { guest, gate in
      let box = Box(Mutex<Guest?>(guest))
      return Task {
        let host = box.take().map(Host.init)
        await gate.pass()
        withExtendedLifetime(host) {}
      }
    },
    Manner("an array") { guest, gate in
      let box = Box(Mutex<Guest?>(guest))
      return Task {
        let all = [box.take(), nil]
        await gate.pass()
        withExtendedLifetime(all) {}
      }
    },
    Manner("the argument of an actor's method") { guest, gate in
      let porter = Porter()
      return Task { await porter.admit(guest, at: gate) }
    },
    Manner("a stream that never ends") { guest, gate in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      continuation.yield(1)
      return Task {
        for await _ in stream {
          use(guest)
          await gate.pass()
        }
        use(continuation)
      }
    },
    Manner("a child of its own") { guest, gate in
      Task {
        async let visit: Void = guest.wait(at: gate)
        await visit
      }
    },
    Manner("a child in a group") { guest, gate in
      Task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { await guest.wait(at: gate) }
          await group.waitForAll()
        }
      }
    },
    Manner("frames beyond the first slab") { guest, gate in
      Task { await descend(40, guest, gate) }
    },
  ]

  private final class Box: Sendable {
    private let link: Mutex<Guest?>

    init(_ link: consuming sending Mutex<Guest?>) { self.link = link }

    func take() -> Guest? {
      link.withLock { guest in
        defer { guest = nil }
        return guest
      }
    }
  }

  @inline(never) private static func descend(_ depth: Int, _ guest: Guest, _ gate: Gate) async {
    let ballast = (depth, depth + 1, depth + 2, depth + 3, [depth])
    if depth == 0 {
      await guest.wait(at: gate)
    } else {
      await descend(depth - 1, depth == 20 ? Guest() : guest, gate)
    }
    use(ballast)
  }

  private static func object(of task: Task<Void, Never>) -> AnyObject {
    unsafeBitCast(task, to: AnyObject.self)
  }

  /// The fields from the task to a guest, if the task may retain it; doesn't retain it.
  private static func path(
    _ task: Task<Void, Never>, to guest: Identity, _ tracker: Tracker
  ) -> String? {
    let graph = Walker().graph([Root(object(of: task), label: "the task")], tracker: tracker)
    guard let node = graph.node(of: guest)?.number,
      let path = graph.shortestPath(to: node, allowingPossible: true)
    else { return nil }
    #expect(graph.shortestPath(to: node) == nil)
    #expect(graph.nodes[path.root.node].kind == .task)
    return graph.holdings(along: path.edges).map { "\($0.strength) \($0.path)" }
      .joined(separator: ", ")
  }

  @Test(arguments: manners)
  private func `references of a suspended task are possible until it ends`(
    manner: Manner
  ) async {
    let gate = Gate()
    let tracker = Tracker()
    let (task, guest) = {
      let guest = Guest()
      return (manner.start(guest, gate), tracker.track(guest))
    }()
    await gate.isReached()
    #expect(Self.path(task, to: guest, tracker) == "possible frame")
    await gate.open()
    task.cancel()
    await task.value
    while tracker.isAlive(guest) { await Task.yield() }
    #expect(Walker().graph([Root(Self.object(of: task))]).edges.isEmpty)
  }

  /// A guest in a cycle with itself, passed to a function that starts a task.
  private static func cycle(
    _ tracker: Tracker, _ start: (Guest) -> Task<Void, Never>
  ) -> (Task<Void, Never>, Identity) {
    let guest = Guest()
    guest.friend = guest
    return (start(guest), tracker.track(guest))
  }

  private static func breakCycle(_ guest: Identity, _ tracker: Tracker) {
    (tracker.object(guest) as? Guest)?.friend = nil
  }

  @Test func `a cycle that a task only references isn't attributed to the task`() async {
    let (gate, tracker) = (Gate(), Tracker())
    let (task, guest) = Self.cycle(tracker) { guest in
      Task { [unowned guest] in
        await gate.pass()
        use(guest)
      }
    }
    await gate.isReached()
    #expect(Self.path(task, to: guest, tracker) == nil)
    await gate.open()
    await task.value
    Self.breakCycle(guest, tracker)
    #expect(!tracker.isAlive(guest))
  }

  @Test func `a cycle that a task retains is attributed to it until it ends`() async {
    let (gate, tracker) = (Gate(), Tracker())
    let (task, guest) = Self.cycle(tracker) { guest in
      Task {
        await gate.pass()
        use(guest)
      }
    }
    await gate.isReached()
    #expect(Self.path(task, to: guest, tracker) == "possible frame")
    await gate.open()
    await task.value
    #expect(Self.path(task, to: guest, tracker) == nil)
    #expect(tracker.isAlive(guest))
    Self.breakCycle(guest, tracker)
  }

  @Test func `a task whose handle an object keeps can close a cycle`() async {
    let (gate, tracker) = (Gate(), Tracker())
    let (task, guest) = {
      let guest = Guest()
      let task = Task { await guest.wait(at: gate) }
      guest.task = task
      return (task, tracker.track(guest))
    }()
    await gate.isReached()
    let graph = Walker().graph([], tracker: tracker)
    let node = graph.node(of: guest)?.number ?? -1
    #expect(
      graph.holdings(from: node).map { "\($0.path) \($0.strength) \(graph.nodes[$0.to].type)" }
        == ["task strong Task"])
    #expect(graph.holders(of: node).map(\.path.description) == ["frame"])
    #expect(CycleSearch(graph).strongCycle(keeping: node) == nil)
    if let object = tracker.object(guest) {
      #expect(Reader().references(of: object).isEmpty)
      #expect(!Walker().mark([Root(object)]).isComplete)
    }
    await gate.open()
    await task.value
    #expect(!tracker.isAlive(guest))
  }
}
