import RxCocoa
import UIKit

/// Follows the steps of a flow's steppers, and makes the flow navigate.
///
/// A coordinator retains its flow. A flow that another one shows has a coordinator of its own, which
/// the other one's retains until the flow ends or its root is dismissed.
public final class FlowCoordinator: NSObject {
  private var flow: Flow?
  private let disposeBag = DisposeBag()
  private let steps = PublishRelay<Step>()
  private var children: [FlowCoordinator] = []
  private weak var parent: FlowCoordinator?

  fileprivate let willNavigateRelay = PublishRelay<(Flow, Step)>()
  fileprivate let didNavigateRelay = PublishRelay<(Flow, Step)>()

  /// Starts a flow with the steps of a stepper.
  public func coordinate(
    flow: Flow, with stepper: Stepper = DefaultStepper(), allowStepWhenDismissed: Bool = false
  ) {
    self.flow = flow
    let dismissed = allowStepWhenDismissed ? .never() : flow.rxDismissed.asObservable()
    steps.take(until: dismissed)
      .do(onDispose: { [weak self] in self?.end() })
      .observe(on: MainScheduler.instance)
      .flatMapLatest { flow.adapt(step: $0).catch { _ in .never() } }
      .subscribe(onNext: { [weak self] step in self?.navigate(flow, to: step) })
      .disposed(by: disposeBag)
    stepper.allSteps.take(until: dismissed).bind(to: steps).disposed(by: disposeBag)
  }

  /// Makes this coordinator's flow and all flows below it navigate to a step, as for a link.
  public func navigate(to step: Step) {
    steps.accept(step)
    for child in children { child.navigate(to: step) }
  }

  private func navigate(_ flow: Flow, to step: Step) {
    willNavigateRelay.accept((flow, step))
    let result = flow.navigate(to: step)
    didNavigateRelay.accept((flow, step))
    if case .end(let forwarded) = result {
      let parent = parent
      end()
      parent?.steps.accept(forwarded)
    }
    for contributor in result.contributors { perform(contributor) }
    flow.flowReadySubject.accept(true)
  }

  private func perform(_ contributor: FlowContributor) {
    switch contributor {
    case .forwardToCurrentFlow(let step): steps.accept(step)
    case .forwardToParentFlow(let step): parent?.steps.accept(step)
    case .contribute(let presentable, let stepper, let whenHidden, let whenDismissed):
      if let flow = presentable as? Flow {
        add(flow, with: stepper, allowStepWhenDismissed: whenDismissed)
      } else {
        stepper.allSteps
          .take(until: whenDismissed ? .never() : presentable.rxDismissed.asObservable())
          .pausable(withPauser: whenHidden ? .just(true) : presentable.rxVisible)
          .bind(to: steps)
          .disposed(by: disposeBag)
      }
    }
  }

  // MARK: Flows below

  private func add(_ flow: Flow, with stepper: Stepper, allowStepWhenDismissed: Bool) {
    let child = FlowCoordinator()
    child.parent = self
    children.append(child)
    child.willNavigateRelay.bind(to: willNavigateRelay).disposed(by: child.disposeBag)
    child.didNavigateRelay.bind(to: didNavigateRelay).disposed(by: child.disposeBag)
    child.coordinate(
      flow: flow, with: stepper, allowStepWhenDismissed: allowStepWhenDismissed)
  }

  /// Leaves the parent, which releases this coordinator with its flow.
  private func end() {
    flow = nil
    children = []
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

extension Reactive where Base: FlowCoordinator {
  /// Each flow with a step that it is about to navigate to, also of the flows below.
  public var willNavigate: Observable<(Flow, Step)> { base.willNavigateRelay.asObservable() }

  /// Each flow with a step that it has navigated to.
  public var didNavigate: Observable<(Flow, Step)> { base.didNavigateRelay.asObservable() }
}
