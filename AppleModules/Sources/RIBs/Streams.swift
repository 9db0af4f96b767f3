import RxSwift
@_exported import SharedRIBs

extension InteractorScope {
  public var isActiveStream: Observable<Bool> { activity.stream }
}

extension RouterScope {
  public var lifecycle: Observable<RouterLifecycle> {
    loading.stream.filter { $0 }.map { _ in .didLoad }
  }
}

extension Working {
  public var isStartedStream: Observable<Bool> {
    (self as? Worker)?.progress.stream ?? .just(isStarted)
  }
}

extension LeakDetector {
  public var status: Observable<LeakDetectionStatus> { .just(.DidComplete) }
}

extension ObservedFlag {
  fileprivate var stream: Observable<Bool> {
    .create { observer in
      let stop = self.observe { value in
        if let value { observer.onNext(value) } else { observer.onCompleted() }
      }
      return Disposables.create(with: stop)
    }
  }
}

extension ObservableType {
  /// The elements that arrive while an interactor is active, and the latest one when it becomes active.
  public func confineTo(_ interactorScope: any InteractorScope) -> Observable<Element> {
    Observable.combineLatest(interactorScope.isActiveStream, asObservable()) { ($0, $1) }
      .filter { $0.0 }.map { $0.1 }
  }
}

extension Disposable {
  /// Disposes at once if the interactor is inactive.
  @discardableResult
  public func disposeOnDeactivate(interactor: Interactor) -> Self {
    if let endings = interactor.endings { end(with: endings) } else { dispose() }
    return self
  }

  /// Disposes at once if the work doesn't run.
  @discardableResult
  public func disposeOnStop(_ worker: Worker) -> Self {
    if let endings = worker.endings { end(with: endings) } else { dispose() }
    return self
  }

  public func disposeWith<ActionableItemType>(workflow: Workflow<ActionableItemType>) {
    workflow.endings.insert(dispose)
  }

  public func disposeWith<ActionableItemType>(worflow: Workflow<ActionableItemType>) {
    disposeWith(workflow: worflow)
  }

  /// Disposes when the activity ends, or when what retains its endings is deallocated.
  private func end(with endings: Endings) {
    let bag = DisposeBag()
    disposed(by: bag)
    endings.insert { withExtendedLifetime(bag) {} }
  }
}
