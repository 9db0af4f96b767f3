/// The inputs of an action, as a sequence and as its observer.
///
/// Versions before 4 of the library have these in place of an `AnyObserver`.
public final class InputSubject<Element>: ObservableType, ObserverType {
  private let inputs: PublishSubject<Element>

  init(_ inputs: PublishSubject<Element>) {
    self.inputs = inputs
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    inputs.subscribe(observer)
  }

  /// Passes on inputs only: the action outlives the sequence that it is bound to.
  public func on(_ event: Event<Element>) {
    if case .next(let input) = event { inputs.onNext(input) }
  }
}

/// An action whose inputs can be observed.
///
/// The sequence is a protocol's, so that `inputs` can have a second type.
public protocol InputObservable {
  associatedtype Input
  var inputSubject: InputSubject<Input> { get }
}

extension InputObservable {
  @_disfavoredOverload public var inputs: InputSubject<Input> { inputSubject }
}
