import UIKit

/// The inner sequences of a sequence of sequences, subscribed to as they arrive.
private final class Flattening<Element> {
  enum Order { case together, latest, first, oneByOne(limit: Int) }

  private let order: Order
  private let sink: Sink<Element>
  private let lock = NSRecursiveLock()
  private var waiting: [Observable<Element>] = []
  private var running = 0
  private var generation = 0
  private var isOuterOver = false
  private let latest = SerialDisposable()
  let subscriptions = CompositeDisposable()

  init(_ order: Order, _ sink: Sink<Element>) {
    self.order = order
    self.sink = sink
    subscriptions.insert(latest)
  }

  func add(_ inner: Observable<Element>) {
    let starts: Bool = lock.withLock {
      switch order {
      case .together: break
      case .latest:
        generation += 1
        running = 0
      case .first: if running > 0 { return false }
      case .oneByOne(let limit):
        if running >= limit {
          waiting.append(inner)
          return false
        }
      }
      running += 1
      return true
    }
    if starts { start(inner) }
  }

  private func start(_ inner: Observable<Element>) {
    let number = lock.withLock { generation }
    let subscription = SingleAssignmentDisposable()
    let key = isLatest ? nil : subscriptions.insert(subscription)
    if isLatest { latest.disposable = subscription }
    subscription.setDisposable(
      inner.subscribe(
        AnyObserver { [self] event in
          switch event {
          case .next: if lock.withLock({ number == generation }) { sink.on(event) }
          case .error: if lock.withLock({ number == generation }) { sink.on(event) }
          case .completed:
            if let key { subscriptions.remove(for: key) }
            end(number)
          }
        }))
  }

  private var isLatest: Bool {
    if case .latest = order { true } else { false }
  }

  private func end(_ number: Int) {
    var next: Observable<Element>?
    let isOver: Bool = lock.withLock {
      guard number == generation else { return false }
      running -= 1
      if !waiting.isEmpty {
        next = waiting.removeFirst()
        running += 1
      }
      return isOuterOver && running == 0
    }
    if let next { start(next) }
    if isOver { sink.on(.completed) }
  }

  func endOuter() {
    let isOver = lock.withLock {
      isOuterOver = true
      return running == 0
    }
    if isOver { sink.on(.completed) }
  }
}

extension ObservableType {
  private func flatten<Source: ObservableConvertibleType>(
    _ order: Flattening<Source.Element>.Order,
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Producer { sink in
      let inner = Flattening(order, sink)
      inner.subscriptions.insert(
        source.subscribe(
          AnyObserver { event in
            switch event {
            case .next(let element):
              do { inner.add(try selector(element).asObservable()) } catch {
                sink.on(.error(error))
              }
            case .error(let error): sink.on(.error(error))
            case .completed: inner.endOuter()
            }
          }))
      return inner.subscriptions
    }
  }

  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatten(.together, selector)
  }

  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatten(.latest, selector)
  }

  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatten(.first, selector)
  }

  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatten(.oneByOne(limit: 1), selector)
  }

  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Observable<Observable<Element>>.from(sources).flatMap { $0 }
  }

  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    merge(Array(sources))
  }

  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }

  public static func concat<Sources: Sequence>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Observable<Observable<Element>>.from(Array(sources)).concatMap { $0 }
  }

  public func concat<Source: ObservableConvertibleType>(_ next: Source) -> Observable<Element>
  where Source.Element == Element {
    Observable<Element>.concat([asObservable(), next.asObservable()])
  }

  /// The sequence that sends first.
  public static func amb<Sources: Sequence>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    let sources = Array(sources)
    return Producer { sink in
      var winner: Int?
      let all = CompositeDisposable()
      for (index, source) in sources.enumerated() {
        all.insert(
          source.subscribe(
            AnyObserver { event in
              if winner == nil { winner = index }
              if winner == index { sink.on(event) }
            }))
      }
      return all
    }
  }

  public func amb<Source: ObservableType>(_ other: Source) -> Observable<Element>
  where Source.Element == Element {
    Observable.amb([asObservable(), other.asObservable()])
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  public func merge() -> Observable<Element.Element> { flatMap { $0 } }

  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    flatten(.oneByOne(limit: maxConcurrent)) { $0 }
  }

  public func concat() -> Observable<Element.Element> { concatMap { $0 } }
  public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}
