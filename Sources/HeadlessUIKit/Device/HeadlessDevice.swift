@_exported import Foundation

/// The device that an app runs on: a screen without pixels, a clock without seconds, no finger.
///
/// One device is current at a time. A new one (a "reset") starts with no scenes, no pending work
/// and fresh instance numbers; what the app still holds of the old device's objects lives on.
@MainActor public final class HeadlessDevice {
  /// The device that `UIApplication.shared`, `UIScreen.main` and every transition refer to.
  public static var current: HeadlessDevice { booted }

  // Private, so that the compiler sees every access and need not guard them at run time.
  private static var booted = HeadlessDevice()

  public let clock = VirtualClock()
  public let screen = UIScreen()
  public let application = UIApplication()

  /// What UIKit would have warned about or raised, oldest first; the host takes and clears it.
  public var misuses: [Misuse] = []

  /// The appearance and loading callbacks made since the host last cleared it.
  public var lifecycle = LifecycleLog()

  /// The view controllers that were made on this device and are still alive.
  public var instances = InstanceRegistry()

  weak var firstResponder: UIResponder? {
    didSet {
      if firstResponder !== oldValue { keyboard.follow(firstResponder, on: self) }
    }
  }

  var keyboard = Keyboard()

  /// The traits of everything that overrides none.
  var traits = UITraitCollection.phone

  /// How the interface stands.
  public internal(set) var orientation = UIInterfaceOrientation.portrait

  /// How the device is held.
  var held = UIInterfaceOrientation.portrait

  let statusBar = UIStatusBarManager()
  let pasteboard = UIPasteboard()

  /// Whether animations of views take time.
  var animationsEnabled = true

  /// Of the animation whose block is running.
  var animationDuration: TimeInterval = 0

  /// The methods that objects have asked to be called later.
  var performRequests: [PerformRequest] = []

  private var sleepers = SleepingTasks()

  /// What lives until the turn ends, as autoreleased objects do.
  private var keptForTurn: [NSObject] = []

  private var layoutQueue: [any LayoutParticipant] = []
  private var spareQueue: [any LayoutParticipant] = []

  private init() {}

  /// Makes a new device current and returns it.
  ///
  /// Work that was pending on the old device never runs.
  @discardableResult
  public static func boot() -> HeadlessDevice {
    let device = HeadlessDevice()
    booted.powerOff()
    booted = device
    forgetSeams()
    turnBegins()
    return device
  }

  /// Makes a device, or a new one, current, and returns the one that was.
  static func replaceCurrent(with device: HeadlessDevice?) -> HeadlessDevice {
    defer { booted = device ?? HeadlessDevice() }
    return booted
  }

  /// Whether settling also runs the process' own main queue, where main-actor tasks wait.
  ///
  /// For a host that lives on the main thread, outside that queue; elsewhere it would crash.
  public static var runsProcessMainQueue = false

  /// How many turns settling may take.
  public var turnLimit = 10_000

  /// Runs layout passes, main-queue work and whatever the clock holds until nothing is pending.
  ///
  /// Appearance callbacks, delegate calls and completions happen here, in UIKit's order and in
  /// virtual time.
  @discardableResult
  public func settle() -> Settlement {
    defer { updateSeams() }
    sleepers.begin(isPatient: false, on: clock)
    var turns = 0
    while true {
      if let busy = runTurns(&turns) { return .neverIdle(busy) }
      guard fireNext(notAfter: nil) || hasWork else { return .idle }
    }
  }

  /// Lets virtual time pass: everything due within `duration` happens, later work stays pending.
  @discardableResult
  public func advance(by duration: Duration) -> Settlement {
    let end = clock.time(after: duration)
    sleepers.begin(isPatient: true, on: clock)
    var turns = 0
    while true {
      if let busy = runTurns(&turns) { return .neverIdle(busy) }
      guard fireNext(notAfter: end) || hasWork else { break }
    }
    clock.move(to: end)
    return .idle
  }

  /// Runs the turns of the run loop that are due now, and nothing that takes time.
  @discardableResult
  public func layOut() -> Settlement {
    var turns = 0
    repeat {
      if let busy = runTurns(&turns) { return .neverIdle(busy) }
    } while hasWork
    return .idle
  }

  /// Notes that the app's own code is about to run, outside a turn of the device.
  public static func turnBegins() {
    if runsProcessMainQueue { RequestedDelay.turnBegins() }
  }

  /// Whether the process' main queue may hold more; asked only once nothing else is due.
  private var hasWork: Bool { Self.runsProcessMainQueue && ProcessMainQueue.hadNewWork() }

  /// Lets time pass until something happens; without a limit until nothing will.
  private func fireNext(notAfter end: Int64?) -> Bool {
    guard Self.runsProcessMainQueue else {
      return end.map { clock.fireNext(notAfter: $0) } ?? clock.fireNext()
    }
    let hasEndedTimers = HeadlessRunLoop.main.takeOver(now: clock.time)
    ProcessMainQueue.run()
    // What that adds is due before time passes.
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
    } while !layoutQueue.isEmpty || !MainQueue.shared.isEmpty
    return nil
  }

  private func runLayoutPass() {
    // The two arrays change places at every pass and keep their storage.
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
      } else if case .sleep(let task) = work.source {
        sleepers.add(work, of: task, on: clock)
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

  /// Keeps an object that Objective-C would return autoreleased.
  func keepUntilTurnEnds(_ object: NSObject) {
    keptForTurn.append(object)
  }

  private func letGoOfKept() {
    // What is deallocated here may ask to keep something in turn.
    let kept = keptForTurn
    keptForTurn = []
    _ = kept
  }

  func keepUntilTurnEnds(_ objects: [NSObject]) {
    keptForTurn += objects
  }

  /// Whether neither a layout pass nor main-queue work nor a timed event is still to come.
  public var isIdle: Bool {
    layoutQueue.isEmpty && MainQueue.shared.isEmpty && clock.isEmpty
      && !HeadlessRunLoop.main.hasOneShot
  }

  /// The transaction that animations started now belong to.
  var openTransaction: AnimationGroup?

  func setNeedsLayout(_ participant: any LayoutParticipant) {
    layoutQueue.append(participant)
  }

  func report(_ misuse: Misuse) {
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

/// Something with work for the layout pass at the end of the current run-loop turn.
@MainActor protocol LayoutParticipant: AnyObject {
  func layOut()
  /// The pass will never come.
  func abandon()
}

extension LayoutParticipant {
  func abandon() {}
}
