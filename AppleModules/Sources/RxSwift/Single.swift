extension PrimitiveSequenceType where Trait == SingleTrait {
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    Single(
      Observable.create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      })
  }

  public static func just(_ element: Element) -> Single<Element> { Single(.just(element)) }
  public static func error(_ error: any Error) -> Single<Element> { Single(.error(error)) }
  public static func never() -> Single<Element> { Single(.never()) }

  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    primitiveSequence.source.subscribe { event in
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.failure(error))
      case .completed: break
      }
    }
  }

  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: @escaping (any Error) -> Void
  ) -> any Disposable {
    primitiveSequence.source.subscribe(onNext: onSuccess, onError: onError)
  }

  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single(primitiveSequence.source.map(transform))
  }

  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe(primitiveSequence.source.compactMap(transform))
  }

  public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(primitiveSequence.source.filter(isIncluded))
  }

  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single<Result>(primitiveSequence.source.flatMap(selector))
  }

  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(primitiveSequence.source.flatMap(selector))
  }

  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    Completable(primitiveSequence.source.flatMap(selector))
  }

  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      primitiveSequence.source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(primitiveSequence.source.catchAndReturn(element))
  }

  public func catchErrorJustReturn(_ element: Element) -> Single<Element> {
    catchAndReturn(element)
  }

  public func asMaybe() -> Maybe<Element> { Maybe(primitiveSequence.source) }

  public func asCompletable() -> Completable {
    Completable(primitiveSequence.source.ignoreElements())
  }

  public static func zip<One, Two>(
    _ one: Single<One>, _ two: Single<Two>,
    resultSelector: @escaping (One, Two) throws -> Element
  ) -> Single<Element> {
    Single(Observable.zip(one, two, resultSelector: resultSelector))
  }

  public static func zip<One, Two, Three>(
    _ one: Single<One>, _ two: Single<Two>, _ three: Single<Three>,
    resultSelector: @escaping (One, Two, Three) throws -> Element
  ) -> Single<Element> {
    Single(Observable.zip(one, two, three, resultSelector: resultSelector))
  }

  public static func zip<Sources: Collection>(_ sources: Sources) -> Single<[Element]>
  where Sources.Element == PrimitiveSequence<SingleTrait, Element> {
    Single<[Element]>(
      sources.isEmpty ? .just([]) : Observable.zip(sources.map { $0.source }))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
  public static func zip<One, Two>(
    _ one: Single<One>, _ two: Single<Two>
  ) -> Single<(One, Two)> {
    Single<(One, Two)>(Observable<(One, Two)>.zip(one, two) { ($0, $1) })
  }

  public static func zip<One, Two, Three>(
    _ one: Single<One>, _ two: Single<Two>, _ three: Single<Three>
  ) -> Single<(One, Two, Three)> {
    Single<(One, Two, Three)>(
      Observable<(One, Two, Three)>.zip(one, two, three) { ($0, $1, $2) })
  }
}

extension Result where Failure == any Error {
  /// RxSwift 5's name for a failure.
  public static func error(_ error: any Error) -> Self { .failure(error) }
}
