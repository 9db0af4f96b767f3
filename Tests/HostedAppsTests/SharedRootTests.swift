import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// Two windows with the same root view controller.
@MainActor struct SharedRootTests {
  @Test func `the tree shows a root only in the window that took it over`() {
    let run = HostedRun("tree", of: .scenes { TwoWindowsDelegate() }, quiet: false)
    #expect(
      run.output.hasPrefix(
        """
        AppFlow#1
        └─ HomeCoordinator#1
           └─ HomeViewController#1        ← visible
        step 0
        """), "\(run.output)")
  }

  @Test func `a window whose root another window took over shows nothing and is no root`() {
    let run = HostedRun("tap Reload", of: .scenes { TwoWindowsDelegate() }, quiet: false)
    #expect(run.output.contains("\nleaked  HomeCoordinator#1"), "\(run.output)")
    #expect(!run.output.contains("vanished"), "\(run.output)")
    #expect(!run.output.contains("\nabandoned"), "\(run.output)")
  }
}

private final class TwoWindowsDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: AppFlow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let stack = UINavigationController()
    show(stack, in: window ?? UIWindow(windowScene: scene))
    window = UIWindow(windowScene: scene)
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
  }

  private func show(_ stack: UINavigationController, in window: UIWindow) {
    coordinator = AppFlow(window, stack)
    coordinator?.start { [weak self] in
      guard let self, let own = self.window else { return }
      self.show(UINavigationController(), in: own)
    }
  }
}

/// Is replaced together with its child.
@MainActor private final class AppFlow {
  private let window: UIWindow
  private let stack: UINavigationController
  private var home: HomeCoordinator?

  init(_ window: UIWindow, _ stack: UINavigationController) {
    self.window = window
    self.stack = stack
  }

  func start(_ onReload: @escaping () -> Void) {
    home = HomeCoordinator(window, stack)
    home?.start(onReload)
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }
}

/// Retains itself with the window.
@MainActor private final class HomeCoordinator {
  private let window: UIWindow
  private let stack: UINavigationController
  private var parent: HomeCoordinator?

  init(_ window: UIWindow, _ stack: UINavigationController) {
    self.window = window
    self.stack = stack
  }

  func start(_ onReload: @escaping () -> Void) {
    parent = self
    let screen = HomeViewController()
    screen.onReload = onReload
    stack.viewControllers = [screen]
  }
}

private final class HomeViewController: UIViewController {
  var onReload: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.setTitle("Reload", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onReload?() }, for: .touchUpInside)
    view.addSubview(button)
  }
}
