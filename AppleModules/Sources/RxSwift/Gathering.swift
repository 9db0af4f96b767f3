import UIKit

/// The latest or the next element of each of several sequences.
private final class Gathering {
  private let lock = NSRecursiveLock()
  private var queues: [[Any]]
  private var isOver: [Bool]
  private let isZip: Bool

  init(_ count: Int, isZip: Bool) {
    queues = Array(repeating: [], count: count)
    isOver = Array(repeating: false, count: count)
    self.isZip = isZip
  }

  /// Adds an element; returns one element of each sequence once all have one.
  func take(_ element: Any, at index: Int) -> [Any]? {
    lock.withLock {
      if isZip { queues[index].append(element) } else { queues[index] = [element] }
      guard queues.allSatisfy({ !$0.isEmpty }) else { return nil }
      let all = queues.map { $0[0] }
      if isZip { for position in queues.indices { queues[position].removeFirst() } }
      return all
    }
  }

  /// Marks a sequence as ended; returns whether no combination can follow.
  func end(at index: Int) -> Bool {
    lock.withLock {
      isOver[index] = true
      return isZip
        ? zip(isOver, queues).contains { $0 && $1.isEmpty } : isOver.allSatisfy { $0 }
    }
  }

  var isExhausted: Bool {
    lock.withLock { isZip && zip(isOver, queues).contains { $0 && $1.isEmpty } }
  }
}

/// A sequence whose element type is erased.
private func erased<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Any> {
  source.asObservable().map { $0 }
}

private func gathered<Result>(
  _ sources: [Observable<Any>], isZip: Bool, _ combine: @escaping ([Any]) throws -> Result
) -> Observable<Result> {
  guard !sources.isEmpty else { return .empty() }
  return Producer { sink in
    let gathering = Gathering(sources.count, isZip: isZip)
    let all = CompositeDisposable()
    for (index, source) in sources.enumerated() {
      all.insert(
        source.subscribe(
          AnyObserver { event in
            switch event {
            case .next(let element):
              guard let elements = gathering.take(element, at: index) else { return }
              do { sink.on(.next(try combine(elements))) } catch { sink.on(.error(error)) }
              if gathering.isExhausted { sink.on(.completed) }
            case .error(let error): sink.on(.error(error))
            case .completed: if gathering.end(at: index) { sink.on(.completed) }
            }
          }))
    }
    return all
  }
}

// An element with its original type.
private func part<Value>(_ elements: [Any], _ index: Int, _: Value.Type) -> Value {
  // swift-format-ignore: NeverForceUnwrap
  elements[index] as! Value
}

/// `Observable.combineLatest` or `Observable.zip`: called with sequences, it combines their elements.
public struct ObservableGatherer<Element> {
  private let isZip: Bool

  package init(isZip: Bool) {
    self.isZip = isZip
  }
}

extension ObservableType {
  public static var combineLatest: ObservableGatherer<Element> { ObservableGatherer(isZip: false) }
  public static var zip: ObservableGatherer<Element> { ObservableGatherer(isZip: true) }
}

extension ObservableGatherer {
  public func callAsFunction<Sources: Collection>(_ sources: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    gathered(sources.map { erased($0) }, isZip: isZip) { elements in
      elements.indices.map { part(elements, $0, Element.self) }
    }
  }

  public func callAsFunction<Sources: Collection>(
    _ sources: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    gathered(sources.map { erased($0) }, isZip: isZip) { elements in
      try resultSelector(
        elements.indices.map { part(elements, $0, Sources.Element.Element.self) })
    }
  }
}

// A function for each number of sequences: the retain graph can't read closures with parameter packs.
extension ObservableGatherer {
  public func callAsFunction<O1: ObservableConvertibleType, O2: ObservableConvertibleType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    gathered([erased(source1), erased(source2)], isZip: isZip) {
      try resultSelector(part($0, 0, O1.Element.self), part($0, 1, O2.Element.self))
    }
  }

  public func callAsFunction<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    gathered([erased(source1), erased(source2), erased(source3)], isZip: isZip) {
      try resultSelector(
        part($0, 0, O1.Element.self), part($0, 1, O2.Element.self), part($0, 2, O3.Element.self))
    }
  }

  public func callAsFunction<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType,
    O4: ObservableConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    gathered([erased(source1), erased(source2), erased(source3), erased(source4)], isZip: isZip) {
      try resultSelector(
        part($0, 0, O1.Element.self), part($0, 1, O2.Element.self), part($0, 2, O3.Element.self),
        part($0, 3, O4.Element.self))
    }
  }

  public func callAsFunction<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType,
    O4: ObservableConvertibleType, O5: ObservableConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    gathered(
      [erased(source1), erased(source2), erased(source3), erased(source4), erased(source5)],
      isZip: isZip
    ) {
      try resultSelector(
        part($0, 0, O1.Element.self), part($0, 1, O2.Element.self), part($0, 2, O3.Element.self),
        part($0, 3, O4.Element.self), part($0, 4, O5.Element.self))
    }
  }

  public func callAsFunction<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType,
    O4: ObservableConvertibleType, O5: ObservableConvertibleType, O6: ObservableConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws ->
      Element
  ) -> Observable<Element> {
    gathered(
      [
        erased(source1), erased(source2), erased(source3), erased(source4), erased(source5),
        erased(source6),
      ], isZip: isZip
    ) {
      try resultSelector(
        part($0, 0, O1.Element.self), part($0, 1, O2.Element.self), part($0, 2, O3.Element.self),
        part($0, 3, O4.Element.self), part($0, 4, O5.Element.self), part($0, 5, O6.Element.self))
    }
  }

  public func callAsFunction<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType,
    O4: ObservableConvertibleType, O5: ObservableConvertibleType, O6: ObservableConvertibleType,
    O7: ObservableConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
      throws -> Element
  ) -> Observable<Element> {
    gathered(
      [
        erased(source1), erased(source2), erased(source3), erased(source4), erased(source5),
        erased(source6), erased(source7),
      ], isZip: isZip
    ) {
      try resultSelector(
        part($0, 0, O1.Element.self), part($0, 1, O2.Element.self), part($0, 2, O3.Element.self),
        part($0, 3, O4.Element.self), part($0, 4, O5.Element.self), part($0, 5, O6.Element.self),
        part($0, 6, O7.Element.self))
    }
  }

  public func callAsFunction<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType,
    O4: ObservableConvertibleType, O5: ObservableConvertibleType, O6: ObservableConvertibleType,
    O7: ObservableConvertibleType, O8: ObservableConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7, _ source8: O8,
    resultSelector:
      @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element,
        O8.Element
      ) throws -> Element
  ) -> Observable<Element> {
    gathered(
      [
        erased(source1), erased(source2), erased(source3), erased(source4), erased(source5),
        erased(source6), erased(source7), erased(source8),
      ], isZip: isZip
    ) {
      try resultSelector(
        part($0, 0, O1.Element.self), part($0, 1, O2.Element.self), part($0, 2, O3.Element.self),
        part($0, 3, O4.Element.self), part($0, 4, O5.Element.self), part($0, 5, O6.Element.self),
        part($0, 6, O7.Element.self), part($0, 7, O8.Element.self))
    }
  }
}

// Without a function, the result is a tuple.
extension ObservableGatherer where Element == Any {
  public func callAsFunction<O1: ObservableConvertibleType, O2: ObservableConvertibleType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    ObservableGatherer<(O1.Element, O2.Element)>(isZip: isZip)(source1, source2) { ($0, $1) }
  }

  public func callAsFunction<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType
  >(_ source1: O1, _ source2: O2, _ source3: O3) -> Observable<(O1.Element, O2.Element, O3.Element)>
  {
    ObservableGatherer<(O1.Element, O2.Element, O3.Element)>(isZip: isZip)(
      source1, source2, source3
    ) { ($0, $1, $2) }
  }

  public func callAsFunction<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType,
    O4: ObservableConvertibleType
  >(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element)
  > {
    ObservableGatherer<(O1.Element, O2.Element, O3.Element, O4.Element)>(isZip: isZip)(
      source1, source2, source3, source4
    ) { ($0, $1, $2, $3) }
  }

  public func callAsFunction<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType,
    O4: ObservableConvertibleType, O5: ObservableConvertibleType
  >(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)
  > {
    ObservableGatherer<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>(isZip: isZip)(
      source1, source2, source3, source4, source5
    ) { ($0, $1, $2, $3, $4) }
  }

  public func callAsFunction<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType,
    O4: ObservableConvertibleType, O5: ObservableConvertibleType, O6: ObservableConvertibleType
  >(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6)
    -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>
  {
    ObservableGatherer<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>(
      isZip: isZip)(source1, source2, source3, source4, source5, source6) {
        ($0, $1, $2, $3, $4, $5)
      }
  }

  public func callAsFunction<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType,
    O4: ObservableConvertibleType, O5: ObservableConvertibleType, O6: ObservableConvertibleType,
    O7: ObservableConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7
  ) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
  > {
    ObservableGatherer<
      (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
    >(isZip: isZip)(source1, source2, source3, source4, source5, source6, source7) {
      ($0, $1, $2, $3, $4, $5, $6)
    }
  }

  public func callAsFunction<
    O1: ObservableConvertibleType, O2: ObservableConvertibleType, O3: ObservableConvertibleType,
    O4: ObservableConvertibleType, O5: ObservableConvertibleType, O6: ObservableConvertibleType,
    O7: ObservableConvertibleType, O8: ObservableConvertibleType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7, _ source8: O8
  ) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
  > {
    ObservableGatherer<
      (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element,
        O8.Element
      )
    >(isZip: isZip)(source1, source2, source3, source4, source5, source6, source7, source8) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }
}
