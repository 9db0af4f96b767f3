import CoordinatorKit
import UIKit

extension Flow {
  /// A coordinator of this app: a responder in the chain, with children stored by identifier.
  @MainActor public protocol FlowCoordinator: IdentifiedCoordinator, FlowResponder {}

  /// The state that all coordinators share: an identifier, children, the next responder, and the
  /// finish delegate.
  public class BaseCoordinator: FlowCoordinator {
    public let identifier = UUID()
    public var children = IdentifiedChildren()
    public weak var nextFlowResponder: (any FlowResponder)?
    weak var finishDelegate: (any CoordinatorFinishDelegate)? {
      didSet {
        if environment.defects[Flow.strongFlowDelegate] { strongFinishDelegate = finishDelegate }
      }
    }
    /// The defect: a strong reference to `finishDelegate`.
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

    /// Retains a child and links it into the chain before starting it, so that events it sends
    /// during its start already travel up.
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

    /// Sends an event for a screen and reports it if it isn't handled.
    func send(_ event: some FlowEvent) {
      do throws(UnhandledFlowEvent) { try sendFlowEvent(event) } catch { environment.report(error) }
    }
  }
}
