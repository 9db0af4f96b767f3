import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// Flows that objects of one class drive, each with those of the flows below.
@MainActor struct DrivenFlowTests {
  @Test func `a flow is below the flow whose driver retains its driver`() {
    let run = HostedRun("tree", of: .scenes { DriverSceneDelegate() }, quiet: false)
    #expect(
      run.output.hasPrefix(
        """
        OuterFlow#1
        └─ InnerFlow#1
           └─ UIViewController#1        ← visible

        """), "\(run.output)")
  }
}

private final class DriverSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let driver = Driver(OuterFlow())

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let inner = InnerFlow()
    driver.below = [Driver(inner)]
    window = UIWindow(windowScene: scene)
    window?.rootViewController = inner.stack
    window?.makeKeyAndVisible()
  }
}

private final class Driver {
  let flow: AnyObject
  var below: [Driver] = []

  init(_ flow: AnyObject) {
    self.flow = flow
  }
}

private final class OuterFlow {}

@MainActor private final class InnerFlow {
  let stack = UINavigationController(rootViewController: UIViewController())
}
