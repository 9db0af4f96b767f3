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
  public internal(set) var instances = InstanceRegistry()

  private var layoutQueue: [any LayoutParticipant] = []
  private var layoutsUnderWay: [any LayoutParticipant] = []

  private init() {}

  /// Makes a new device current and returns it.
  ///
  /// Work that was pending on the old device never runs.
  @discardableResult
  public static func boot() -> HeadlessDevice {
    let device = HeadlessDevice()
    booted.powerOff()
    booted = device
    return device
  }

  /// Runs layout passes and transitions until nothing of UIKit's own is pending.
  ///
  /// Appearance callbacks, delegate calls and completions happen here, in UIKit's order and in
  /// virtual time. Returns how many timed events ran.
  @discardableResult
  public func settle() -> Int {
    var events = 0
    layOut()
    while clock.fireNext() {
      events += 1
      layOut()
    }
    return events
  }

  /// Lets virtual time pass: everything due within `duration` happens, later work stays pending.
  public func advance(by duration: Duration) {
    let end = clock.time(after: duration)
    layOut()
    while clock.fireNext(notAfter: end) {
      layOut()
    }
    clock.move(to: end)
  }

  /// Runs the layout pass that ends a turn of the run loop, and nothing that takes time.
  public func layOut() {
    while !layoutQueue.isEmpty {
      swap(&layoutQueue, &layoutsUnderWay)
      let underWay = layoutsUnderWay
      for participant in underWay {
        participant.layOut()
      }
      layoutsUnderWay.removeAll(keepingCapacity: true)
    }
  }

  /// Whether a layout pass or a timed event is still to come.
  public var isIdle: Bool { layoutQueue.isEmpty && clock.isEmpty }

  func setNeedsLayout(_ participant: any LayoutParticipant) {
    layoutQueue.append(participant)
  }

  func report(_ misuse: Misuse) {
    misuses.append(misuse)
  }

  private func powerOff() {
    clock.clear()
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
