extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  public typealias CompletableObserver = (CompletableEvent) -> Void

  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    Completable(
      Observable<Never>.create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  public static func empty() -> Completable { Completable(.empty()) }
  public static func never() -> Completable { Completable(.never()) }
  public static func error(_ error: any Error) -> Completable { Completable(.error(error)) }

  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    primitiveSequence.source.subscribe { event in
      if let error = event.error { observer(.error(error)) } else { observer(.completed) }
    }
  }

  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  public func andThen(_ second: Completable) -> Completable {
    Completable(primitiveSequence.source.concat(second))
  }

  public func andThen<Next>(_ second: Single<Next>) -> Single<Next> {
    Single<Next>(then(second.source))
  }

  public func andThen<Next>(_ second: Maybe<Next>) -> Maybe<Next> {
    Maybe<Next>(then(second.source))
  }

  public func andThen<Next>(_ second: Observable<Next>) -> Observable<Next> { then(second) }

  private func then<Next>(_ second: Observable<Next>) -> Observable<Next> {
    let nothing: Observable<Next> = primitiveSequence.source.lift { event, sink in
      if let error = event.error { sink.on(.error(error)) } else { sink.on(.completed) }
    }
    return nothing.concat(second)
  }

  public func `do`(
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      primitiveSequence.source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  public func catchAndReturn() -> Completable {
    Completable(primitiveSequence.source.catch { _ in .empty() })
  }

  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

  public static func zip<Sources: Collection>(_ sources: Sources) -> Completable
  where Sources.Element == Completable {
    Completable(Observable<Never>.merge(sources.map(\.source)))
  }

  public static func merge(_ sources: Completable...) -> Completable { zip(sources) }

  public static func merge<Sources: Collection>(_ sources: Sources) -> Completable
  where Sources.Element == Completable { zip(sources) }

  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  public static func concat<Sources: Sequence>(_ sources: Sources) -> Completable
  where Sources.Element == Completable {
    Completable(Observable<Never>.concat(sources.map(\.source)))
  }

  public func concat(_ next: Completable) -> Completable { andThen(next) }

  public func asMaybe() -> Maybe<Element> { Maybe(primitiveSequence.source) }
}
