import CoordinatorKit
import UIKit

extension Flow {
  /// A coordinator of this app: its children are keyed by identifier, and it is a link of the chain.
  @MainActor public protocol FlowCoordinator: IdentifiedCoordinator, FlowResponder {}

  /// What all of them have: an identifier, children, the next of the chain, whom to tell at the end.
  public class BaseCoordinator: FlowCoordinator {
    public let identifier = UUID()
    public var children = IdentifiedChildren()
    public weak var nextFlowResponder: (any FlowResponder)?
    weak var finishDelegate: (any CoordinatorFinishDelegate)? {
      didSet {
        if environment.defects[Flow.strongFlowDelegate] { strongFinishDelegate = finishDelegate }
      }
    }
    /// The defect: what `finishDelegate` is without its `weak`.
    private var strongFinishDelegate: (any CoordinatorFinishDelegate)?
    let environment: Environment

    init(environment: Environment) {
      self.environment = environment
    }

    public func start() {}
    public var rootViewController: UIViewController? { nil }
    public var screens: [UIViewController] { [] }
    public var routes: [Route] { [] }
    public var handlers: [FlowHandler] { [] }

    public func open(
      _ link: DeepLink, completion: @escaping @MainActor (LinkOutcome) -> Void
    ) {
      follow(link, completion: completion)
    }

    /// Keeps a child and makes it the link below this one, then starts it: what it sends while it
    /// starts already finds the way up.
    func startChild(_ child: BaseCoordinator) {
      guard !environment.defects[Flow.startedBeforeAdded] else {
        child.start()
        addChild(child)
        return
      }
      addChild(child)
      child.start()
    }

    func addChild(_ child: BaseCoordinator) {
      children[child.identifier] = child
      child.nextFlowResponder = self
    }

    func removeChild(_ child: BaseCoordinator) {
      guard !environment.defects[Flow.forgottenChild] else { return }
      children[child.identifier] = nil
    }

    /// Sends an event that a screen asked for; one that nobody handles is reported.
    func send(_ event: some FlowEvent) {
      do throws(UnhandledFlowEvent) { try sendFlowEvent(event) } catch { environment.report(error) }
    }
  }
}
