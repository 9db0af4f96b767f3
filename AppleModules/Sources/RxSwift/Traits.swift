/// A sequence with a fixed number of elements.
public struct PrimitiveSequence<Trait, Element> {
  let source: Observable<Element>

  init(_ source: Observable<Element>) {
    self.source = source
  }
}

public enum SingleTrait {}
public enum MaybeTrait {}
public enum CompletableTrait {}

public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

public typealias SingleEvent<Element> = Result<Element, any Error>

public enum MaybeEvent<Element> {
  case success(Element)
  case error(any Error)
  case completed
}

public enum CompletableEvent {
  case error(any Error)
  case completed
}

public protocol PrimitiveSequenceType {
  associatedtype Trait
  associatedtype Element
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType, ObservableConvertibleType {
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
  public func asObservable() -> Observable<Element> { source }

  public static func deferred(_ make: @escaping () throws -> Self) -> Self {
    Self(.deferred { try make().source })
  }

  public func observe(on scheduler: any ImmediateSchedulerType) -> Self {
    Self(source.observe(on: scheduler))
  }

  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Self { observe(on: scheduler) }

  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self {
    Self(source.subscribe(on: scheduler))
  }

  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Self {
    subscribe(on: scheduler)
  }

  public func delay(_ time: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    Self(source.delay(time, scheduler: scheduler))
  }

  public func delaySubscription(_ time: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    Self(source.delaySubscription(time, scheduler: scheduler))
  }

  public func timeout(_ time: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    Self(source.timeout(time, scheduler: scheduler))
  }

  public func `catch`(_ handler: @escaping (any Error) throws -> Self) -> Self {
    Self(source.catch { try handler($0).source })
  }

  public func catchError(_ handler: @escaping (any Error) throws -> Self) -> Self {
    `catch`(handler)
  }

  public func retry() -> Self { Self(source.retry()) }
  public func retry(_ maxAttemptCount: Int) -> Self { Self(source.retry(maxAttemptCount)) }

  public func retry<Trigger: ObservableType>(
    when handler: @escaping (Observable<any Error>) -> Trigger
  ) -> Self {
    Self(source.retry(when: handler))
  }

  public func debug(_ identifier: String? = nil) -> Self { Self(source.debug(identifier)) }

  public static func using<Resource: Disposable>(
    _ make: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> Self
  ) -> Self {
    Self(.using(make) { try primitiveSequenceFactory($0).source })
  }
}

extension PrimitiveSequence where Element: FixedWidthInteger {
  public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    Self(.timer(dueTime, scheduler: scheduler))
  }
}

extension ObservableConvertibleType {
  /// The one element, or an error if there is none or more.
  func exactlyOne(orNone: Bool) -> Observable<Element> {
    let source = asObservable()
    return source.liftEach {
      var found: Element?
      return { event, sink in
        switch event {
        case .next(let element):
          if found != nil { return sink.on(.error(RxError.moreThanOneElement)) }
          found = element
        case .error: sink.on(event)
        case .completed:
          if let found {
            sink.on(.next(found))
            sink.on(.completed)
          } else {
            sink.on(orNone ? .completed : .error(RxError.noElements))
          }
        }
      }
    }
  }
}

extension ObservableType {
  public func asSingle() -> Single<Element> { Single(exactlyOne(orNone: false)) }
  public func asMaybe() -> Maybe<Element> { Maybe(exactlyOne(orNone: true)) }
}

extension ObservableType where Element == Never {
  public func asCompletable() -> Completable { Completable(asObservable()) }
}
