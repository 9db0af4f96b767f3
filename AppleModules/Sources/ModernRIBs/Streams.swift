import Combine
@_exported import SharedRIBs

extension InteractorScope {
  public var isActiveStream: AnyPublisher<Bool, Never> { activity.stream }
}

extension RouterScope {
  public var lifecycle: AnyPublisher<RouterLifecycle, Never> {
    loading.stream.filter { $0 }.map { _ in .didLoad }.eraseToAnyPublisher()
  }
}

extension Working {
  public var isStartedStream: AnyPublisher<Bool, Never> {
    (self as? Worker)?.progress.stream ?? Just(isStarted).eraseToAnyPublisher()
  }
}

extension LeakDetector {
  public var status: AnyPublisher<LeakDetectionStatus, Never> {
    Just(.DidComplete).eraseToAnyPublisher()
  }
}

extension ObservedFlag {
  fileprivate var stream: AnyPublisher<Bool, Never> {
    Deferred {
      let subject = CurrentValueSubject<Bool, Never>(self.value)
      let stop = self.observe { value in
        if let value { subject.send(value) } else { subject.send(completion: .finished) }
      }
      return subject.removeDuplicates().handleEvents(receiveCancel: stop)
    }
    .eraseToAnyPublisher()
  }
}

extension AnyPublisher {
  /// The elements that arrive while an interactor is active, and the latest one when it becomes active.
  public func confineTo(_ interactorScope: any InteractorScope) -> AnyPublisher<Output, Never> {
    assertNoFailure().combineLatest(interactorScope.isActiveStream)
      .filter { $0.1 }.map { $0.0 }.eraseToAnyPublisher()
  }
}

extension AnyCancellable {
  /// Cancels at once if the interactor is inactive.
  @discardableResult
  public func cancelOnDeactivate(interactor: Interactor) -> AnyCancellable {
    if let endings = interactor.endings { endings.insert(cancel) } else { cancel() }
    return self
  }

  @discardableResult
  public func disposeOnDeactivate(interactor: Interactor) -> AnyCancellable {
    cancelOnDeactivate(interactor: interactor)
  }

  /// Cancels at once if the work doesn't run.
  @discardableResult
  public func cancelOnStop(_ worker: Worker) -> AnyCancellable {
    if let endings = worker.endings { endings.insert(cancel) } else { cancel() }
    return self
  }

  @discardableResult
  public func disposeOnStop(_ worker: Worker) -> AnyCancellable { cancelOnStop(worker) }

  public func cancelWith<ActionableItemType>(workflow: Workflow<ActionableItemType>) {
    workflow.endings.insert(cancel)
  }

  public func disposeWith<ActionableItemType>(worflow: Workflow<ActionableItemType>) {
    cancelWith(workflow: worflow)
  }
}
