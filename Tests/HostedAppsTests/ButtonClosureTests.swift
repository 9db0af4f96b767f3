import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// A coordinator that only the closures of its screen's buttons retain.
@MainActor struct ButtonClosureTests {
  @Test func `a coordinator in a button's action owns the button's screen`() {
    let run = HostedRun("tap Open", of: .scenes { HallSceneDelegate() }, quiet: false)
    #expect(
      run.output.hasPrefix(
        """
        HallCoordinator#1
        ├─ HallViewController#1
        └─ RoomViewController#1        ← visible   +

        """), "\(run.output)")
  }

  @Test func `it isn't abandoned when another of its screens leaves`() {
    let run = HostedRun("tap Open; back", of: .scenes { HallSceneDelegate() })
    #expect(run.code == .ok, "\(run.output)\(run.errors)")
  }

  @Test func `a coordinator in a bar button's action owns the screen`() {
    let run = HostedRun(
      "tree", of: .scenes { HallSceneDelegate(usesBarButton: true) }, quiet: false)
    #expect(run.output.hasPrefix("HallCoordinator#1\n└─ HallViewController#1"), "\(run.output)")
  }

  @Test func `a coordinator that another one retains doesn't own the screen whose button calls it`()
  {
    let run = HostedRun("tap Open; back", of: .scenes { LobbySceneDelegate() })
    #expect(run.code == .ok, "\(run.output)\(run.errors)")
  }
}

/// Retains a coordinator for as long as the app runs; a button of a screen that leaves calls it.
private final class LobbySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let app = LobbyCoordinator()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    window.rootViewController = app.stack
    app.start()
    window.makeKeyAndVisible()
  }
}

@MainActor private final class LobbyCoordinator {
  let stack = UINavigationController()
  private var childCoordinators: [PaymentCoordinator] = []

  func start() {
    let hall = HallViewController()
    let open = UIAction(title: "Open") { [unowned self] _ in self.open() }
    hall.view.addSubview(UIButton(primaryAction: open))
    stack.pushViewController(hall, animated: false)
  }

  private func open() {
    let payment = PaymentCoordinator()
    childCoordinators = [payment]
    let room = RoomViewController()
    let pay = UIAction(title: "Pay") { _ in payment.start() }
    room.view.addSubview(UIButton(primaryAction: pay))
    stack.pushViewController(room, animated: true)
  }
}

@MainActor private final class PaymentCoordinator {
  func start() {}
}

private final class HallSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let usesBarButton: Bool

  init(usesBarButton: Bool = false) {
    self.usesBarButton = usesBarButton
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    let stack = UINavigationController()
    HallCoordinator(stack).start(usesBarButton: usesBarButton)
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }
}

@MainActor private final class HallCoordinator {
  private weak var stack: UINavigationController?

  init(_ stack: UINavigationController) {
    self.stack = stack
  }

  func start(usesBarButton: Bool) {
    let hall = HallViewController()
    let open = UIAction(title: "Open") { _ in self.open() }
    if usesBarButton {
      hall.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: open)
    } else {
      let column = UIStackView()
      column.addArrangedSubview(UIButton(primaryAction: open))
      hall.view.addSubview(column)
    }
    stack?.pushViewController(hall, animated: false)
  }

  private func open() {
    let room = RoomViewController()
    room.onLeave = { self.stack?.popViewController(animated: true) }
    stack?.pushViewController(room, animated: true)
  }
}

private final class HallViewController: UIViewController {}

private final class RoomViewController: UIViewController {
  var onLeave: (() -> Void)?
}
