/// The name of a contribution before version 2.
public typealias NextFlowItem = FlowContributor

/// The name of a navigation's result before version 2.
public typealias NextFlowItems = FlowContributors

extension FlowContributor {
  public init(nextPresentable: Presentable, nextStepper: Stepper) {
    self = .contribute(withNextPresentable: nextPresentable, withNextStepper: nextStepper)
  }
}

extension FlowContributors {
  public static func one(flowItem: NextFlowItem) -> FlowContributors {
    .one(flowContributor: flowItem)
  }

  public static func multiple(flowItems: [NextFlowItem]) -> FlowContributors {
    .multiple(flowContributors: flowItems)
  }
}
