@_exported import RxCocoa

extension ObservableType {
  /// The values of a sequence of optionals that aren't nil.
  public func unwrap<Value>() -> Observable<Value> where Element == Value? { compactMap { $0 } }

  public func mapTo<Value>(_ value: Value) -> Observable<Value> { map { _ in value } }

  public func mapAt<Value>(_ path: KeyPath<Element, Value>) -> Observable<Value> {
    map { $0[keyPath: path] }
  }

  public func filterMap<Value>(
    _ transform: @escaping (Element) throws -> FilterMap<Value>
  ) -> Observable<Value> {
    compactMap { element in
      switch try transform(element) {
      case .ignore: nil
      case .map(let value): value
      }
    }
  }

  public func ignoreWhen(
    _ isIgnored: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    filter { try !isIgnored($0) }
  }

  public func catchErrorJustComplete() -> Observable<Element> { self.catch { _ in .empty() } }

  public func apply<Value>(
    _ transform: (Observable<Element>) -> Observable<Value>
  ) -> Observable<Value> {
    transform(asObservable())
  }

  public func pairwise() -> Observable<(Element, Element)> {
    Observable.zip(self, skip(1)) { ($0, $1) }
  }

  public func withUnretained<Object: AnyObject, Value>(
    _ object: Object, selector: @escaping ((Object, Element)) -> Value
  ) -> Observable<Value> {
    compactMap { [weak object] element in object.map { selector(($0, element)) } }
  }

  public func asCompletable() -> Completable { ignoreElements() }
}

/// What `filterMap` does with an element.
public enum FilterMap<Value> {
  case ignore
  case map(Value)
}

extension ObservableType where Element: Equatable {
  public func ignore(_ elements: Element...) -> Observable<Element> {
    filter { !elements.contains($0) }
  }
}

extension ObservableType where Element == Bool {
  public func not() -> Observable<Bool> { map { !$0 } }
}

extension ObservableType where Element: EventConvertible {
  /// The elements of a materialized sequence.
  public func elements() -> Observable<Element.Element> { compactMap { $0.event.element } }

  /// The errors of a materialized sequence.
  public func errors() -> Observable<any Error> { compactMap { $0.event.error } }
}

extension SharedSequenceConvertibleType {
  public func unwrap<Value>() -> SharedSequence<SharingStrategy, Value> where Element == Value? {
    compactMap { $0 }
  }

  public func mapTo<Value>(_ value: Value) -> SharedSequence<SharingStrategy, Value> {
    map { _ in value }
  }
}

extension SharedSequenceConvertibleType where Element == Bool {
  public func not() -> SharedSequence<SharingStrategy, Bool> { map { !$0 } }
}
