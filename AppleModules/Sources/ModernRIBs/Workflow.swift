import Combine
import SharedRIBs

/// Steps through the tree of RIBs, such as those that a deep link asks for.
open class Workflow<ActionableItemType>: WorkflowState {
  private let first = PassthroughSubject<(ActionableItemType, ()), any Error>()

  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping (ActionableItemType)
      -> AnyPublisher<(NextActionableItemType, NextValueType), any Error>
  ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
    Step(workflow: self, publisher: first.first().eraseToAnyPublisher())
      .onStep { item, _ in onStep(item) }
  }

  @discardableResult
  public final func subscribe(_ actionableItem: ActionableItemType) -> any Cancellable {
    guard !endings.isEmpty else {
      assertionFailure("Attempt to subscribe to \(self) before it is comitted.")
      return AnyCancellable {}
    }
    first.send((actionableItem, ()))
    return WorkflowCancellable(endings: endings)
  }
}

/// Unlike `AnyCancellable`, it cancels nothing when it is deallocated.
private struct WorkflowCancellable: Cancellable {
  let endings: Endings

  func cancel() { endings.end() }
}

/// A step of a workflow, which waits until the RIB that it leads to is active.
open class Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
  private let workflow: Workflow<WorkflowActionableItemType>
  private var publisher: AnyPublisher<(ActionableItemType, ValueType), any Error>

  fileprivate init(
    workflow: Workflow<WorkflowActionableItemType>,
    publisher: AnyPublisher<(ActionableItemType, ValueType), any Error>
  ) {
    self.workflow = workflow
    self.publisher = publisher
  }

  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping (ActionableItemType, ValueType)
      -> AnyPublisher<(NextActionableItemType, NextValueType), any Error>
  ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
    let next = publisher.map {
      item, value -> AnyPublisher<(Bool, ActionableItemType, ValueType), any Error> in
      let isActive = (item as? any Interactable)?.isActiveStream ?? Just(true).eraseToAnyPublisher()
      return isActive.map { ($0, item, value) }.setFailureType(to: (any Error).self)
        .eraseToAnyPublisher()
    }
    .switchToLatest()
    .filter { $0.0 }.first()
    .map { _, item, value in onStep(item, value) }
    .switchToLatest()
    .first().share()
    return Step<WorkflowActionableItemType, NextActionableItemType, NextValueType>(
      workflow: workflow, publisher: next.eraseToAnyPublisher())
  }

  public final func onError(_ onError: @escaping (any Error) -> Void) -> Self {
    publisher =
      publisher.handleEvents(receiveCompletion: { completion in
        if case .failure(let error) = completion { onError(error) }
      })
      .eraseToAnyPublisher()
    return self
  }

  @discardableResult
  public final func commit() -> Workflow<WorkflowActionableItemType> {
    publisher.sink(
      receiveCompletion: { [workflow] completion in
        switch completion {
        case .finished: workflow.complete()
        case .failure(let error): workflow.didReceiveError(error)
        }
      }, receiveValue: { _ in }
    )
    .cancelWith(workflow: workflow)
    return workflow
  }

  public final func asPublisher() -> AnyPublisher<(ActionableItemType, ValueType), any Error> {
    publisher
  }

  public final func asObservable() -> AnyPublisher<(ActionableItemType, ValueType), any Error> {
    publisher
  }
}

extension Publisher {
  public func fork<WorkflowActionableItemType, ActionableItemType, ValueType>(
    _ workflow: Workflow<WorkflowActionableItemType>
  ) -> Step<WorkflowActionableItemType, ActionableItemType, ValueType>? {
    guard let step = self as? AnyPublisher<(ActionableItemType, ValueType), any Error> else {
      return nil
    }
    workflow.didFork()
    return Step(workflow: workflow, publisher: step)
  }
}
