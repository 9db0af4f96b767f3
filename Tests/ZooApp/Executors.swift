import Synchronization
import UIKit

// MARK: Executors that hold jobs, clocks that stand still, and contexts of C functions

/// Keeps the jobs of its actors until it is told to run them.
private final class ManualExecutor: SerialExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }
  func runAll() {
    let ready = jobs.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
    for job in ready { job.runSynchronously(on: asUnownedSerialExecutor()) }
  }
}
/// Runs the jobs of its actors on a queue.
private final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "ledger")
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
private actor Ledger {
  static let executor = ManualExecutor()
  static let shared = Ledger(executor)
  private let executor: any SerialExecutor
  private var total = 0
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  init(_ executor: any SerialExecutor) { self.executor = executor }
  func record(_ amount: Int) -> Int {
    total += amount
    return total
  }
}
private final class LedgerController: UIViewController {
  enum Style { case shared, sharedUntilItLeaves, own, ownQueue }
  private let style: Style
  private let ledger: Ledger
  init(_ style: Style) {
    self.style = style
    switch style {
    case .shared, .sharedUntilItLeaves: ledger = Ledger.shared
    case .own: ledger = Ledger(ManualExecutor())
    case .ownQueue: ledger = Ledger(QueueExecutor())
    }
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      let total = await ledger.record(1)
      self.title = "\(total)"
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if style == .sharedUntilItLeaves { Ledger.executor.runAll() }
  }
}

/// A clock that moves when it is told to.
private final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Swift.Duration.zero
    func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }
  private struct State {
    var now = Instant()
    var sleepers: [(until: Instant, continuation: CheckedContinuation<Void, Never>)] = []
  }
  static let shared = ManualClock()
  private let state = Mutex(State())
  let minimumResolution = Swift.Duration.zero
  var now: Instant { state.withLock { $0.now } }
  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    await withCheckedContinuation { continuation in
      state.withLock { $0.sleepers.append((deadline, continuation)) }
    }
  }
  func advance(by duration: Swift.Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      defer { state.sleepers.removeAll { $0.until <= now } }
      return state.sleepers.filter { $0.until <= now }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
private final class ClockController: UIViewController {
  enum Style { case shared, own, advances }
  private let style: Style
  private let clock: any Clock<Swift.Duration>
  private var reminder: Task<Void, Never>?
  init(_ style: Style) {
    self.style = style
    clock = style == .own ? ManualClock() : ManualClock.shared
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    reminder = Task {
      try? await clock.sleep(for: .seconds(5))
      self.title = "now"
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if style == .advances { ManualClock.shared.advance(by: .seconds(10)) }
  }
}

private typealias CHandler = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Void
/// Keeps functions and their contexts as a C library does.
private enum CLibrary {
  nonisolated(unsafe) static var handlers: [Int: (UnsafeMutableRawPointer?, CHandler)] = [:]
  static func add(_ id: Int, _ context: UnsafeMutableRawPointer?, _ handler: @escaping CHandler) {
    handlers[id] = (context, handler)
  }
  static func remove(_ id: Int) { handlers[id] = nil }
}
private final class CallbackController: UIViewController {
  enum Style { case retained, released, unretained, retainedWeakBox, kept }
  private let style: Style
  private var context: UnsafeMutableRawPointer?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    switch style {
    case .retained:
      CLibrary.add(1, Unmanaged.passRetained(self).toOpaque()) { context, value in
        guard let context else { return }
        let screen = Unmanaged<CallbackController>.fromOpaque(context).takeUnretainedValue()
        screen.title = "\(value)"
      }
    case .released:
      context = Unmanaged.passRetained(self).toOpaque()
      CLibrary.add(2, context) { _, _ in }
    case .kept: context = Unmanaged.passRetained(self).toOpaque()
    case .unretained:
      CLibrary.add(3, Unmanaged.passUnretained(self).toOpaque()) { _, _ in }
    case .retainedWeakBox:
      let box = Box(WeakBox<UIViewController>(object: self))
      CLibrary.add(4, Unmanaged.passRetained(box).toOpaque()) { _, _ in }
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard style == .released, let context else { return }
    CLibrary.remove(2)
    Unmanaged<CallbackController>.fromOpaque(context).release()
    self.context = nil
  }
  deinit { if style == .unretained { CLibrary.remove(3) } }
}
/// Awaits what a C function answers through its context.
private final class AwaitingCController: UIViewController {
  private let answers: Bool
  init(answers: Bool) {
    self.answers = answers
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      let value = await ask()
      self.title = "\(value)"
    }
  }
  private func ask() async -> Int32 {
    await withUnsafeContinuation { continuation in
      let context = Unmanaged.passRetained(Box(continuation)).toOpaque()
      CLibrary.add(answers ? 5 : 6, context) { context, value in
        guard let context else { return }
        Unmanaged<Box<UnsafeContinuation<Int32, Never>>>.fromOpaque(context).takeRetainedValue()
          .value.resume(returning: value)
      }
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard answers, let (context, handler) = CLibrary.handlers.removeValue(forKey: 5) else { return }
    handler(context, 1)
  }
}

/// Jobs, sleeps and callbacks that an executor, a clock or a C function holds.
extension Shape {
  static let executors: [Shape] = [
    Shape("ledger whose executor doesn't run its jobs", .pending) { LedgerController(.shared) },
    Shape("ledger whose executor runs its jobs when its screen leaves", .none) {
      LedgerController(.sharedUntilItLeaves)
    },
    Shape(
      "ledger of its own whose executor doesn't run its jobs", .leaked, "the task can't continue"
    ) { LedgerController(.own) },
    Shape("ledger of its own whose executor is a queue", .none) { LedgerController(.ownQueue) },
    Shape("reminder by the app's clock, which stands still", .pending) { ClockController(.shared) },
    Shape(
      "reminder by a clock of its own, which stands still", .leaked, "the task can't continue"
    ) { ClockController(.own) },
    Shape("reminder by a clock that advances", .none) { ClockController(.advances) },
    Shape("context of a C function that isn't released", .abandoned, "static CLibrary.handlers") {
      CallbackController(.retained)
    },
    Shape("gap: context of a C function that its screen keeps", .leaked, "context") {
      CallbackController(.kept)
    },
    Shape("context of a C function that is released", .none) { CallbackController(.released) },
    Shape("context of a C function that isn't retained", .none) {
      CallbackController(.unretained)
    },
    Shape("context of a C function that knows its screen", .none) {
      CallbackController(.retainedWeakBox)
    },
    Shape("answer of a C function that doesn't come", .pending) {
      AwaitingCController(answers: false)
    },
    Shape("answer of a C function that comes", .none) { AwaitingCController(answers: true) },
  ]
}
