import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// Coordinators that share a navigation controller, each of which its screen retains.
@MainActor struct SharedStackTests {
  @Test func `each cycle through a shared navigation controller has a cut of its own`() {
    let told = HostedRun(
      "tap Next; tap Next; scene disconnect; findings",
      of: .scenes { PathSceneDelegate(keepsHome: true) })
    #expect(told.output.contains("leaked  HomeCoordinator#1"), "\(told.output)\(told.errors)")
    for number in 1...2 {
      #expect(told.output.contains("leaked  StageCoordinator#\(number)"), "\(told.output)")
    }
    #expect(told.output.contains("strong  coordinator   ← "), "\(told.output)")
    #expect(!told.output.contains("can't read"), "\(told.output)")
  }

  @Test func `a coordinator that only its screen retains shouldn't retain the stack`() {
    let told = HostedRun(
      "tap Next; tap Next; scene disconnect; findings",
      of: .scenes { PathSceneDelegate(keepsHome: false) })
    #expect(
      told.output.contains(
        "strong  stack   ← made at launch, make this and 2 more like it weak: frees all"),
      "\(told.output)")
    #expect(!told.output.contains("leaked  StageCoordinator"), "\(told.output)")
  }
}

private final class PathSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let keepsHome: Bool
  private var home: HomeCoordinator?

  init(keepsHome: Bool) { self.keepsHome = keepsHome }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let stack = UINavigationController()
    let home = HomeCoordinator(stack)
    home.start()
    if keepsHome { self.home = home }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
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
