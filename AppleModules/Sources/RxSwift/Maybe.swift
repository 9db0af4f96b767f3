extension PrimitiveSequenceType where Trait == MaybeTrait {
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      Observable.create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  public static func just(_ element: Element) -> Maybe<Element> { Maybe(.just(element)) }
  public static func empty() -> Maybe<Element> { Maybe(.empty()) }
  public static func never() -> Maybe<Element> { Maybe(.never()) }
  public static func error(_ error: any Error) -> Maybe<Element> { Maybe(.error(error)) }

  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      primitiveSequence.source.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
        onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
        onSubscribed: onSubscribed, onDispose: onDispose))
  }

  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    var isOver = false
    return primitiveSequence.source.subscribe { event in
      switch event {
      case .next(let element):
        isOver = true
        observer(.success(element))
      case .error(let error): observer(.error(error))
      case .completed: if !isOver { observer(.completed) }
      }
    }
  }

  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      onNext: onSuccess, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      with: object, onNext: onSuccess, onError: onError, onCompleted: onCompleted,
      onDisposed: onDisposed)
  }

  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe(primitiveSequence.source.map(transform))
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
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(primitiveSequence.source.flatMap(selector))
  }

  public func ifEmpty(default element: Element) -> Single<Element> {
    Single(primitiveSequence.source.ifEmpty(default: element))
  }

  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(primitiveSequence.source.ifEmpty(switchTo: other.asObservable()))
  }

  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(primitiveSequence.source.ifEmpty(switchTo: other.asObservable()))
  }

  public func asSingle() -> Single<Element> { Single(primitiveSequence.source) }

  public func asCompletable() -> Completable {
    Completable(primitiveSequence.source.ignoreElements())
  }

  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    Maybe(primitiveSequence.source.catchAndReturn(element))
  }
}
