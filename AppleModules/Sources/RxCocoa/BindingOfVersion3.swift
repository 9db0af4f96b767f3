import RxSwift

// The names of bindings in RxSwift 3.

extension ObservableType {
  public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { bind(to: observer) }

  public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element? { bind(to: observer) }

  public func bindTo<Result>(_ binder: (Self) -> Result) -> Result { binder(self) }

  public func bindTo<Argument, Result>(
    _ binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result { binder(self)(curriedArgument) }

  public func bindNext(_ onNext: @escaping (Element) -> Void) -> any Disposable {
    bind(onNext: onNext)
  }
}

@available(*, deprecated)
extension ObservableType {
  public func bindTo(_ variable: Variable<Element>) -> any Disposable { bind(to: variable) }

  public func bindTo(_ variable: Variable<Element?>) -> any Disposable { bind(to: variable) }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  public func driveNext(_ onNext: @escaping (Element) -> Void) -> any Disposable {
    drive(onNext: onNext)
  }
}
