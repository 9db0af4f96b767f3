import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// Two windows with the same root view controller.
@MainActor struct SharedRootTests {
  @Test func `the tree shows a root only in the window that has its view`() {
    let run = HostedRun("tree", of: .scenes { TwoWindowsDelegate() }, quiet: false)
    #expect(
      run.output.hasPrefix(
        """
        HomeCoordinator#1
        └─ HomeViewController#1        ← visible
        step 0
        """), "\(run.output)")
  }
}

private final class TwoWindowsDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: HomeCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let stack = UINavigationController()
    coordinator = HomeCoordinator(window ?? UIWindow(windowScene: scene), stack)
    coordinator?.start()
    window = UIWindow(windowScene: scene)
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
  }
}

@MainActor private final class HomeCoordinator {
  private let window: UIWindow
  private let stack: UINavigationController

  init(_ window: UIWindow, _ stack: UINavigationController) {
    self.window = window
    self.stack = stack
  }

  func start() {
    stack.viewControllers = [HomeViewController()]
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }
}

private final class HomeViewController: UIViewController {}
