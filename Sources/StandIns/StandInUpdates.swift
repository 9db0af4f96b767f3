import HeadlessUIKit
import Synchronization

/// The elements of a missing module's asynchronous sequence; the shell sends each one.
///
/// The sequence waits until its loop's task ends, as updates of a location, purchases or a socket
/// do, and the missing module retains what resumes the task.
public func standInUpdates(
  _ standIn: Any?, file: StaticString = #fileID, line: UInt = #line
) -> AsyncStream<StandIn> {
  AsyncStream { continuation in
    let sender = SeamHandler { continuation.yield(StandIn()) }
    let number = senders.withLock { $0.add(sender) }
    continuation.onTermination = { _ in
      // Its release may run the app's code, which may begin another loop.
      let ended = senders.withLock { $0.waiting.removeValue(forKey: number) }
      withExtendedLifetime(ended) {}
    }
    Seam.add(Seam(name: "next element", file: "\(file)", line: Int(line), keptBy: sender))
  }
}

private let senders = Mutex(Senders())

/// What resumes the loops that wait, by the order in which they began.
// Unchecked: the senders' closures capture only continuations, which are Sendable.
private struct Senders: @unchecked Sendable {
  var waiting: [Int: SeamHandler] = [:]
  private var count = 0

  mutating func add(_ sender: SeamHandler) -> Int {
    count += 1
    waiting[count] = sender
    return count
  }
}
