import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Coordinators that only the window's root container retains.
@MainActor struct ContainerCoordinatorTests {
  private func run(_ script: String) -> HostedRun {
    HostedRun(script, of: .scenes { MuseumSceneDelegate() })
  }

  @Test func `the tree names the coordinators that a tab bar controller retains`() {
    let told = run("tap Open; tree")
    #expect(told.code == .ok)
    #expect(
      told.output.hasSuffix(
        """
        RoomsCoordinator#1            tab Rooms ●
        ├─ RoomsViewController#1
        └─ RoomViewController#1                      ← visible
        TicketsCoordinator#1          tab Tickets
        └─ TicketsViewController#1
        step 1 · alive 8 · findings none

        """), "\(told.output)")
  }
}

private final class MuseumSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = MuseumTabBarController()
    window?.makeKeyAndVisible()
  }
}

private final class MuseumTabBarController: UITabBarController {
  let rooms = RoomsCoordinator()
  let tickets = TicketsCoordinator()

  override func viewDidLoad() {
    super.viewDidLoad()
    rooms.start()
    tickets.start()
    viewControllers = [rooms.navigationController, tickets.navigationController]
  }
}

private final class RoomsCoordinator {
  let navigationController = UINavigationController()

  @MainActor func start() {
    let rooms = RoomsViewController()
    rooms.tabBarItem = UITabBarItem(title: "Rooms", image: nil, tag: 0)
    rooms.open = { [weak self] in
      self?.navigationController.pushViewController(RoomViewController(), animated: true)
    }
    navigationController.pushViewController(rooms, animated: false)
  }
}

private final class TicketsCoordinator {
  let navigationController = UINavigationController()

  @MainActor func start() {
    let tickets = TicketsViewController()
    tickets.tabBarItem = UITabBarItem(title: "Tickets", image: nil, tag: 1)
    navigationController.pushViewController(tickets, animated: false)
  }
}

private final class RoomsViewController: UIViewController {
  var open: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Open", primaryAction: UIAction { [weak self] _ in self?.open?() })
  }
}

private final class RoomViewController: UIViewController {}
private final class TicketsViewController: UIViewController {}
