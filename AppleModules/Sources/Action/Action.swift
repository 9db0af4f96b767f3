@_exported import RxCocoa

/// Why an execution of an action has no element.
public enum ActionError: Error {
  case notEnabled
  case underlyingError(any Error)
}

/// Work that starts with an input, one execution at a time.
public final class Action<Input, Element>: InputObservable {
  public typealias WorkFactory = (Input) -> Observable<Element>

  public let inputs: AnyObserver<Input>
  public let inputSubject: InputSubject<Input>
  /// The executions, each a sequence of its elements.
  public let executionObservables: Observable<Observable<Element>>
  public let elements: Observable<Element>
  public let errors: Observable<ActionError>
  public let executing: Observable<Bool>
  public let enabled: Observable<Bool>
  private let bag = DisposeBag()

  public init<Work: ObservableConvertibleType>(
    enabledIf: Observable<Bool> = .just(true), workFactory: @escaping (Input) -> Work
  ) where Work.Element == Element {
    let (received, failed) = (PublishSubject<Input>(), PublishSubject<ActionError>())
    let (isExecuting, isEnabled) = (BehaviorSubject(value: false), BehaviorSubject(value: false))
    let inputSubject = InputSubject(received)
    self.inputSubject = inputSubject
    inputs = inputSubject.asObserver()
    errors = failed.asObservable()
    executionObservables = received.withLatestFrom(isEnabled) { ($0, $1) }
      .flatMap { input, isEnabled -> Observable<Observable<Element>> in
        guard isEnabled else {
          failed.onNext(.notEnabled)
          return .empty()
        }
        return .just(
          workFactory(input).asObservable()
            .do(onError: { failed.onNext(.underlyingError($0)) })
            .share(replay: 1, scope: .forever))
      }.share()
    elements = executionObservables.flatMap { $0.catch { _ in .empty() } }
    executing = isExecuting.distinctUntilChanged()
    enabled = isEnabled.distinctUntilChanged()
    Observable.combineLatest(isExecuting, enabledIf) { !$0 && $1 }
      .subscribe(onNext: { isEnabled.onNext($0) }).disposed(by: bag)
    executionObservables.flatMap { execution in
      Observable.concat([
        .just(true), execution.flatMap { _ in Observable<Bool>.empty() }.catch { _ in .empty() },
        .just(false),
      ])
    }.subscribe(onNext: { isExecuting.onNext($0) }).disposed(by: bag)
  }

  public var underlyingError: Observable<any Error> {
    errors.compactMap { error in
      if case .underlyingError(let cause) = error { cause } else { nil }
    }
  }

  /// Starts the work; returns its elements.
  @discardableResult
  public func execute(_ input: Input) -> Observable<Element> {
    defer { inputs.onNext(input) }
    let result = ReplaySubject<Element>.createUnbounded()
    let work = executionObservables.map { execution in
      execution.catch { .error(ActionError.underlyingError($0)) }
    }
    work.amb(errors.map { Observable<Element>.error($0) }).take(1).flatMap { $0 }
      .subscribe(result).disposed(by: bag)
    return result.asObservable()
  }
}

extension Action where Input == Void {
  @discardableResult
  public func execute() -> Observable<Element> { execute(()) }
}

public typealias CocoaAction = Action<Void, Void>
public typealias CompletableAction<Input> = Action<Input, Never>
