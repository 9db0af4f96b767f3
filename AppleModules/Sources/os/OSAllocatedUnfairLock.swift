import Synchronization

/// A value protected by a lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // The state is accessed only while the lock is held.
  private final class Storage {
    let mutex = Mutex(())
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  public init(initialState: State) {
    storage = Storage(initialState)
  }

  public init(uncheckedState: State) {
    storage = Storage(uncheckedState)
  }

  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try storage.mutex.withLock { _ in try body(&storage.state) }
  }

  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try storage.mutex.withLock { _ in try body(&storage.state) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() {
    self.init(initialState: ())
  }
}
