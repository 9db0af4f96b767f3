import UIKit

/// Shows the roots of flows.
public enum Flows {
  public enum ExecuteStrategy {
    /// When the flows have navigated for the first time.
    case ready
    /// Immediately.
    case created
  }

  public static func use(
    _ flows: [Flow], when strategy: ExecuteStrategy, block: @escaping ([UIViewController]) -> Void
  ) {
    perform(when: strategy, flows) { block(flows.map { root(of: $0) }) }
  }

  public static func use<Root: UIViewController>(
    _ flows: [Flow], when strategy: ExecuteStrategy, block: @escaping ([Root]) -> Void
  ) {
    perform(when: strategy, flows) { block(flows.map { root(of: $0) }) }
  }

  public static func use<Root: UIViewController>(
    _ flow: Flow, when strategy: ExecuteStrategy,
    block: @escaping (_ root: Root) -> Void
  ) {
    perform(when: strategy, [flow]) {
      block(root(of: flow))
    }
  }

  public static func use<Root1: UIViewController, Root2: UIViewController>(
    _ flow1: Flow, _ flow2: Flow, when strategy: ExecuteStrategy,
    block: @escaping (Root1, Root2) -> Void
  ) {
    perform(when: strategy, [flow1, flow2]) {
      block(root(of: flow1), root(of: flow2))
    }
  }

  public static func use<Root1: UIViewController, Root2: UIViewController, Root3: UIViewController>(
    _ flow1: Flow, _ flow2: Flow, _ flow3: Flow, when strategy: ExecuteStrategy,
    block: @escaping (Root1, Root2, Root3) -> Void
  ) {
    perform(when: strategy, [flow1, flow2, flow3]) {
      block(root(of: flow1), root(of: flow2), root(of: flow3))
    }
  }

  public static func use<
    Root1: UIViewController, Root2: UIViewController, Root3: UIViewController,
    Root4: UIViewController
  >(
    _ flow1: Flow, _ flow2: Flow, _ flow3: Flow, _ flow4: Flow, when strategy: ExecuteStrategy,
    block: @escaping (Root1, Root2, Root3, Root4) -> Void
  ) {
    perform(when: strategy, [flow1, flow2, flow3, flow4]) {
      block(root(of: flow1), root(of: flow2), root(of: flow3), root(of: flow4))
    }
  }

  public static func use<
    Root1: UIViewController, Root2: UIViewController, Root3: UIViewController,
    Root4: UIViewController, Root5: UIViewController
  >(
    _ flow1: Flow, _ flow2: Flow, _ flow3: Flow, _ flow4: Flow, _ flow5: Flow,
    when strategy: ExecuteStrategy,
    block: @escaping (Root1, Root2, Root3, Root4, Root5) -> Void
  ) {
    perform(when: strategy, [flow1, flow2, flow3, flow4, flow5]) {
      block(root(of: flow1), root(of: flow2), root(of: flow3), root(of: flow4), root(of: flow5))
    }
  }

  public static func use<
    Root1: UIViewController, Root2: UIViewController, Root3: UIViewController,
    Root4: UIViewController, Root5: UIViewController, Root6: UIViewController
  >(
    _ flow1: Flow, _ flow2: Flow, _ flow3: Flow, _ flow4: Flow, _ flow5: Flow, _ flow6: Flow,
    when strategy: ExecuteStrategy,
    block: @escaping (Root1, Root2, Root3, Root4, Root5, Root6) -> Void
  ) {
    perform(when: strategy, [flow1, flow2, flow3, flow4, flow5, flow6]) {
      block(
        root(of: flow1), root(of: flow2), root(of: flow3), root(of: flow4), root(of: flow5),
        root(of: flow6))
    }
  }

  public static func use<
    Root1: UIViewController, Root2: UIViewController, Root3: UIViewController,
    Root4: UIViewController, Root5: UIViewController, Root6: UIViewController,
    Root7: UIViewController
  >(
    _ flow1: Flow, _ flow2: Flow, _ flow3: Flow, _ flow4: Flow, _ flow5: Flow, _ flow6: Flow,
    _ flow7: Flow, when strategy: ExecuteStrategy,
    block: @escaping (Root1, Root2, Root3, Root4, Root5, Root6, Root7) -> Void
  ) {
    perform(when: strategy, [flow1, flow2, flow3, flow4, flow5, flow6, flow7]) {
      block(
        root(of: flow1), root(of: flow2), root(of: flow3), root(of: flow4), root(of: flow5),
        root(of: flow6), root(of: flow7))
    }
  }

  public static func use<
    Root1: UIViewController, Root2: UIViewController, Root3: UIViewController,
    Root4: UIViewController, Root5: UIViewController, Root6: UIViewController,
    Root7: UIViewController, Root8: UIViewController
  >(
    _ flow1: Flow, _ flow2: Flow, _ flow3: Flow, _ flow4: Flow, _ flow5: Flow, _ flow6: Flow,
    _ flow7: Flow, _ flow8: Flow, when strategy: ExecuteStrategy,
    block: @escaping (Root1, Root2, Root3, Root4, Root5, Root6, Root7, Root8) -> Void
  ) {
    perform(when: strategy, [flow1, flow2, flow3, flow4, flow5, flow6, flow7, flow8]) {
      block(
        root(of: flow1), root(of: flow2), root(of: flow3), root(of: flow4), root(of: flow5),
        root(of: flow6), root(of: flow7), root(of: flow8))
    }
  }

  static func perform(
    when strategy: ExecuteStrategy, _ flows: [Flow], _ block: @escaping () -> Void
  ) {
    switch strategy {
    case .created: block()
    case .ready:
      // The subscription ends with its only element, so nothing has to dispose it.
      _ = Single.zip(flows.map(\.rxFlowReady)).subscribe(onSuccess: { _ in block() })
    }
  }

  static func root<Root: UIViewController>(of flow: Flow) -> Root {
    guard let root = flow.root as? Root else {
      fatalError("The root of \(flow) is no \(Root.self)")
    }
    return root
  }
}
