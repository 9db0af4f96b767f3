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
    let key = ObjectIdentifier(sender)
    senders.withLock { $0[key] = Sender(handler: sender) }
    continuation.onTermination = { _ in
      let ended = senders.withLock { $0.removeValue(forKey: key) }
      withExtendedLifetime(ended) {}
    }
    Seam.add(Seam(name: "next element", file: "\(file)", line: Int(line), keptBy: sender))
  }
}

private let senders = Mutex<[ObjectIdentifier: Sender]>([:])

// Unchecked: its closure captures only a continuation, which is Sendable.
private struct Sender: @unchecked Sendable {
  let handler: SeamHandler
}
