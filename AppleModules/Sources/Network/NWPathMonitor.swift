import Synchronization
import UIKit

/// Tells the app whether the device has a connection: `network offline` in a script disconnects it.
///
/// As on iOS, the system doesn't retain a monitor. The first path arrives after `start(queue:)` has returned.
/// A handler for another queue than the main one runs on the main thread while that queue waits, so that a step sees
/// what the handler does.
// The app sets the handler, and reads it on its own queue, as on iOS; the rest is guarded by a lock.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
  private let type: NWInterface.InterfaceType?
  private let prohibited: [NWInterface.InterfaceType]
  private let started = Mutex<DispatchQueue?>(nil)
  private let streams = Mutex<[Int: AsyncStream<NWPath>.Continuation]>([:])

  private var listeners: [AsyncStream<NWPath>.Continuation] {
    streams.withLock { $0.values.map(\.self) }
  }

  public init() {
    type = nil
    prohibited = []
  }

  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    type = requiredInterfaceType
    prohibited = []
  }

  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    type = nil
    prohibited = prohibitedInterfaceTypes
  }

  public var queue: DispatchQueue? { started.withLock { $0 } }

  public var currentPath: NWPath {
    let path = NWPath(status: NetworkConnection.current.isAvailable ? .satisfied : .unsatisfied)
    let isAllowed =
      type.map(path.usesInterfaceType) ?? !prohibited.contains(where: path.usesInterfaceType)
    return isAllowed ? path : NWPath(status: .unsatisfied)
  }

  public func start(queue: DispatchQueue) {
    let isNew = started.withLock { known in
      defer { known = known ?? queue }
      return known == nil
    }
    guard isNew else { return }
    NetworkConnection.current.add(self)
    DispatchQueue.main.async { [weak self] in self?.connectionDidChange() }
  }

  public func cancel() {
    started.withLock { $0 = nil }
    NetworkConnection.current.remove(self)
    for stream in listeners { stream.finish() }
  }
}

extension NWPathMonitor: NetworkConnectionObserver {
  public func connectionDidChange() {
    let path = currentPath
    for stream in listeners { stream.yield(path) }
    guard let queue, let pathUpdateHandler else { return }
    NetworkConnection.notify(on: queue) { pathUpdateHandler(path) }
  }
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath

  /// The paths from now on, as long as the iterator lives.
  public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self)
    let key = streams.withLock { streams in
      let key = (streams.keys.max() ?? 0) + 1
      streams[key] = continuation
      return key
    }
    continuation.onTermination = { [weak self] _ in self?.streams.withLock { $0[key] = nil } }
    if queue == nil {
      start(queue: .main)
    } else {
      continuation.yield(currentPath)
    }
    return stream.makeAsyncIterator()
  }
}
