import RxSwift

/// How often, and after which delays, a sequence is subscribed to again.
public enum RepeatBehavior {
  case immediate(maxCount: UInt)
  case delayed(maxCount: UInt, time: Double)
  case exponentialDelayed(maxCount: UInt, initial: Double, multiplier: Double)
  case customTimerDelayed(maxCount: UInt, delayCalculator: (UInt) -> DispatchTimeInterval)

  fileprivate var count: UInt {
    switch self {
    case .immediate(let count), .delayed(let count, _), .exponentialDelayed(let count, _, _),
      .customTimerDelayed(let count, _):
      count
    }
  }

  /// The delay after an attempt, from 1.
  fileprivate func delay(after attempt: UInt) -> DispatchTimeInterval {
    switch self {
    case .immediate: .never
    case .delayed(_, let time): .milliseconds(Int(time * 1000))
    case .exponentialDelayed(_, let initial, let multiplier):
      .milliseconds(Int(initial * pow(1 + multiplier, Double(attempt - 1)) * 1000))
    case .customTimerDelayed(_, let calculate): calculate(attempt)
    }
  }
}

public typealias RetryPredicate = (any Error) -> Bool

extension ObservableType {
  /// Subscribes again after an error, until as many attempts as the behavior allows have failed.
  public func retry(
    _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRetry: RetryPredicate? = nil
  ) -> Observable<Element> {
    attempt(1, behavior, scheduler, shouldRetry)
  }

  private func attempt(
    _ attempt: UInt, _ behavior: RepeatBehavior, _ scheduler: any SchedulerType,
    _ shouldRetry: RetryPredicate?
  ) -> Observable<Element> {
    self.catch { error in
      guard behavior.count > attempt, shouldRetry?(error) ?? true else { return .error(error) }
      let next = { self.attempt(attempt + 1, behavior, scheduler, shouldRetry) }
      let delay = behavior.delay(after: attempt)
      guard delay != .never else { return next() }
      return Observable<Int>.timer(delay, scheduler: scheduler).flatMap { _ in next() }
    }
  }
}
