import Foundation

/// Parts that refer to each other.
final class Part {
  var parts: [Part] = []
  weak var owner: Part?
}

/// Two threads that never rest: they replace the parts of a shared table, as decoders and caches do.
final class Churn: @unchecked Sendable {
  static let shared = Churn()

  private let lock = NSLock()
  private var parts: [String: Part] = [:]

  func start() {
    for lane in 0..<2 { Thread { [self] in work(in: lane) }.start() }
  }

  private func pause(nanoseconds: Int) {
    var time = timespec(tv_sec: 0, tv_nsec: nanoseconds)
    clock_nanosleep(CLOCK_MONOTONIC, 0, &time, nil)
  }

  private func work(in lane: Int) {
    var turn = 0
    while true {
      turn += 1
      let part = Part()
      part.parts = (0..<20).map { _ in
        let child = Part()
        child.owner = part
        return child
      }
      lock.lock()
      parts["\(lane) \(turn % 50)"] = part
      lock.unlock()
      // Not an app's way to sleep, which would use the virtual clock.
      if turn % 200 == 0 { pause(nanoseconds: 200_000) }
    }
  }
}
