import RxSwift

// RxSwift 4 binds to a variable, which never ends by it.

@available(*, deprecated)
extension ObservableType {
  public func bind(to variable: Variable<Element>) -> any Disposable {
    subscribe(onNext: { variable.value = $0 })
  }

  public func bind(to variable: Variable<Element?>) -> any Disposable {
    subscribe(onNext: { variable.value = $0 })
  }
}

@available(*, deprecated)
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  public func drive(_ variable: Variable<Element>) -> any Disposable {
    asObservable().bind(to: variable)
  }

  public func drive(_ variable: Variable<Element?>) -> any Disposable {
    asObservable().bind(to: variable)
  }
}
