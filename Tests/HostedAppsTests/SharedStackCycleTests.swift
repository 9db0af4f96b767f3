import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// Coordinators that share a navigation controller, each of which its screen retains.
@MainActor struct SharedStackCycleTests {
  @Test func `each cycle through a shared navigation controller has a cut of its own`() {
    let told = HostedRun(
      "tap Next; tap Next; scene disconnect; findings",
      of: .scenes { FlowSceneDelegate<PathLaunch>() })
    #expect(told.output.contains("leaked  HomeCoordinator#1"), "\(told.output)\(told.errors)")
    for number in 1...2 {
      #expect(told.output.contains("leaked  StageCoordinator#\(number)"), "\(told.output)")
    }
    #expect(told.output.contains("strong  coordinator   ← "), "\(told.output)")
    #expect(!told.output.contains("can't read"), "\(told.output)")
  }
}

/// Makes what the window shows; retains no coordinator.
private final class PathLaunch: WindowFlow {
  weak var window: UIWindow?

  func start() {
    let stack = UINavigationController()
    HomeCoordinator(stack).start()
    window?.rootViewController = stack
  }
}

private class PathCoordinator {
  private let stack: UINavigationController
  private var children: [PathCoordinator] = []

  init(_ stack: UINavigationController) { self.stack = stack }

  func show(_ screen: PathScreen) {
    screen.coordinator = self
    stack.pushViewController(screen, animated: true)
  }

  func next() {
    let stage = StageCoordinator(stack)
    children.append(stage)
    stage.start()
  }
}

private final class HomeCoordinator: PathCoordinator {
  func start() { show(HomePathScreen()) }
}

private final class StageCoordinator: PathCoordinator {
  func start() { show(StagePathScreen()) }
}

private class PathScreen: UIViewController {
  var coordinator: PathCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Next") { [weak self] _ in self?.coordinator?.next() }))
  }
}

private final class HomePathScreen: PathScreen {}
private final class StagePathScreen: PathScreen {}
