import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// Child coordinators in a linked list of the app's own.
@MainActor struct LinkedChildrenTests {
  private func run(_ script: String, quiet: Bool = true) -> HostedRun {
    HostedRun(script, of: .scenes { FlowSceneDelegate<TicketsCoordinator>() }, quiet: quiet)
  }

  @Test func `the children of a linked list are siblings`() {
    let told = run("tap Open; back; tap Open; back; tap Open", quiet: false)
    #expect(
      told.output.contains(
        """
        ├─ TicketCoordinator#1
        ├─ TicketCoordinator#2
        └─ TicketCoordinator#3
        """), "\(told.output)\(told.errors)")
  }

  @Test func `a child that the list keeps stays abandoned when another is opened`() {
    let told = run(
      "tap Open; back; expect finding abandoned TicketCoordinator; tap Open; back; findings")
    #expect(told.output.contains("abandoned  TicketCoordinator#1"), "\(told.output)\(told.errors)")
  }
}

/// Adds children to its list, and removes none.
private final class TicketsCoordinator: WindowFlow {
  weak var window: UIWindow?
  private final class Node {
    let coordinator: TicketCoordinator
    var next: Node?
    init(_ coordinator: TicketCoordinator, before next: Node?) {
      self.coordinator = coordinator
      self.next = next
    }
  }
  private var head: Node?
  private var stack: UINavigationController?

  func start() {
    let list = UIViewController()
    let stack = UINavigationController(rootViewController: list)
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Open") { [weak self, unowned stack] _ in
        let child = TicketCoordinator(stack)
        self?.append(child)
        child.start()
      })
    self.stack = stack
    window?.rootViewController = stack
  }

  private func append(_ child: TicketCoordinator) {
    let node = Node(child, before: nil)
    var last = head
    while let next = last?.next { last = next }
    if let last { last.next = node } else { head = node }
  }
}

@MainActor private final class TicketCoordinator {
  private let stack: UINavigationController
  init(_ stack: UINavigationController) { self.stack = stack }

  func start() {
    let screen = TicketViewController()
    screen.coordinator = self
    stack.pushViewController(screen, animated: true)
  }
}

private final class TicketViewController: UIViewController {
  weak var coordinator: TicketCoordinator?
}
