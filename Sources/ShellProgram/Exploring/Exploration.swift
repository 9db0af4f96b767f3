import CoordinatorShellCore
import Glibc

/// An exploration as a command line requests it.
@MainActor final class Exploration {
  let world: ExploredWorld
  let limits: Explorer.Limits
  /// The findings that the baseline accepts, with the reasons.
  let accepted: [String: String]
  let clock = ExploringClock()
  /// The origin of a script, for its comment.
  let origin: String
  private let jobs: Int
  /// The time limit of a move.
  let patience: Duration
  private let time: Duration?

  init(
    _ world: ExploredWorld, _ limits: Explorer.Limits, accepted: [String: String], jobs: Int,
    patience: Duration, time: Duration?
  ) {
    self.world = world
    self.limits = limits
    self.accepted = accepted
    self.jobs = jobs
    self.patience = patience
    self.time = time
    origin = "camsh explore --app \(world.app) --seed \(limits.seed)"
  }

  convenience init(_ request: ExploreApp, _ world: ExploredWorld) throws {
    var limits = Explorer.Limits()
    limits.moves = request.moves
    limits.sharesProcess = Host.app == nil
    limits.seed = try request.seedOfShard
    limits.choice = world.choice
    self.init(
      world, limits,
      accepted: try BaselineFile(named: request.baseline)?.read().known(on: .today) ?? [:],
      jobs: request.jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))),
      patience: request.timeout,
      time: request.time ?? (request.moves == nil ? .seconds(10) : nil))
  }

  func explorer(_ progress: ExploringProgress) -> Explorer {
    clock.start()
    var workers = ExpeditionWorkerPool(
      world: world, jobs: jobs, sharesProcess: limits.sharesProcess, patience: patience)
    workers.onProgress = { progress.show($0, trying: $1) }
    return Explorer(limits, accepting: Set(accepted.keys)) { [workers, clock, time] in
      var workers = workers
      workers.deadline = time.map { clock.end(of: $0) }
      return workers.send($0, $1, $2)
    }
  }

  /// Shrinks what was found, several problems at a time, for no longer than the exploration itself may
  /// take.
  func shrinking(
    _ discoveries: [Discovery],
    _ shorten: (Discovery, _ isOver: @escaping @MainActor () -> Bool) -> FoundScript?
  ) -> [FoundScript] {
    let end = time.map { ContinuousClock.now + $0 - clock.paused }
    let scripts = clock.pausing {
      discoveries.mapped(byCopies: jobs) { discovery in
        shorten(discovery) { end.map { ContinuousClock.now > $0 } ?? false }
      }
    }
    return scripts.compactMap(\.self)
  }

  /// The time limit of a trial that shows a problem again.
  func limit(of discovery: Discovery) -> Duration {
    // In a hang, each trial takes the whole time limit.
    if discovery.isHang { return patience + .seconds(2) }
    let usual = TestLimits().time
    // No part of the exploration took longer.
    return time.map { min(usual, $0 + patience) } ?? usual
  }

  /// Whether the moves or the time are used up, or Ctrl-C was pressed.
  func isOver(_ explorer: Explorer) -> Bool {
    explorer.isDone || Interruption.isRequested || time.map { clock.elapsed >= $0 } ?? false
  }
}

/// Measures the duration of the exploration without the time for shrinking.
@MainActor final class ExploringClock {
  private var begin = ContinuousClock.now
  private(set) var paused = Duration.zero

  func start() {
    begin = .now
    paused = .zero
  }

  var elapsed: Duration { .now - begin - paused }

  func end(of time: Duration) -> ContinuousClock.Instant { begin + paused + time }

  func pausing<Result>(_ body: () -> Result) -> Result {
    let start = ContinuousClock.now
    defer { paused += .now - start }
    return body()
  }
}
