import UIKit

extension Flows {
  public static func whenReady<Root: UIViewController>(
    flows: [Flow], block: @escaping ([Root]) -> Void
  ) {
    use(flows, when: .ready, block: block)
  }

  public static func whenReady<Root: UIViewController>(
    flow1: Flow, block: @escaping (Root) -> Void
  ) {
    use(flow1, when: .ready, block: block)
  }

  public static func whenReady<Root1: UIViewController, Root2: UIViewController>(
    flow1: Flow, flow2: Flow, block: @escaping (Root1, Root2) -> Void
  ) {
    use(flow1, flow2, when: .ready, block: block)
  }

  public static func whenReady<
    Root1: UIViewController, Root2: UIViewController, Root3: UIViewController
  >(
    flow1: Flow, flow2: Flow, flow3: Flow, block: @escaping (Root1, Root2, Root3) -> Void
  ) {
    use(flow1, flow2, flow3, when: .ready, block: block)
  }

  public static func whenReady<
    Root1: UIViewController, Root2: UIViewController, Root3: UIViewController,
    Root4: UIViewController
  >(
    flow1: Flow, flow2: Flow, flow3: Flow, flow4: Flow,
    block: @escaping (Root1, Root2, Root3, Root4) -> Void
  ) {
    use(flow1, flow2, flow3, flow4, when: .ready, block: block)
  }

  public static func whenReady<
    Root1: UIViewController, Root2: UIViewController, Root3: UIViewController,
    Root4: UIViewController, Root5: UIViewController
  >(
    flow1: Flow, flow2: Flow, flow3: Flow, flow4: Flow, flow5: Flow,
    block: @escaping (Root1, Root2, Root3, Root4, Root5) -> Void
  ) {
    use(flow1, flow2, flow3, flow4, flow5, when: .ready, block: block)
  }
}

extension FlowContributors {
  public static func end(withStepForParentFlow step: Step) -> FlowContributors {
    .end(forwardToParentFlowWithStep: step)
  }

  public static func triggerParentFlow(withStep step: Step) -> FlowContributors {
    .one(flowContributor: .forwardToParentFlow(withStep: step))
  }
}
