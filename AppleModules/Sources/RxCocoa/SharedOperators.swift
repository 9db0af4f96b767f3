extension SharedSequenceConvertibleType {
  private var source: Observable<Element> { asObservable() }

  public func map<Result>(
    _ transform: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(source.map(transform))
  }

  public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(source.compactMap(transform))
  }

  public func filter(
    _ isIncluded: @escaping (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.filter(isIncluded))
  }

  public func flatMap<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence(source.flatMap(selector))
  }

  public func flatMapLatest<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence(source.flatMapLatest(selector))
  }

  public func flatMapFirst<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence(source.flatMapFirst(selector))
  }

  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      source.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  public func debug(_ identifier: String? = nil) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.debug(identifier))
  }

  public func distinctUntilChanged<Key: Equatable>(
    _ key: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.distinctUntilChanged(key))
  }

  public func distinctUntilChanged(
    _ areEqual: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.distinctUntilChanged(areEqual))
  }

  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.startWith(element))
  }

  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.skip(count))
  }

  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(source.scan(seed, accumulator: accumulator))
  }

  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) -> Void
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(source.scan(into: seed, accumulator: accumulator))
  }

  public func throttle(
    _ time: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      source.throttle(time, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  public func debounce(_ time: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.debounce(time, scheduler: SharingStrategy.scheduler))
  }

  public func delay(_ time: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.delay(time, scheduler: SharingStrategy.scheduler))
  }

  public func withLatestFrom<Other: SharedSequenceConvertibleType>(
    _ other: Other
  ) -> SharedSequence<SharingStrategy, Other.Element> {
    SharedSequence(source.withLatestFrom(other.asSharedSequence()))
  }

  public func withLatestFrom<Other: SharedSequenceConvertibleType, Result>(
    _ other: Other, resultSelector: @escaping (Element, Other.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Other.SharingStrategy == SharingStrategy {
    SharedSequence(source.withLatestFrom(other.asSharedSequence(), resultSelector: resultSelector))
  }

  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence(source.withUnretained(object))
  }

  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(source.withUnretained(object, resultSelector: resultSelector))
  }

  public func asDriver() -> Driver<Element> { Driver(source.observe(on: MainScheduler.instance)) }
  public func asSignal() -> Signal<Element> { Signal(source.observe(on: MainScheduler.instance)) }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().flatMapLatest { $0.asSharedSequence() })
  }

  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().flatMap { $0.asSharedSequence() })
  }
}
