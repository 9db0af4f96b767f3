/// What a navigation adds to a flow: something shown with the stepper whose steps the flow follows, or
/// a step.
public enum FlowContributor {
  case contribute(
    withNextPresentable: Presentable, withNextStepper: Stepper,
    allowStepWhenNotPresented: Bool = false, allowStepWhenDismissed: Bool = false)
  case forwardToCurrentFlow(withStep: Step)
  case forwardToParentFlow(withStep: Step)

  public static func contribute(withNext nextPresentable: Presentable) -> FlowContributor {
    .contribute(withNextPresentable: nextPresentable, withNextStepper: NoneStepper())
  }

  public static func contribute(
    withNext nextPresentableAndStepper: Presentable & Stepper
  ) -> FlowContributor {
    .contribute(
      withNextPresentable: nextPresentableAndStepper, withNextStepper: nextPresentableAndStepper)
  }
}

/// The result of a navigation.
public enum FlowContributors {
  case multiple(flowContributors: [FlowContributor])
  case one(flowContributor: FlowContributor)
  /// The flow is over, and its parent continues with a step.
  case end(forwardToParentFlowWithStep: Step)
  case none

  var contributors: [FlowContributor] {
    switch self {
    case .multiple(let contributors): contributors
    case .one(let contributor): [contributor]
    case .end, .none: []
    }
  }
}
