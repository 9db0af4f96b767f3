import Foundation
import UIKit

private final class LoadOperation: Operation, @unchecked Sendable {
  var loaded: ((Int) -> Void)?
  override func main() { loaded?(1) }
}

/// An operation that says itself when it has ended, as those do that wait for a network.
private final class AsyncOperation: Operation, @unchecked Sendable {
  private var isUnderWay = false
  private var isDone = false
  var work: ((AsyncOperation) -> Void)?
  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { isUnderWay }
  override var isFinished: Bool { isDone }
  override func start() {
    isUnderWay = true
    work?(self)
  }
  func finish() {
    willChangeValue(forKey: "isExecuting")
    willChangeValue(forKey: "isFinished")
    isUnderWay = false
    isDone = true
    didChangeValue(forKey: "isExecuting")
    didChangeValue(forKey: "isFinished")
  }
}

/// Acts on a screen with a repeating timer that captures it and ends by itself.
@MainActor private func tick(_ screen: Screen, every interval: TimeInterval, times: Int) {
  var count = 0
  _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
    screen.act()
    count += 1
    if count == times { timer.invalidate() }
  }
}

/// Screens that Foundation's and Dispatch's objects hold for as long as Darwin's do.
extension Shape {
  static let lifetimes: [Shape] = [
    loaded("completion of an operation that ended", .none) { screen in
      let operation = BlockOperation {}
      operation.completionBlock = { screen.act() }
      screen.object = operation
      OperationQueue().addOperation(operation)
    },
    loaded("completion of an operation that knows itself", .none) { screen in
      let operation = LoadOperation()
      operation.completionBlock = { if !operation.isCancelled { screen.act() } }
      screen.object = operation
      OperationQueue().addOperation(operation)
    },
    loaded("completion of an operation that was started", .none) { screen in
      let operation = BlockOperation {}
      operation.completionBlock = { screen.act() }
      screen.object = operation
      operation.start()
    },
    loaded("completion of an operation that was cancelled", .none) { screen in
      let operation = BlockOperation {}
      operation.completionBlock = { screen.act() }
      screen.object = operation
      operation.cancel()
      OperationQueue().addOperation(operation)
    },
    loaded("completion of an operation on the main queue", .none) { screen in
      let operation = BlockOperation {}
      operation.completionBlock = { screen.act() }
      screen.object = operation
      OperationQueue.main.addOperation(operation)
    },
    loaded("completion of an operation of its own kind", .none) { screen in
      let operation = AsyncOperation()
      operation.work = { $0.finish() }
      operation.completionBlock = { screen.act() }
      screen.object = operation
      OperationQueue().addOperation(operation)
    },
    loaded("completion of an operation that never ends", .leaked, "AsyncOperation") { screen in
      let operation = AsyncOperation()
      operation.completionBlock = { screen.act() }
      screen.object = operation
      operation.start()
    },
    loaded("result closure of an operation that ended", .leaked, "loaded") { screen in
      let operation = LoadOperation()
      operation.loaded = { _ in screen.act() }
      screen.object = operation
      OperationQueue().addOperation(operation)
    },
    loaded("queue that is kept, operations ended", .none) { screen in
      let queue = OperationQueue()
      screen.object = queue
      queue.addOperation { withExtendedLifetime(screen) {} }
    },
    loaded("thread that ended", .none) { screen in
      let thread = Thread { withExtendedLifetime(screen) {} }
      screen.object = thread
      thread.start()
    },
    loaded("thread that never started", .leaked, "Thread") { screen in
      screen.object = Thread { withExtendedLifetime(screen) {} }
    },
    loaded("timer that was invalidated", .none) { screen in
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in screen.act() }
      screen.object = timer
      timer.invalidate()
    },
    loaded("timer that invalidates itself", .none) { screen in
      screen.object = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
        screen.act()
        timer.invalidate()
      }
    },
    loaded("timer of every visit, screen weak", .none) { screen in
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak screen] _ in
        screen?.act()
      }
    },
    loaded("timer of every visit that ends after a while", .none, script: "repeat 5 { open; back }")
    {
      screen in
      var ticks = 0
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak screen] timer in
        screen?.act()
        ticks += 1
        if ticks == 100 { timer.invalidate() }
      }
    },
    loaded(
      "timer of every visit that goes on", .growing, "Timer", script: "repeat 5 { open; back }"
    ) {
      screen in
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak screen] _ in
        screen?.act()
      }
    },
    loaded(
      "timer that counts up, and ends soon", .none,
      script: "open; back; expect no findings; advance 2s"
    ) { screen in
      tick(screen, every: 0.05, times: 20)
    },
    loaded(
      "timer that counts down for a minute", .abandoned, "the run loop",
      cut: "block → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      tick(screen, every: 1, times: 60)
    },
    loaded(
      "timer that counts up at every visit", .none, script: "repeat 5 { open; back }; advance 6s"
    ) { screen in
      tick(screen, every: 0.05, times: 20)
    },
    loaded(
      "source that cancels itself", .none, script: "open; back; expect no findings; advance 2s"
    ) { screen in
      let source = DispatchSource.makeTimerSource(queue: .main)
      var count = 0
      source.schedule(deadline: .now(), repeating: .milliseconds(50))
      source.setEventHandler {
        screen.act()
        count += 1
        if count == 20 { source.cancel() }
      }
      source.resume()
    },
    loaded("timer that fired once", .none) { screen in
      screen.object = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
        screen.act()
      }
    },
    loaded("timer of a mode, invalidated", .none) { screen in
      let timer = Timer(timeInterval: 1, repeats: true) { _ in screen.act() }
      RunLoop.main.add(timer, forMode: .common)
      screen.object = timer
      timer.invalidate()
    },
    loaded("timer invalidated when the screen goes", .none) { screen in
      let timer = Timer(timeInterval: 1, repeats: true) { [weak screen] _ in screen?.act() }
      RunLoop.main.add(timer, forMode: .common)
      screen.object = timer
    },
    loaded("dispatch timer cancelled from its handler", .none) { screen in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now(), repeating: 0.01)
      timer.setEventHandler {
        screen.act()
        timer.cancel()
      }
      timer.resume()
    },
    loaded("cancel handler of a source", .none) { screen in
      let source = DispatchSource.makeTimerSource(queue: .global())
      source.schedule(deadline: .distantFuture)
      source.setCancelHandler { withExtendedLifetime(screen) {} }
      source.resume()
      screen.any = source
      source.cancel()
    },
    loaded("token of an observer that was removed", .none) { screen in
      let token = NotificationCenter.default.addObserver(
        forName: .init("gone"), object: nil, queue: .main
      ) { _ in screen.act() }
      screen.object = token
      NotificationCenter.default.removeObserver(token)
    },
    loaded("observer that removes itself", .none) { screen in
      var token: NSObjectProtocol?
      token = NotificationCenter.default.addObserver(
        forName: .init("once"), object: nil, queue: nil
      ) { _ in
        screen.act()
        token.map { NotificationCenter.default.removeObserver($0) }
        token = nil
      }
      NotificationCenter.default.post(name: .init("once"), object: nil)
    },
    loaded("object of an observer", .none) { screen in
      screen.object = NotificationCenter.default.addObserver(
        forName: .init("of"), object: screen, queue: nil
      ) { _ in }
    },
    loaded("center of its own", .leaked, "NotificationCenter") { screen in
      let center = NotificationCenter()
      screen.object = center
      screen.any = center.addObserver(forName: nil, object: nil, queue: nil) { _ in screen.act() }
    },
    loaded("cache emptied", .none) { screen in
      let cache = NSCache<NSString, Screen>()
      screen.object = cache
      cache.setObject(screen, forKey: "a")
      cache.removeAllObjects()
    },
    loaded("progress that ended", .leaked, "Progress") { screen in
      let progress = Progress(totalUnitCount: 1)
      progress.cancellationHandler = { screen.act() }
      screen.object = progress
      progress.completedUnitCount = 1
    },
    loaded("work item that ran", .leaked, "DispatchWorkItem") { screen in
      let item = DispatchWorkItem { screen.act() }
      screen.object = item
      DispatchQueue.main.async(execute: item)
    },
    loaded("notify of a work item", .none) { screen in
      let item = DispatchWorkItem {}
      item.notify(queue: .main) { screen.act() }
      screen.object = item
      DispatchQueue.main.async(execute: item)
    },
    loaded("predicate's block", .leaked, "NSPredicate") { screen in
      screen.object = NSPredicate { _, _ in
        screen.act()
        return true
      }
    },
    loaded("semaphore that was signalled", .none) { screen in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        withExtendedLifetime(screen) {}
        semaphore.signal()
      }
      semaphore.wait()
    },
    loaded("queue-specific value", .leaked, "Screen") { screen in
      let queue = DispatchQueue(label: "own")
      queue.setSpecific(key: DispatchSpecificKey<Screen>(), value: screen)
      screen.object = queue
    },
  ]
}
