public typealias ExecutionQueue = CallbackQueue

/// The queue that a completion handler is called on.
public enum CallbackQueue: Sendable {
  case mainAsync
  /// At once on the main thread, otherwise in a later turn of it.
  case mainCurrentOrAsync
  case untouch
  case dispatch(DispatchQueue)
  case operationQueue(OperationQueue)

  public func execute(_ block: @escaping @Sendable () -> Void) {
    switch self {
    case .mainCurrentOrAsync where MainThread.isCurrent: block()
    case .mainAsync, .mainCurrentOrAsync: DispatchQueue.main.async { block() }
    case .untouch: block()
    case .dispatch(let queue): queue.async { block() }
    case .operationQueue(let queue): queue.addOperation { block() }
    }
  }
}

/// Runs a view's part of a completion handler on the main thread.
@preconcurrency func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
  CallbackQueue.mainCurrentOrAsync.execute { MainActor.assumeIsolated { body() } }
}
