import Foundation
import FoundationNetworking

/// A request that several handlers wait for; the last one that gives up cancels it.
///
/// It is unchecked because a lock guards its handlers.
package final class SharedRequest<Handler>: @unchecked Sendable {
  private let lock = NSLock()
  private var handlers: [Int: Handler] = [:]
  private var count = 0
  private var isOver = false
  private var dataTask: URLSessionDataTask?

  package init() {}

  package var task: URLSessionDataTask? { lock.withLock { dataTask } }

  package func resume(_ task: URLSessionDataTask) {
    lock.withLock { dataTask = task }
    task.resume()
  }

  /// Adds a handler and returns its number, unless the request has ended.
  package func add(_ handler: Handler) -> Int? {
    lock.withLock {
      guard !isOver else { return nil }
      count += 1
      handlers[count] = handler
      return count
    }
  }

  /// Removes a handler, and cancels the request if no other one waits.
  package func remove(_ number: Int) -> Handler? {
    let (handler, task) = lock.withLock { () -> (Handler?, URLSessionDataTask?) in
      let handler = handlers.removeValue(forKey: number)
      guard handler != nil, handlers.isEmpty else { return (handler, nil) }
      isOver = true
      return (handler, dataTask)
    }
    task?.cancel()
    return handler
  }

  /// The handlers' numbers, in the order in which they were added.
  package var numbers: [Int] { lock.withLock { handlers.keys.sorted() } }

  /// Ends the request, and removes its handlers, which are called once.
  package func end() -> [Handler] {
    lock.withLock {
      defer { handlers = [:] }
      isOver = true
      return handlers.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
