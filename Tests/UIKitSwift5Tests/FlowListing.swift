// The listings of "목차: Coordinator Pattern, 구현하기, 고민한 점" (children keyed by UUID, a flow responder),
// typed in as they stand; view code aside. Top-level types are private to this file. Selectors can't
// exist on Linux: the flow responder asks for a protocol instead of a selector.
import Foundation
import UIKit

private class FlowResponder: NSObject {
  private weak var nextFlowResponder: FlowResponder?

  func sendFlowEvent<Handler>(to handler: Handler.Type, _ event: (Handler) -> Void) {
    if let responder = self as? Handler {
      event(responder)
    } else {
      nextFlowResponder?.sendFlowEvent(to: handler, event)
    }
  }

  func setNext(flowResponder: FlowResponder) {
    self.nextFlowResponder = flowResponder
  }
}

private protocol Coordinator: FlowResponder {
  var childCoordinators: [UUID: Coordinator] { get set }
  var identifier: UUID { get }
  func start()
}

extension Coordinator {
  fileprivate func addChild(coordinator: Coordinator) {
    childCoordinators[coordinator.identifier] = coordinator
    coordinator.setNext(flowResponder: self)
  }

  fileprivate func removeChild(coordinator: Coordinator) {
    childCoordinators.removeValue(forKey: coordinator.identifier)
  }
}

private protocol SomeCoordinatorFinishDelgate: AnyObject {
  func didFinish(_ coordinator: Coordinator)
}

private protocol LogOutHandling {
  func logOut()
}

private final class SceneCoordinator: FlowResponder, Coordinator {
  var childCoordinators: [UUID: Coordinator] = [:]
  let identifier: UUID = .init()

  private let window: UIWindow
  private let navigationController: UINavigationController = .init()

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    showAuthFlow()
  }

  private func showAuthFlow() {
    let authCoordinator = AuthCoordinator(navigationController: navigationController)
    authCoordinator.delegate = self
    addChild(coordinator: authCoordinator)
    authCoordinator.start()
  }
}

extension SceneCoordinator: SomeCoordinatorFinishDelgate {
  func didFinish(_ coordinator: Coordinator) {
    removeChild(coordinator: coordinator)
  }
}

extension SceneCoordinator: LogOutHandling {
  func logOut() {
    childCoordinators.removeAll()
    showAuthFlow()
  }
}

private final class AuthCoordinator: FlowResponder, Coordinator {
  var childCoordinators: [UUID: Coordinator] = [:]
  let identifier: UUID = .init()
  weak var delegate: SomeCoordinatorFinishDelgate?

  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let profile = ProfileViewController()
    profile.onLogOut = { [weak self] in
      self?.sendFlowEvent(to: LogOutHandling.self) { $0.logOut() }
    }
    navigationController.setViewControllers([profile], animated: true)
  }
}

private class ProfileViewController: UIViewController {
  var onLogOut: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "log out", primaryAction: UIAction { [weak self] _ in self?.onLogOut?() })
  }
}

class FlowSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: SceneCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    coordinator = SceneCoordinator(window: window)
    coordinator?.start()
  }
}
