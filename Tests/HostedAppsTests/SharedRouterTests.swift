import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// A router that all coordinators retain shows their screens, which refer to no coordinator.
@MainActor struct SharedRouterTests {
  @Test func `a screen belongs to the coordinator that came with it and shares the router`() {
    let run = HostedRun("tree; tap Next", of: .scenes { FilmSceneDelegate() }, quiet: false)
    #expect(
      run.output.hasPrefix(
        """
        FilmCoordinator#1
        ├─ FilmRouter#1
        └─ ReelCoordinator#1
           └─ ReelViewController#1        ← visible
        """), "\(run.output)")
    #expect(
      run.output.contains(
        """
        FilmCoordinator#1
        ├─ FilmRouter#1
        ├─ ReelCoordinator#1              −
        │  └─ ReelViewController#1        −
        └─ ReelCoordinator#2              +
           └─ ReelViewController#2        ← visible   +
        """), "\(run.output)")
  }
}

private final class FilmSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var coordinator: FilmCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    coordinator = FilmCoordinator(FilmRouter(UIWindow(windowScene: scene)))
    coordinator?.start()
  }
}

@MainActor private final class FilmRouter {
  private let window: UIWindow
  private let stack = UINavigationController()

  init(_ window: UIWindow) {
    self.window = window
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  func show(_ screen: UIViewController) { stack.setViewControllers([screen], animated: false) }
}

@MainActor private final class FilmCoordinator {
  /// Screens end their coordinators through it, so that none refers to a coordinator.
  static weak var running: FilmCoordinator?
  private let router: FilmRouter
  private var children: [ReelCoordinator] = []

  init(_ router: FilmRouter) {
    self.router = router
  }

  func start() {
    Self.running = self
    children = [ReelCoordinator(router)]
    children[0].start()
  }
}

@MainActor private final class ReelCoordinator {
  private let router: FilmRouter

  init(_ router: FilmRouter) {
    self.router = router
  }

  func start() { router.show(ReelViewController()) }
}

private final class ReelViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "Next") { _ in FilmCoordinator.running?.start() }))
  }
}
