import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// A coordinator that retains only its window owns what the window shows.
@MainActor struct WindowCoordinatorTests {
  @Test(arguments: ["Log in", "Replace"])
  func `a coordinator isn't over while its window shows other screens`(_ button: String) {
    let run = HostedRun("tap \"\(button)\"", of: .scenes { GateSceneDelegate() }, quiet: false)
    #expect(run.code == .ok, "\(run.output)")
    #expect(
      run.output.hasPrefix(
        """
        GateCoordinator#1
        ├─ GateViewController#1        −
        └─ HallViewController#1        ← visible   +

        """), "\(run.output)")
    #expect(run.output.hasSuffix("· findings none\n"))
  }

  @Test(arguments: [true, false])
  func `the coordinator that receives the window owns the root that it sets`(
    _ isInStack: Bool
  ) {
    let run = HostedRun(
      "tree; tap Replace", of: .scenes { RelaySceneDelegate(isInStack: isInStack) }, quiet: false)
    #expect(
      run.output.hasPrefix(
        """
        RelayCoordinator#1
        └─ LegCoordinator#1
           └─ GateViewController#1        ← visible
        """), "\(run.output)")
    #expect(
      run.output.contains(
        """
        RelayCoordinator#1
        ├─ LegCoordinator#1               −
        │  └─ GateViewController#1        −
        └─ LegCoordinator#2               +
           └─ GateViewController#2        ← visible   +
        """), "\(run.output)")
  }
}

private final class RelaySceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let isInStack: Bool
  private var coordinator: RelayCoordinator?

  init(isInStack: Bool) {
    self.isInStack = isInStack
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    coordinator = RelayCoordinator(UIWindow(windowScene: scene), isInStack: isInStack)
    coordinator?.start()
  }
}

/// Hands its window on to one coordinator after the other.
@MainActor private final class RelayCoordinator {
  /// Screens end their coordinators through it, so that none refers to a coordinator.
  static weak var running: RelayCoordinator?
  private let window: UIWindow
  private let isInStack: Bool
  private var leg: LegCoordinator?

  init(_ window: UIWindow, isInStack: Bool) {
    self.window = window
    self.isInStack = isInStack
  }

  func start() {
    Self.running = self
    leg = LegCoordinator(window)
    leg?.start(isInStack)
    window.makeKeyAndVisible()
  }
}

@MainActor private final class LegCoordinator {
  private let window: UIWindow

  init(_ window: UIWindow) {
    self.window = window
  }

  func start(_ isInStack: Bool) {
    let gate = GateViewController()
    gate.onReplace = { RelayCoordinator.running?.start() }
    window.rootViewController = isInStack ? UINavigationController(rootViewController: gate) : gate
  }
}

private final class GateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var coordinator: GateCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    coordinator = GateCoordinator(window: UIWindow(windowScene: scene))
    coordinator?.start()
  }
}

private final class GateCoordinator {
  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
  }

  @MainActor func start() {
    let stack = UINavigationController()
    let gate = GateViewController()
    gate.onLogin = { [weak stack] in
      stack?.setViewControllers([HallViewController()], animated: true)
    }
    gate.onReplace = { [weak self] in self?.window.rootViewController = HallViewController() }
    stack.viewControllers = [gate]
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }
}

private final class GateViewController: UIViewController {
  var onLogin: (() -> Void)?
  var onReplace: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Log in") { [weak self] in self?.onLogin?() }
    add("Replace") { [weak self] in self?.onReplace?() }
  }

  private func add(_ title: String, _ action: @escaping () -> Void) {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }
}

private final class HallViewController: UIViewController {}
