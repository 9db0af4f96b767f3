import CWorld
@_exported import Foundation

/// The device that an app runs on, with a screen without pixels and a virtual clock.
///
/// One device is current at a time. A new device starts without scenes or pending work, and numbers
/// instances from 1. Objects of the old device that the app still retains stay alive.
///
/// - Note: Not in UIKit.
@MainActor public final class HeadlessDevice {
  /// The device that `UIApplication.shared`, `UIScreen.main` and every transition refer to.
  public static var current: HeadlessDevice { booted }

  // Private, so that the compiler sees every access and omits run-time exclusivity checks.
  private static var booted = HeadlessDevice()

  public let clock = VirtualClock()
  public let screen = UIScreen()
  public let application = UIApplication()

  /// Calls that UIKit would have warned about or rejected, oldest first; the host reads and clears
  /// them.
  public var misuses: [Misuse] = []
  /// Reads the return addresses of the calls in progress; a host may set it, to name the app's function
  /// that made an invalid call.
  public var returnAddresses: () -> [UInt] = { [] }
  /// Receives the completions that are about to be released although nothing has called them.
  ///
  /// A host may set it. On iOS, the missing module would have called them.
  public var completionsAreDropped: ([Seam]) -> Void = { _ in }

  /// The loading and appearance callbacks since the host last cleared the log.
  public var lifecycle = LifecycleLog()

  /// The live view controllers created on this device.
  public var instances = InstanceRegistry()

  weak var firstResponder: UIResponder? {
    didSet {
      if firstResponder !== oldValue { keyboard.follow(firstResponder, on: self) }
    }
  }

  var keyboard = Keyboard()

  /// The traits of all objects that override none.
  var traits = UITraitCollection.phone

  /// The interface orientation.
  public internal(set) var orientation = UIInterfaceOrientation.portrait

  /// The physical orientation of the device.
  var held = UIInterfaceOrientation.portrait

  let statusBar = UIStatusBarManager()
  let pasteboard = UIPasteboard()

  /// Whether view animations take time.
  var animationsEnabled = true

  /// The duration of the animation whose block is running.
  var animationDuration: TimeInterval = 0

  /// The requests to perform a selector after a delay.
  var performRequests: [PerformRequest] = []

  private var sleepers = Sleepers()

  /// Objects retained until the run loop turn ends, like autoreleased objects.
  private var keptForTurn: [NSObject] = []

  /// The screens whose lists create their cells at layout.
  var laidOutScreens = LaidOutScreens()

  private var layoutQueue: [any LayoutParticipant] = []
  private var spareQueue: [any LayoutParticipant] = []

  private init() {}

  /// The date of every launch, in nanoseconds since 1970: 9:41 on January 1, 2026, in UTC.
  private static let launchDate: Int64 = 1_767_260_460_000_000_000

  /// Makes a new device current and returns it.
  ///
  /// Pending work on the old device never runs.
  @discardableResult
  public static func boot() -> HeadlessDevice {
    // Another thread may have asked before, and would pass for the main one.
    MainThread.first = pthread_self()
    cworld_begin(launchDate, 1)
    let device = HeadlessDevice()
    booted.powerOff()
    booted = device
    forgetSeams()
    NetworkConnection.current.reset()
    turnBegins()
    return device
  }

  /// Makes a device, or a new one, current and returns the previous one.
  static func replaceCurrent(with device: HeadlessDevice?) -> HeadlessDevice {
    defer { booted = device ?? HeadlessDevice() }
    return booted
  }

  /// Whether a task has slept so often while the device settled that it is assumed to poll.
  public func isPolling(_ task: LiveTask) -> Bool { sleepers.isPolling(.task(task.runtimeNumber)) }

  /// Whether settling also runs the process's main queue, where main-actor tasks wait.
  ///
  /// Set it only in a host that runs on the main thread outside that queue; otherwise it crashes.
  public static var runsProcessMainQueue = false

  /// The maximum number of run loop turns that settling takes.
  public var turnLimit = 10_000

  /// The maximum number of times that repeating timers fire, beside these turns, while the device settles.
  public var firingLimit = 1_000_000

  /// Runs layout passes, main-queue work, and scheduled events until nothing is pending.
  ///
  /// Appearance callbacks, delegate methods, and completion handlers run here, in UIKit's order and
  /// in virtual time.
  @discardableResult
  public func settle() -> Settlement {
    defer {
      updateSeams()
      clock.endChain()
    }
    sleepers.begin(isPatient: false, on: clock)
    return runEvents(notAfter: nil)
  }

  /// Advances virtual time: runs everything due within `duration` and leaves later work pending.
  @discardableResult
  public func advance(by duration: Duration) -> Settlement {
    let end = clock.time(after: duration)
    defer {
      assignSeams()
      clock.endChain()
    }
    sleepers.begin(isPatient: true, on: clock)
    let settlement = runEvents(notAfter: end)
    if case .idle = settlement { clock.move(to: end) }
    return settlement
  }

  /// Runs turns and events until nothing is due, or until the next event is later than `end`.
  private func runEvents(notAfter end: Int64?) -> Settlement {
    var elsewhere = WorkElsewhere()
    var turns = 0
    var firings = RepeatedFirings(limit: firingLimit)
    while true {
      if let busy = runTurns(&turns) { return .neverIdle(busy) }
      if elsewhere.hasEnded() { continue }
      guard fireNext(notAfter: end) || hasWork else { return .idle }
      if firings.hasFired(on: .main) { turns -= 1 }
    }
  }

  /// Runs the run loop turns that are due now, without advancing time.
  @discardableResult
  public func layOut() -> Settlement {
    var elsewhere = WorkElsewhere()
    var turns = 0
    repeat {
      if let busy = runTurns(&turns) { return .neverIdle(busy) }
    } while elsewhere.hasEnded() || hasWork
    return .idle
  }

  /// Records that the app's code is about to run outside a run loop turn.
  public static func turnBegins() {
    if runsProcessMainQueue { RequestedDelay.turnBegins() }
  }

  /// Whether the process's main queue may have work; checked only if nothing else is due.
  private var hasWork: Bool { Self.runsProcessMainQueue && ProcessMainQueue.hadNewWork() }

  /// Advances time to the next event, up to a limit if there is one.
  private func fireNext(notAfter end: Int64?) -> Bool {
    guard Self.runsProcessMainQueue else {
      return end.map { clock.fireNext(notAfter: $0) } ?? clock.fireNext()
    }
    let hasEndedTimers = HeadlessRunLoop.main.takeOver(now: clock.time)
    HeadlessRunLoop.main.runBlocks()
    ProcessMainQueue.run()
    // Work that this adds is due before time advances.
    if hasEndedTimers || !layoutQueue.isEmpty || !MainQueue.shared.isEmpty { return true }
    return HeadlessRunLoop.main.fireNext(on: clock, notAfter: end)
  }

  private func runTurns(_ turns: inout Int) -> BusySource? {
    repeat {
      turns += 1
      if turns > turnLimit { return busySource }
      if Self.runsProcessMainQueue {
        HeadlessRunLoop.main.takeOver(now: clock.time)
        RequestedDelay.turnBegins()
        ProcessMainQueue.run()
      }
      if !MainQueue.shared.isEmpty { runMainQueue() }
      if !layoutQueue.isEmpty { runLayoutPass() }
      if !keptForTurn.isEmpty { letGoOfKept() }
      AssociationTable.releaseOrphans()
    } while !layoutQueue.isEmpty || !MainQueue.shared.isEmpty
    return nil
  }

  private func runLayoutPass() {
    // The two arrays are swapped at every pass, so that they keep their storage.
    var pass: [any LayoutParticipant] = []
    swap(&pass, &spareQueue)
    swap(&pass, &layoutQueue)
    for participant in pass { participant.layOut() }
    pass.removeAll(keepingCapacity: true)
    swap(&pass, &spareQueue)
  }

  private func runMainQueue() {
    for work in MainQueue.shared.takeAll() {
      if Self.runsProcessMainQueue { RequestedDelay.jobBegins() }
      if work.delay == 0 {
        work.body()
      } else if case .sleep(let sleeper) = work.source {
        sleepers.add(work, of: sleeper, on: clock)
      } else {
        clock.schedule(DelayedWork(work), after: work.delay)
      }
    }
  }

  private var busySource: BusySource {
    if let participant = layoutQueue.first {
      return .layout(of: (participant as? NSObject)?.description ?? "a transition")
    }
    if !MainQueue.shared.isEmpty { return MainQueue.shared.busySource }
    if hasWork { return .processMainQueue }
    if HeadlessRunLoop.main.firedLast { return .timedWork("Timer") }
    return clock.nextName.map(BusySource.timedWork) ?? .processMainQueue
  }

  /// Retains an object that Objective-C would return autoreleased.
  func keepUntilTurnEnds(_ object: NSObject) {
    keptForTurn.append(object)
  }

  private func letGoOfKept() {
    // Deallocation here may ask to retain another object until the turn ends.
    let kept = keptForTurn
    keptForTurn = []
    _ = kept
  }

  func keepUntilTurnEnds(_ objects: [NSObject]) {
    keptForTurn += objects
  }

  /// Whether no layout pass, main-queue work, or timed event is pending.
  public var isIdle: Bool {
    layoutQueue.isEmpty && MainQueue.shared.isEmpty && clock.isEmpty
      && !HeadlessRunLoop.main.hasOneShot
  }

  /// The transaction that new animations join.
  var openTransaction: AnimationGroup?

  func setNeedsLayout(_ participant: any LayoutParticipant) {
    layoutQueue.append(participant)
  }

  func report(_ misuse: Misuse) {
    var misuse = misuse
    misuse.callers = returnAddresses()
    misuses.append(misuse)
  }

  func powerOff() {
    clock.clear()
    HeadlessRunLoop.main.invalidateScheduled()
    openTransaction = nil
    performRequests = []
    letGoOfKept()
    _ = MainQueue.shared.takeAll()
    let abandoned = layoutQueue
    layoutQueue.removeAll()
    for participant in abandoned { participant.abandon() }
    application.disconnectAllScenes()
  }
}

/// An object with work for the layout pass at the end of the current run loop turn.
@MainActor protocol LayoutParticipant: AnyObject {
  func layOut()
  /// Called if the pass will never run.
  func abandon()
}

extension LayoutParticipant {
  func abandon() {}
}
