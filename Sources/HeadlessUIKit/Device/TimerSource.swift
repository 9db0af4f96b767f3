import CWorld
import Synchronization

/// One setting of a timer of Dispatch, by its source.
///
/// Dispatch considers its time to be far away, and goes on holding what waits for it.
final class TimerSource: Sendable {
  /// Dispatch's own object, because there is no way to make a `DispatchSourceTimer` of it.
  private let address: UInt
  /// The nanoseconds until the timer fires first; negative if the app has stopped it.
  let delay: Int64
  /// The nanoseconds from then on; zero if it fires once.
  let interval: Int64
  /// Whether the timer is going to fire.
  private let isSet: Atomic<Bool>

  private static let newcomers = Mutex<[TimerSource]>([])
  private static let hasNewcomers = Atomic<Bool>(false)

  private init(_ source: UnsafeMutableRawPointer, after delay: Int64, every interval: Int64) {
    // A reference like the app's own would keep Dispatch from cancelling the timer with the last one.
    retainInternally(source)
    address = UInt(bitPattern: source)
    self.delay = delay
    self.interval = interval
    isSet = Atomic(delay >= 0)
  }

  deinit { pointer.map(releaseInternally) }

  private var pointer: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: address) }

  /// Records that the app sets a timer.
  ///
  /// Called on any thread.
  static func set(_ source: UnsafeMutableRawPointer, after delay: Int64, every interval: Int64) {
    let delay = delay > 0 ? MainQueue.delay(left: delay) : delay
    let timer = TimerSource(source, after: delay, every: interval)
    newcomers.withLock { newcomers in
      newcomers.removeAll { $0.isSame(as: timer) }
      newcomers.append(timer)
      hasNewcomers.store(true, ordering: .releasing)
    }
    guard delay >= 0 else { return }
    BlockedMainThread.watch(after: delay, while: { [weak timer] in timer?.isValid ?? false }) {
      [weak timer] in timer?.fire()
    }
  }

  /// Returns the timers that the app has set since the last call.
  static func takeNewcomers() -> [TimerSource] {
    guard hasNewcomers.load(ordering: .acquiring) else { return [] }
    return newcomers.withLock { newcomers in
      hasNewcomers.store(false, ordering: .relaxed)
      defer { newcomers = [] }
      return newcomers
    }
  }

  func isSame(as other: TimerSource) -> Bool { address == other.address }

  var isValid: Bool { isSet.load(ordering: .acquiring) && !isOver }

  /// Whether the app has cancelled or deallocated the timer.
  private var isOver: Bool { pointer.map(cworld_timer_is_over) ?? true }

  func fire() {
    let repeats = interval > 0
    guard isSet.exchange(repeats, ordering: .acquiringAndReleasing), !isOver else { return }
    pointer.map { cworld_fire_timer($0, repeats) }
  }
}

@_silgen_name("_os_object_retain_internal")
private func retainInternally(_ object: UnsafeMutableRawPointer)

@_silgen_name("_os_object_release_internal")
private func releaseInternally(_ object: UnsafeMutableRawPointer)
