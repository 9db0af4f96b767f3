extension ObservableType {
  public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> Observable<Element> {
    lift { event, sink in
      if let element = event.element, try !isIncluded(element) { return }
      sink.on(event)
    }
  }

  public func ignoreElements() -> Observable<Never> {
    lift { event, sink in
      switch event {
      case .next: break
      case .error(let error): sink.on(.error(error))
      case .completed: sink.on(.completed)
      }
    }
  }

  /// The result of RxSwift up to version 5.
  @_disfavoredOverload
  public func ignoreElements() -> Completable { Completable(ignoreElements()) }

  public func distinctUntilChanged(
    _ areEqual: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    liftEach {
      var last: Element?
      return { event, sink in
        if let element = event.element {
          if let last, try areEqual(last, element) { return }
          last = element
        }
        sink.on(event)
      }
    }
  }

  public func distinctUntilChanged<Key: Equatable>(
    _ key: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged { try key($0) == key($1) }
  }

  public func distinctUntilChanged<Property: Equatable>(
    at path: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: path] == $1[keyPath: path] }
  }

  public func skip(_ count: Int) -> Observable<Element> {
    liftEach {
      var left = count
      return { event, sink in
        if !event.isStopEvent, left > 0 {
          left -= 1
        } else {
          sink.on(event)
        }
      }
    }
  }

  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    liftEach {
      var isOn = false
      return { event, sink in
        if let element = event.element, !isOn { isOn = try !predicate(element) }
        if isOn || event.isStopEvent { sink.on(event) }
      }
    }
  }

  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      var isOn = false
      let gate = other.asObservable().subscribe(
        AnyObserver { if $0.element != nil { isOn = true } })
      let body = source.subscribe(AnyObserver { if isOn || $0.isStopEvent { sink.on($0) } })
      return Disposables.create(gate, body)
    }
  }

  public func take(_ count: Int) -> Observable<Element> {
    guard count > 0 else { return .empty() }
    return liftEach {
      var left = count
      return { event, sink in
        left -= 1
        sink.on(event)
        if left == 0 { sink.on(.completed) }
      }
    }
  }

  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<
    Element
  > {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }

  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(until: { try !predicate($0) }, behavior: behavior)
  }

  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    lift { event, sink in
      guard let element = event.element, try predicate(element) else { return sink.on(event) }
      if behavior == .inclusive { sink.on(event) }
      sink.on(.completed)
    }
  }

  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let gate = other.asObservable().subscribe(
        AnyObserver { event in
          switch event {
          case .next: sink.on(.completed)
          case .error(let error): sink.on(.error(error))
          case .completed: break
          }
        })
      return Disposables.create(gate, source.subscribe(sink))
    }
  }

  public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
    take(until: other)
  }

  public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    take(while: predicate)
  }

  public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    skip(while: predicate)
  }

  public func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
    skip(until: other)
  }

  public func takeLast(_ count: Int) -> Observable<Element> {
    liftEach {
      var last: [Element] = []
      return { event, sink in
        if let element = event.element {
          last = (last + [element]).suffix(count)
          return
        }
        if event.isCompleted { for element in last { sink.on(.next(element)) } }
        sink.on(event)
      }
    }
  }

  public func element(at index: Int) -> Observable<Element> { skip(index).take(1) }
  public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }

  public func single() -> Observable<Element> { asSingle().asObservable() }

  public func single(_ isIncluded: @escaping (Element) throws -> Bool) -> Observable<Element> {
    filter(isIncluded).single()
  }

  public func first() -> Single<Element?> {
    map(Optional.some).ifEmpty(default: nil).take(1).asSingle()
  }
}

public enum TakeBehavior {
  case inclusive, exclusive
}

extension ObservableType where Element: Equatable {
  public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged(==) }
}
