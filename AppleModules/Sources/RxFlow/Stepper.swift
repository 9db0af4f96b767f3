@_exported import RxRelay

/// Sends the steps that lead to navigations, such as a view model.
public protocol Stepper {
  var steps: PublishRelay<Step> { get }
  var initialStep: Step { get }
  /// Called once when a flow listens to the steps.
  func readyToEmitSteps()
}

extension Stepper {
  public func readyToEmitSteps() {}

  /// The steps from the initial one on, once something listens.
  var allSteps: Observable<Step> {
    steps.do(onSubscribed: { readyToEmitSteps() }).startWith(initialStep)
      .filter { !($0 is NoneStep) }
  }
}

open class OneStepper: Stepper {
  public let steps = PublishRelay<Step>()
  private let singleStep: Step

  public init(withSingleStep singleStep: Step) {
    self.singleStep = singleStep
  }

  public var initialStep: Step { singleStep }
}

open class DefaultStepper: OneStepper {
  public init() {
    super.init(withSingleStep: RxFlowStep.home)
  }
}

final class NoneStepper: OneStepper {
  convenience init() {
    self.init(withSingleStep: NoneStep())
  }
}

/// Sends the steps of several steppers.
open class CompositeStepper: Stepper {
  public let steps = PublishRelay<Step>()
  private let innerSteppers: [Stepper]
  private let disposeBag = DisposeBag()

  public init(steppers: [Stepper]) {
    innerSteppers = steppers
  }

  open func readyToEmitSteps() {
    Observable.merge(innerSteppers.map(\.allSteps)).bind(to: steps).disposed(by: disposeBag)
  }
}
