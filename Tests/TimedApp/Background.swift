import Foundation
import Synchronization

/// The ways in which apps work, wait and sleep outside the main queue.
///
/// Each calls its argument on the main queue. Imports Foundation alone, as services do, so that `DispatchQueue` is Dispatch's own.
enum Background {
  typealias Completion = @Sendable () -> Void

  static func compute(_ completion: @escaping Completion) {
    DispatchQueue.global(qos: .userInitiated).async {
      let end = ContinuousClock.now + .milliseconds(80)
      while ContinuousClock.now < end {}
      DispatchQueue.main.async(execute: completion)
    }
  }

  static func waitOnQueue(_ completion: @escaping Completion) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 3600) {
      DispatchQueue.main.async(execute: completion)
    }
  }

  static func waitWithItem(_ completion: @escaping Completion) {
    DispatchQueue(label: "items").asyncAfter(
      deadline: .now() + 60,
      execute: DispatchWorkItem {
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 60, execute: completion)
      })
  }

  static func sleep(_ completion: @escaping Completion) {
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 600)
      Thread.detachNewThread {
        Foundation.sleep(600)
        usleep(600_000_000)
        Thread.sleep(until: Date() + 600)
        DispatchQueue.main.async(execute: completion)
      }
    }
  }

  static func operate(_ completion: @escaping Completion) {
    let queue = OperationQueue()
    let first = BlockOperation { Thread.sleep(forTimeInterval: 60) }
    let last = BlockOperation { OperationQueue.main.addOperation(completion) }
    last.addDependency(first)
    queue.addOperations([first, last], waitUntilFinished: false)
  }

  static func gather(_ completion: @escaping Completion) {
    let group = DispatchGroup()
    for delay in [30, 10, 20] {
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(delay)) { group.leave() }
    }
    group.notify(queue: .main, execute: completion)
  }

  /// The main thread waits, so that the work can't be done in virtual time.
  static func block(_ completion: @escaping Completion) {
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(100)) {
      usleep(100_000)
      semaphore.signal()
    }
    semaphore.wait()
    completion()
  }

  /// Calls it if work of the main queue runs in the order in which it was submitted.
  static func order(_ completion: @escaping Completion) {
    let order = Order()
    DispatchQueue.main.async { order.numbers.append(1) }
    DispatchQueue.main.async(execute: DispatchWorkItem { order.numbers.append(2) })
    DispatchQueue.main.async(qos: .utility) { order.numbers.append(3) }
    DispatchQueue.main.async(flags: .assignCurrentContext) { order.numbers.append(4) }
    DispatchQueue.main.asyncAfter(deadline: .now()) { order.numbers.append(5) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      if order.numbers == [1, 2, 3, 4, 5] { completion() }
    }
  }

  private final class Order: @unchecked Sendable {
    var numbers: [Int] = []
  }

  static func startTimer(_ completion: @escaping Completion) {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 3600)
    timer.setEventHandler(handler: completion)
    timer.activate()
    self.timer.withLock { $0 = timer }
  }

  /// Calls it at the third tick, on another queue.
  static func count(_ completion: @escaping Completion) {
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "ticks"))
    let ticks = Mutex(0)
    timer.schedule(deadline: .now() + 20, repeating: .seconds(10))
    timer.setEventHandler {
      let tick = ticks.withLock { ticks in
        ticks += 1
        return ticks
      }
      guard tick == 3 else { return }
      timer.cancel()
      DispatchQueue.main.async(execute: completion)
    }
    timer.resume()
  }

  /// The timer is due while it is suspended.
  static func pauseTimer(_ completion: @escaping Completion) {
    startTimer(completion)
    timer.withLock { $0?.suspend() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 5400) {
      timer.withLock { $0?.resume() }
    }
  }

  /// Nothing retains the timer.
  static func forgetTimer(_ completion: @escaping Completion) {
    startTimer(completion)
    timer.withLock { $0 = nil }
  }

  /// The timer is set again before it is due.
  static func debounce(_ completion: @escaping Completion) {
    startTimer(completion)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1800) {
      timer.withLock { $0?.schedule(wallDeadline: .now() + 3600) }
    }
  }

  /// The main thread waits, so that the timer can't fire in virtual time.
  static func blockOnTimer(_ completion: @escaping Completion) {
    let semaphore = DispatchSemaphore(value: 0)
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + .milliseconds(100))
    timer.setEventHandler { semaphore.signal() }
    timer.resume()
    semaphore.wait()
    completion()
  }

  private static let timer = Mutex<(any DispatchSourceTimer)?>(nil)

  static func tick(_ tick: @escaping @Sendable (Int) -> Void) {
    Thread.detachNewThread {
      for count in 1... {
        Thread.sleep(forTimeInterval: 1)
        DispatchQueue.main.async { tick(count) }
      }
    }
  }

  /// Begins work that never ends.
  static func toil() {
    Thread.detachNewThread { while true {} }
  }
}
