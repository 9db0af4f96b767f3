@_exported import RxRelay

/// What a shared sequence sends to later observers.
public protocol SharingStrategyProtocol {
  static var scheduler: any SchedulerType { get }
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

public struct DriverSharingStrategy: SharingStrategyProtocol {
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

public struct SignalSharingStrategy: SharingStrategyProtocol {
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

public enum SharingScheduler {
  // An app's tests replace it for the time of an action, on the thread that subscribes.
  nonisolated(unsafe) public private(set) static var make: () -> any SchedulerType = {
    MainScheduler.instance
  }

  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    let before = make
    make = { scheduler }
    defer { make = before }
    try action()
  }
}

/// A sequence on the main thread that can't fail and that its observers share.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType
{
  // The names of versions before 5.
  public typealias S = SharingStrategy
  public typealias E = Element

  let source: Observable<Element>

  init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  init(shared source: Observable<Element>) {
    self.source = source
  }

  public func asObservable() -> Observable<Element> { source }
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  public func asObservable() -> Observable<Element> { asSharedSequence().source }
}

extension SharedSequence {
  public static func empty() -> Self { Self(shared: .empty()) }
  public static func never() -> Self { Self(shared: .never()) }
  public static func just(_ element: Element) -> Self { Self(shared: .just(element)) }
  public static func of(_ elements: Element...) -> Self { Self(.from(elements)) }
  public static func from(_ elements: [Element]) -> Self { Self(.from(elements)) }
  public static func from(optional: Element?) -> Self { Self(.from(optional: optional)) }
  public static func deferred(_ make: @escaping () -> Self) -> Self {
    Self(.deferred { make().source })
  }
  public static func merge(_ sources: Self...) -> Self { Self(.merge(sources.map(\.source))) }
  public static func merge(_ sources: [Self]) -> Self { Self(.merge(sources.map(\.source))) }
  public static func concat(_ sources: Self...) -> Self { Self(.concat(sources.map(\.source))) }
}

extension SharedSequence where Element: FixedWidthInteger {
  public static func interval(_ period: RxTimeInterval) -> Self {
    Self(.interval(period, scheduler: SharingStrategy.scheduler))
  }

  public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> Self {
    Self(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
