import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// Coordinators that only their screens retain, and that refer strongly to the one that started them.
@MainActor struct StrongParentTests {
  private func run(_ script: String) -> HostedRun {
    HostedRun(script, of: .scenes { FlowSceneDelegate<ArrivalLaunch>() })
  }

  @Test func `a coordinator that its child's screens need is in use`() {
    let told = run("tap Enter; expect no findings; tree")
    #expect(told.code == .ok, "\(told.output)\(told.errors)")
    #expect(
      told.output.contains(
        """
        ArrivalCoordinator#1
        ├─ StackRouter#1
        └─ LobbyCoordinator#1
           └─ LobbyViewController#1        ← visible
        """), "\(told.output)")
  }

  @Test func `a child that its parent keeps without a screen is abandoned`() {
    let told = run("tap Enter; tap Leave; expect finding abandoned LobbyCoordinator")
    #expect(told.code == .ok, "\(told.output)\(told.errors)")
  }
}

/// Makes what the window shows; retains no coordinator.
private final class ArrivalLaunch: WindowFlow {
  weak var window: UIWindow?

  func start() {
    let stack = UINavigationController()
    ArrivalCoordinator(StackRouter(stack)).start()
    window?.rootViewController = stack
  }
}

private final class StackRouter {
  private let stack: UINavigationController
  init(_ stack: UINavigationController) { self.stack = stack }
  func replace(_ screen: UIViewController) { stack.setViewControllers([screen], animated: true) }
}

private final class ArrivalCoordinator {
  let router: StackRouter
  private var last: LobbyCoordinator?
  init(_ router: StackRouter) { self.router = router }

  func start() { router.replace(ArrivalViewController(self)) }

  func enter() { LobbyCoordinator(router, parent: self).start() }

  func leave(_ lobby: LobbyCoordinator) {
    last = lobby
    start()
  }
}

private final class LobbyCoordinator {
  private let router: StackRouter
  private let parent: ArrivalCoordinator
  init(_ router: StackRouter, parent: ArrivalCoordinator) {
    self.router = router
    self.parent = parent
  }

  func start() { router.replace(LobbyViewController(self)) }
  func leave() { parent.leave(self) }
}

private final class ArrivalViewController: UIViewController {
  private let coordinator: ArrivalCoordinator

  init(_ coordinator: ArrivalCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    let action = UIAction(title: "Enter") { [unowned self] _ in self.coordinator.enter() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
  }

  required init?(coder: NSCoder) { nil }
}

private final class LobbyViewController: UIViewController {
  private let coordinator: LobbyCoordinator

  init(_ coordinator: LobbyCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    let action = UIAction(title: "Leave") { [unowned self] _ in self.coordinator.leave() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
  }

  required init?(coder: NSCoder) { nil }
}
