import RxSwift
import SharedRIBs

/// Steps through the tree of RIBs, such as those that a deep link asks for.
open class Workflow<ActionableItemType>: WorkflowState {
  private let first = PublishSubject<(ActionableItemType, ())>()

  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping (ActionableItemType) -> Observable<(NextActionableItemType, NextValueType)>
  ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
    Step(workflow: self, observable: first.take(1)).onStep { item, _ in onStep(item) }
  }

  @discardableResult
  public final func subscribe(_ actionableItem: ActionableItemType) -> any Disposable {
    guard !endings.isEmpty else {
      assertionFailure("Attempt to subscribe to \(self) before it is comitted.")
      return Disposables.create()
    }
    first.onNext((actionableItem, ()))
    return Disposables.create(with: endings.end)
  }
}

/// A step of a workflow, which waits until the RIB that it leads to is active.
open class Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
  private let workflow: Workflow<WorkflowActionableItemType>
  private var observable: Observable<(ActionableItemType, ValueType)>

  fileprivate init(
    workflow: Workflow<WorkflowActionableItemType>,
    observable: Observable<(ActionableItemType, ValueType)>
  ) {
    self.workflow = workflow
    self.observable = observable
  }

  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping (ActionableItemType, ValueType)
      -> Observable<(NextActionableItemType, NextValueType)>
  ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
    let next = observable.flatMapLatest {
      item, value -> Observable<(Bool, ActionableItemType, ValueType)> in
      guard let interactor = item as? any Interactable else { return .just((true, item, value)) }
      return interactor.isActiveStream.map { ($0, item, value) }
    }
    .filter { $0.0 }.take(1)
    .flatMapLatest { _, item, value in onStep(item, value) }
    .take(1).share()
    return Step<WorkflowActionableItemType, NextActionableItemType, NextValueType>(
      workflow: workflow, observable: next)
  }

  public final func onError(_ onError: @escaping (any Error) -> Void) -> Self {
    observable = observable.do(onError: onError)
    return self
  }

  @discardableResult
  public final func commit() -> Workflow<WorkflowActionableItemType> {
    observable.subscribe(onError: workflow.didReceiveError, onCompleted: workflow.complete)
      .disposeWith(workflow: workflow)
    return workflow
  }

  public final func asObservable() -> Observable<(ActionableItemType, ValueType)> { observable }
}

extension ObservableType {
  public func fork<WorkflowActionableItemType, ActionableItemType, ValueType>(
    _ workflow: Workflow<WorkflowActionableItemType>
  ) -> Step<WorkflowActionableItemType, ActionableItemType, ValueType>? {
    guard let step = self as? Observable<(ActionableItemType, ValueType)> else { return nil }
    workflow.didFork()
    return Step(workflow: workflow, observable: step)
  }
}
