import CoordinatorKit
import UIKit

extension Campers {
  /// The coordinator as view models see it; class-bound, so that they can reference it weakly.
  @MainActor protocol SceneCoordinatorType: AnyObject {
    func transition(
      to scene: Scene, using style: TransitionStyle, animated: Bool
    ) throws(RouteFailure)
    func close(animated: Bool) throws(RouteFailure)
  }

  /// Owns the window and tracks the frontmost screen, however it got there.
  public final class SceneCoordinator: Coordinator, SceneCoordinatorType {
    public var childCoordinators: [any Coordinator] = []
    private let window: UIWindow
    private(set) var currentVC: UIViewController?
    private let defects: Defects

    init(window: UIWindow, defects: Defects) {
      self.window = window
      self.defects = defects
    }

    public var rootViewController: UIViewController? { window.rootViewController }

    public func start() {
      show(list, asRootOf: window)
      window.makeKeyAndVisible()
    }

    func transition(
      to scene: Scene, using style: TransitionStyle, animated: Bool
    ) throws(RouteFailure) {
      switch style {
      case .root:
        show(scene, asRootOf: window)
      case .push:
        guard let nav = currentVC?.navigationController else { throw .noNavigationController }
        let targetVC = scene.instantiate(using: style)
        if defects[Campers.staleCurrentView] { targetVC.navigationController?.delegate = self }
        nav.pushViewController(targetVC, animated: animated)
        currentVC = targetVC
      case .modal:
        let targetVC = scene.instantiate(using: style)
        currentVC?.present(targetVC, animated: animated)
        // UIKit rejects a screen silently.
        guard targetVC.presentingViewController != nil else { return }
        watch(targetVC)
        currentVC = targetVC.sceneViewController
      }
    }

    private func show(_ scene: Scene, asRootOf window: UIWindow) {
      let targetVC = scene.instantiate(using: .root)
      watch(targetVC)
      if defects[Campers.rootUnderModal] {
        window.rootViewController = targetVC
      } else {
        window.replaceRoot(with: targetVC)
      }
      currentVC = targetVC.sceneViewController
    }

    /// Pops the current screen, or dismisses it if it is the root of a presented stack.
    func close(animated: Bool) throws(RouteFailure) {
      if let nav = currentVC?.navigationController, nav.viewControllers.count > 1 {
        guard nav.popViewController(animated: animated) != nil else { return }
        currentVC = nav.topViewController
      } else if let presentingVC = currentVC?.presentingViewController {
        presentingVC.dismissPresented(animated: animated)
        currentVC = presentingVC.sceneViewController
      } else {
        throw .nothingToClose
      }
    }

    // MARK: Tracking the current screen

    /// Tracks changes by gestures or by code outside the coordinator.
    private func watch(_ viewController: UIViewController) {
      if !defects[Campers.staleCurrentView] {
        (viewController as? UINavigationController)?.delegate = self
      }
      guard viewController.presentingViewController != nil else { return }
      viewController.presentationController?.delegate = self
      guard !defects[Campers.deafToDismissal] else { return }
      (viewController as? any Dismissable)?.onDismiss = { [weak self] in self?.updateCurrentVC() }
    }

    /// The top of the stack, or the modal over it: a stack may change below a modal.
    private func updateCurrentVC() {
      var front = window.rootViewController
      while let presented = front?.presentedViewController, !presented.isBeingDismissed {
        front = presented
      }
      currentVC = front?.sceneViewController
    }

    // MARK: Scenes and routes

    private var list: Scene {
      .list(
        CamperListViewModel(
          coordinator: self,
          keepsCoordinator: defects[Campers.strongCoordinatorInViewModel]))
    }

    private func detail(_ argument: RouteArgument) throws(RouteFailure) -> Scene {
      let camper = try argument.item(of: Campers.campers, called: "camper")
      return .detail(CamperDetailViewModel(camper: camper, coordinator: self))
    }

    public var routes: [Route] { Self.routes }

    private static let routes = [
      Route(
        .push, "detail", takes: .number(of: "camper"), summary: "a camper's page",
        of: SceneCoordinator.self
      ) { coordinator, argument throws(RouteFailure) in
        let scene = try coordinator.detail(argument)
        try coordinator.transition(to: scene, using: .push, animated: true)
      },
      Route(
        .present, "detail", takes: .number(of: "camper"), summary: "a camper's page as a sheet",
        of: SceneCoordinator.self
      ) { coordinator, argument throws(RouteFailure) in
        let scene = try coordinator.detail(argument)
        try coordinator.transition(to: scene, using: .modal, animated: true)
      },
      Route(.present, "list", summary: "another list as a sheet", of: SceneCoordinator.self) {
        coordinator, _ throws(RouteFailure) in
        try coordinator.transition(to: coordinator.list, using: .modal, animated: true)
      },
      Route(.root, "list", summary: "start over with a list", of: SceneCoordinator.self) {
        coordinator, _ throws(RouteFailure) in
        try coordinator.transition(to: coordinator.list, using: .root, animated: false)
      },
    ]
  }
}

extension Campers.SceneCoordinator: Finishable {
  public func finish() throws(RouteFailure) {
    try close(animated: true)
  }
}

extension Campers.SceneCoordinator: UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    updateCurrentVC()
  }
}

extension Campers.SceneCoordinator: UINavigationControllerDelegate {
  /// Not `willShow`, which is also called for a cancelled swipe back and not corrected afterward.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    updateCurrentVC()
  }
}
