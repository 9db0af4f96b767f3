import UIKit

extension BaseCoordinator {
  public typealias RootViewController = TransitionType.RootViewController
}

/// Retains what its transitions show as long as it is on screen.
open class BaseCoordinator<RouteType: Route, TransitionType: TransitionProtocol>: Coordinator {
  public private(set) var children: [any Presentable] = []
  public private(set) var rootViewController: TransitionType.RootViewController
  private var tellParents: () -> Void = {}

  open var viewController: UIViewController! { rootViewController }

  public init(rootViewController: TransitionType.RootViewController, initialRoute: RouteType?) {
    self.rootViewController = rootViewController
    if let initialRoute { performOnceShown(prepareTransition(for: initialRoute)) }
  }

  public init(
    rootViewController: TransitionType.RootViewController, initialTransition: TransitionType?
  ) {
    self.rootViewController = rootViewController
    if let initialTransition { performOnceShown(initialTransition) }
  }

  open func presented(from presentable: (any Presentable)?) {}

  open func prepareTransition(for route: RouteType) -> TransitionType {
    fatalError("override prepareTransition(for:)")
  }

  public func removeChildrenIfNeeded() {
    children.removeAll { $0.isGone }
    tellParents()
  }

  public func addChild(_ presentable: any Presentable) {
    children.append(presentable)
    presentable.registerParent(self)
  }

  public func removeChild(_ presentable: any Presentable) {
    children.removeAll { $0.viewController === presentable.viewController }
    removeChildrenIfNeeded()
  }

  public func registerParent(_ presentable: any Presentable & AnyObject) {
    let earlier = tellParents
    tellParents = { [weak presentable] in
      earlier()
      presentable?.childTransitionCompleted()
    }
  }

  /// Performs the transition at once if a window is shown, or else when one appears.
  private func performOnceShown(_ transition: TransitionType) {
    let options = TransitionOptions(animated: false)
    guard !UIApplication.shared.windows.contains(where: \.isKeyWindow) else {
      return performTransition(transition, with: options)
    }
    let observation = Observation { [weak self] in
      self?.performTransition(transition, with: options)
    }
    observation.token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil
    ) { _ in
      observation.end()
      DispatchQueue.main.async { observation.action() }
    }
  }

  // Gestures have no progress here that a transition could follow.

  open func registerInteractiveTransition<Recognizer: UIGestureRecognizer>(
    for route: RouteType, triggeredBy recognizer: Recognizer,
    handler:
      @escaping (
        _ handlerRecognizer: Recognizer, _ transition: () -> (any TransitionAnimation)?
      ) -> Void,
    completion: PresentationHandler? = nil
  ) {}

  open func registerInteractiveTransition<Recognizer: UIGestureRecognizer>(
    for route: RouteType, triggeredBy recognizer: Recognizer,
    progress: @escaping (Recognizer) -> CGFloat, shouldFinish: @escaping (Recognizer) -> Bool,
    completion: PresentationHandler? = nil
  ) {}

  open func unregisterInteractiveTransitions(triggeredBy recognizer: UIGestureRecognizer) {}
}

private final class Observation: @unchecked Sendable {
  // Unchecked: set and read on the main thread.
  var token: Any?
  let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func end() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

extension Presentable {
  /// Whether none of its screens is shown any more.
  fileprivate var isGone: Bool {
    if self is UIViewController { return true }
    guard let controller = viewController else { return true }
    return !controller.isAnywhere && controller.children.allSatisfy { $0.isGone }
  }
}

extension UIViewController {
  fileprivate var isAnywhere: Bool {
    isBeingPresented || presentingViewController != nil || presentedViewController != nil
      || parent != nil || view.window != nil || navigationController != nil
      || tabBarController != nil || splitViewController != nil
  }
}
