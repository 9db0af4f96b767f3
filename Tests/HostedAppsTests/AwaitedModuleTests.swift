import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// A screen whose task waits for a completion that a missing module was given.
@MainActor struct AwaitedModuleTests {
  @Test func `the task is pending when its screen is gone, because the module would call it`() {
    let told = HostedRun(
      "tap Ask; back; findings", of: .scenes { FlowSceneDelegate<AskingLaunch>() })
    #expect(told.code == .ok, "\(told.output)\(told.errors)")
    #expect(told.output.contains("pending"), "\(told.output)")
    #expect(told.output.contains("waits for a missing module"), "\(told.output)")
  }

  @Test func `the task ends when the completion is called`() {
    let told = HostedRun(
      "tap Ask; tap stub 1; expect title Allowed; back; expect alive AskingScreen == 0; findings",
      of: .scenes { FlowSceneDelegate<AskingLaunch>() })
    #expect(told.code == .ok, "\(told.output)\(told.errors)")
    #expect(!told.output.contains("pending"), "\(told.output)")
  }
}

private final class AskingLaunch: WindowFlow {
  weak var window: UIWindow?

  func start() {
    let stack = UINavigationController()
    let home = UIViewController()
    home.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Ask") { [weak stack] _ in
          stack?.pushViewController(AskingScreen(), animated: true)
        }))
    stack.viewControllers = [home]
    window?.rootViewController = stack
  }
}

private final class AskingScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      await withCheckedContinuation { continuation in
        Seam.add(
          Seam(name: "requestAuthorization", file: "Asking.swift", line: 1, isOnce: true) {
            continuation.resume()
          })
      }
      title = "Allowed"
    }
  }
}
