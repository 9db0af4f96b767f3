import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// Coordinators of a local variable, which stay because each child refers strongly to its parent.
@MainActor struct LocalCoordinatorTests {
  private func run(_ script: String) -> HostedRun {
    HostedRun(script, of: .scenes { FlowSceneDelegate<LocalLaunch>() })
  }

  @Test func `the cut of a forgotten flow keeps the coordinator of the visible screen`() {
    let told = run("tap Next; back; findings; tap Next; expect visible LocalDetailScreen")
    #expect(
      told.output.contains("leaked  LocalDetailCoordinator#1"), "\(told.output)\(told.errors)")
    #expect(
      told.output.contains(
        """
          │  LocalHomeCoordinator#1
          │    strong  children[0]   ← made at step 1 (a.camsh:1:1), remove this: frees it
        """), "\(told.output)")
    #expect(!told.output.contains("both of these"), "\(told.output)")
  }

  @Test func `the cut of flows that end together is the reference to the parent`() {
    let told = run("scene disconnect; findings")
    #expect(told.output.contains("strong  parent   ← "), "\(told.output)\(told.errors)")
    #expect(told.output.contains("make this weak: frees all"), "\(told.output)")
  }
}

/// Makes what the window shows; retains no coordinator.
private final class LocalLaunch: WindowFlow {
  weak var window: UIWindow?

  func start() {
    let stack = UINavigationController()
    let coordinator = LocalAppCoordinator(stack)
    coordinator.begin(LocalHomeCoordinator(stack))
    window?.rootViewController = stack
  }
}

private class LocalCoordinator {
  let stack: UINavigationController
  private var children: [LocalCoordinator] = []
  private var parent: LocalCoordinator?

  init(_ stack: UINavigationController) { self.stack = stack }

  func start() {}

  func begin(_ child: LocalCoordinator) {
    children.append(child)
    child.parent = self
    child.start()
  }
}

private final class LocalAppCoordinator: LocalCoordinator {}

private final class LocalHomeCoordinator: LocalCoordinator {
  override func start() {
    let screen = LocalHomeScreen()
    screen.coordinator = self
    stack.pushViewController(screen, animated: true)
  }
}

private final class LocalDetailCoordinator: LocalCoordinator {
  override func start() { stack.pushViewController(LocalDetailScreen(), animated: true) }
}

private final class LocalHomeScreen: UIViewController {
  weak var coordinator: LocalHomeCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
    let next = UIAction(title: "Next") { [weak self] _ in
      guard let coordinator = self?.coordinator else { return }
      coordinator.begin(LocalDetailCoordinator(coordinator.stack))
    }
    view.addSubview(UIButton(primaryAction: next))
  }
}

private final class LocalDetailScreen: UIViewController {}
