extension ObservableType {
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ other: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Producer { sink in
      var latest: Source.Element?
      let side = other.asObservable().subscribe(
        AnyObserver { event in
          switch event {
          case .next(let element): latest = element
          case .error(let error): sink.on(.error(error))
          case .completed: break
          }
        })
      let body = source.subscribe(
        AnyObserver { event in
          switch event {
          case .next(let element):
            guard let latest else { return }
            do { sink.on(.next(try resultSelector(element, latest))) } catch {
              sink.on(.error(error))
            }
          case .error(let error): sink.on(.error(error))
          case .completed: sink.on(.completed)
          }
        })
      return Disposables.create(side, body)
    }
  }

  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ other: Source
  ) -> Observable<Source.Element> {
    withLatestFrom(other) { $1 }
  }

  /// The latest element, whenever another sequence sends.
  public func sample<Source: ObservableType>(
    _ sampler: Source, defaultValue: Element? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      var latest = defaultValue
      let body = source.subscribe(
        AnyObserver { event in
          if let element = event.element { latest = element } else { sink.on(event) }
        })
      let side = sampler.asObservable().subscribe(
        AnyObserver { event in
          if let element = latest {
            latest = defaultValue
            sink.on(.next(element))
          }
          if event.isStopEvent { sink.on(.completed) }
        })
      return Disposables.create(body, side)
    }
  }
}
