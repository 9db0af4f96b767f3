import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// Coordinators that retain the one above them through a field whose name says nothing about it.
@MainActor struct ResponderChainTests {
  @Test func `a coordinator that another one keeps in a collection is below it`() {
    let told = HostedRun(
      "tap \"Log out\"; findings", of: .scenes { FlowSceneDelegate<ChainAppCoordinator>() })
    #expect(told.output.contains("leaked  ChainBarCoordinator"), "\(told.output)\(told.errors)")
    #expect(told.output.contains(#/strong  next +←/#), "\(told.output)")
    #expect(!told.output.contains(#/strong  children\[_\] +←/#), "\(told.output)")
  }
}

private class FlowChain {
  private var next: FlowChain?
  var children: [ObjectIdentifier: FlowChain] = [:]

  func add(_ child: FlowChain) {
    children[ObjectIdentifier(child)] = child
    child.next = self
  }
}

private final class ChainAppCoordinator: FlowChain, WindowFlow {
  weak var window: UIWindow?

  func start() {
    let tabs = ChainTabsCoordinator()
    tabs.onLogOut = { [weak self] in
      self?.children = [:]
      self?.window?.rootViewController = UIViewController()
    }
    add(tabs)
    tabs.start()
    window?.rootViewController = tabs.container
  }
}

private final class ChainTabsCoordinator: FlowChain {
  let container = UITabBarController()
  var onLogOut: (() -> Void)?

  func start() {
    let list = ChainListCoordinator()
    add(list)
    list.start { [weak self] in self?.onLogOut?() }
    container.viewControllers = [list.stack]
  }
}

private final class ChainListCoordinator: FlowChain {
  let stack = UINavigationController()

  func start(_ logOut: @escaping () -> Void) {
    let screen = ChainViewController()
    screen.logOut = logOut
    add(ChainBarCoordinator(screen))
    stack.viewControllers = [screen]
  }
}

private final class ChainBarCoordinator: FlowChain {
  private let screen: ChainViewController
  init(_ screen: ChainViewController) { self.screen = screen }
}

private final class ChainViewController: UIViewController {
  var logOut: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Log out") { [weak self] _ in self?.logOut?() })
  }
}
