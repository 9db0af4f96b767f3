/// What failed, and how often it was tried again.
public struct RetryContext: Sendable {
  public let source: Source
  public let error: KingfisherError
  public internal(set) var retriedCount = 0
}

public enum RetryDecision {
  case retry(userInfo: Any?)
  case stop
}

/// Decides whether a failed load is tried again.
public protocol RetryStrategy: Sendable {
  func retry(context: RetryContext, retryHandler: @escaping @Sendable (RetryDecision) -> Void)
}

/// Tries again after a delay, in virtual time.
public struct DelayRetryStrategy: RetryStrategy {
  public enum Interval: Sendable {
    case seconds(TimeInterval)
    case accumulated(TimeInterval)
    case custom(block: @Sendable (_ retriedCount: Int) -> TimeInterval)

    func delay(after count: Int) -> TimeInterval {
      switch self {
      case .seconds(let seconds): seconds
      case .accumulated(let seconds): Double(count + 1) * seconds
      case .custom(let block): block(count)
      }
    }
  }

  public let maxRetryCount: Int
  public let retryInterval: Interval

  public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {
    self.maxRetryCount = maxRetryCount
    self.retryInterval = retryInterval
  }

  public func retry(
    context: RetryContext, retryHandler: @escaping @Sendable (RetryDecision) -> Void
  ) {
    guard context.retriedCount < maxRetryCount, case .responseError = context.error else {
      return retryHandler(.stop)
    }
    let delay = retryInterval.delay(after: context.retriedCount)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { retryHandler(.retry(userInfo: nil)) }
  }
}
