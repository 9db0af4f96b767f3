extension ObservableType {
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    lift { event, sink in sink.on(event.map(transform)) }
  }

  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    lift { event, sink in
      switch event {
      case .next(let element): if let result = try transform(element) { sink.on(.next(result)) }
      case .error(let error): sink.on(.error(error))
      case .completed: sink.on(.completed)
      }
    }
  }

  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    scan(into: seed) { $0 = try accumulator($0, $1) }
  }

  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    liftEach {
      var result = seed
      return { event, sink in
        sink.on(
          event.map { element in
            try accumulator(&result, element)
            return result
          })
      }
    }
  }

  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    liftEach {
      var result = seed
      return { event, sink in
        switch event {
        case .next(let element): result = try accumulator(result, element)
        case .error(let error): sink.on(.error(error))
        case .completed:
          sink.on(.next(result))
          sink.on(.completed)
        }
      }
    }
  }

  public func reduce<Accumulated, Result>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) throws -> Accumulated,
    mapResult: @escaping (Accumulated) throws -> Result
  ) -> Observable<Result> {
    reduce(seed, accumulator: accumulator).map(mapResult)
  }

  public func toArray() -> Single<[Element]> {
    reduce([]) { $0 + [$1] }.asSingle()
  }

  public func enumerated() -> Observable<(index: Int, element: Element)> {
    liftEach {
      var index = -1
      return { event, sink in
        sink.on(
          event.map { element in
            index += 1
            return (index: index, element: element)
          })
      }
    }
  }

  public func materialize() -> Observable<Event<Element>> {
    lift { event, sink in
      sink.on(.next(event))
      if event.isStopEvent { sink.on(.completed) }
    }
  }

  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      for element in elements { sink.on(.next(element)) }
      return source.subscribe(sink)
    }
  }

  public func ifEmpty(default element: Element) -> Observable<Element> {
    liftEach {
      var isEmpty = true
      return { event, sink in
        if event.isCompleted, isEmpty { sink.on(.next(element)) }
        isEmpty = false
        sink.on(event)
      }
    }
  }

  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      var isEmpty = true
      let inner = SerialDisposable()
      inner.disposable = source.subscribe(
        AnyObserver { event in
          if event.isCompleted, isEmpty {
            inner.disposable = other.subscribe(sink)
          } else {
            isEmpty = false
            sink.on(event)
          }
        })
      return inner
    }
  }

  /// The element with an object that isn't retained; ends when the object is deallocated.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }

  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    lift { [weak object] event, sink in
      switch event {
      case .next(let element):
        if let object {
          sink.on(.next(resultSelector(object, element)))
        } else {
          sink.on(.completed)
        }
      case .error(let error): sink.on(.error(error))
      case .completed: sink.on(.completed)
      }
    }
  }

  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let body = lift { (event: Event<Element>, sink: Sink<Element>) in
      switch event {
      case .next(let element):
        try onNext?(element)
        sink.on(event)
        try afterNext?(element)
      case .error(let error):
        try onError?(error)
        sink.on(event)
        try afterError?(error)
      case .completed:
        try onCompleted?()
        sink.on(event)
        try afterCompleted?()
      }
    }
    guard onSubscribe != nil || onSubscribed != nil || onDispose != nil else { return body }
    return Producer { sink in
      onSubscribe?()
      let subscription = body.subscribe(sink)
      onSubscribed?()
      return Disposables.create(subscription, Disposables.create { onDispose?() })
    }
  }

  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> Observable<Element> {
    let name = identifier ?? "\(function):\(line)"
    return self.do(
      onNext: { print("\(name) -> Event next(\($0))") },
      onError: { print("\(name) -> Event error(\($0))") },
      onCompleted: { print("\(name) -> Event completed") },
      onSubscribe: { print("\(name) -> subscribed") },
      onDispose: { print("\(name) -> isDisposed") })
  }
}

extension ObservableType where Element: EventConvertible {
  public func dematerialize() -> Observable<Element.Element> {
    lift { event, sink in
      switch event {
      case .next(let inner): sink.on(inner.event)
      case .error(let error): sink.on(.error(error))
      case .completed: sink.on(.completed)
      }
    }
  }
}
