import Foundation

// RxSwift 4 counted time in seconds.

extension RxTimeInterval {
  /// An interval of a number of seconds and fractions of a second.
  public static func inSeconds(_ seconds: TimeInterval) -> RxTimeInterval {
    .nanoseconds(Int(clamping: Int64((seconds * 1_000_000_000).rounded())))
  }
}

extension ObservableType {
  public func debounce(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    debounce(.inSeconds(seconds), scheduler: scheduler)
  }

  public func throttle(
    _ seconds: TimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    throttle(.inSeconds(seconds), latest: latest, scheduler: scheduler)
  }

  public func delay(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    delay(.inSeconds(seconds), scheduler: scheduler)
  }

  public func delaySubscription(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    delaySubscription(.inSeconds(seconds), scheduler: scheduler)
  }

  public func timeout(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(.inSeconds(seconds), scheduler: scheduler)
  }

  public func take(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    take(for: .inSeconds(seconds), scheduler: scheduler)
  }

  public func buffer(
    timeSpan seconds: TimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    buffer(timeSpan: .inSeconds(seconds), count: count, scheduler: scheduler)
  }
}

extension ObservableType where Element: FixedWidthInteger {
  public static func interval(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    interval(.inSeconds(seconds), scheduler: scheduler)
  }

  public static func timer(
    _ seconds: TimeInterval, period: TimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(.inSeconds(seconds), period: period.map { .inSeconds($0) }, scheduler: scheduler)
  }
}
