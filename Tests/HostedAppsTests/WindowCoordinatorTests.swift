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
