import Dispatch
import Synchronization

/// Learns when the device's connection to the network comes or goes.
///
/// - Note: Not in UIKit.
public protocol NetworkConnectionObserver: AnyObject, Sendable {
  /// Called on the main thread.
  @MainActor func connectionDidChange()
}

/// The device's connection to the network, as far as an app asks about it before it sends a request.
///
/// The host decides whether there is one; the modules that monitor connections observe it, from any thread.
///
/// - Note: Not in UIKit.
public final class NetworkConnection: Sendable {
  public static let current = NetworkConnection()

  private struct State {
    var isAvailable = true
    var observers: [Observer] = []
  }

  private struct Observer: Sendable {
    weak var object: (any NetworkConnectionObserver)?
  }

  private let state = Mutex(State())

  public var isAvailable: Bool { state.withLock { $0.isAvailable } }

  /// Notifies an object of every change as long as it lives.
  public func add(_ observer: any NetworkConnectionObserver) {
    state.withLock { state in
      state.observers.removeAll { $0.object == nil || $0.object === observer }
      state.observers.append(Observer(object: observer))
    }
  }

  public func remove(_ observer: any NetworkConnectionObserver) {
    state.withLock { state in
      state.observers.removeAll { $0.object == nil || $0.object === observer }
    }
  }

  /// Connects or disconnects the device; the observers learn of a change.
  @MainActor public func setAvailable(_ isAvailable: Bool) {
    let observers = state.withLock { state in
      guard state.isAvailable != isAvailable else { return [Observer]() }
      state.isAvailable = isAvailable
      return state.observers
    }
    for observer in observers { observer.object?.connectionDidChange() }
  }

  /// Calls a closure on an observer's queue, and returns when it has returned, so that a step sees what it does.
  ///
  /// Swift on Linux makes a new object for the main queue each time, so only the label identifies it.
  public static func notify(on queue: DispatchQueue, _ body: () -> Void) {
    if queue.label == DispatchQueue.main.label { body() } else { queue.sync(execute: body) }
  }

  /// Connects the next device, which nothing observes yet.
  @MainActor func reset() {
    state.withLock { $0 = State() }
  }
}
