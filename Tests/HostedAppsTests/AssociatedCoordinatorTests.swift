import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

@MainActor struct AssociatedCoordinatorTests {
  private func run(_ script: String) -> HostedRun {
    HostedRun(script, of: .scenes { FlowSceneDelegate<AssociatedLaunch>() })
  }

  @Test func `the tree shows a coordinator that a screen's associated object retains`() {
    let run = run("tap Next; tree; back; expect no findings")
    #expect(run.code == .ok, "\(run.output)\(run.errors)")
    #expect(
      run.output.contains(
        """
        AssociatedDetailCoordinator#1
        └─ AssociatedDetailScreen#1
        """), "\(run.output)")
  }
}

private final class AssociatedLaunch: WindowFlow {
  weak var window: UIWindow?

  func start() {
    let stack = UINavigationController()
    AssociatedHomeCoordinator(stack).start()
    window?.rootViewController = stack
  }
}

@MainActor private var reactorKey: UInt8 = 0

/// A screen whose model is an associated object, as reactive libraries store it.
private class AssociatingScreen: UIViewController {
  var reactor: AnyObject? {
    get { objc_getAssociatedObject(self, &reactorKey) as AnyObject? }
    set {
      objc_setAssociatedObject(self, &reactorKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

private final class AssociatedHomeReactor {
  let coordinator: AssociatedHomeCoordinator
  init(_ coordinator: AssociatedHomeCoordinator) { self.coordinator = coordinator }
}

private final class AssociatedHomeCoordinator {
  private unowned let stack: UINavigationController
  init(_ stack: UINavigationController) { self.stack = stack }

  func start() {
    let screen = AssociatedHomeScreen()
    screen.reactor = AssociatedHomeReactor(self)
    stack.pushViewController(screen, animated: false)
  }

  func next() { AssociatedDetailCoordinator(stack).start() }
}

private final class AssociatedDetailReactor {
  let coordinator: AssociatedDetailCoordinator
  init(_ coordinator: AssociatedDetailCoordinator) { self.coordinator = coordinator }
}

private final class AssociatedDetailCoordinator {
  private unowned let stack: UINavigationController
  init(_ stack: UINavigationController) { self.stack = stack }

  func start() {
    let screen = AssociatedDetailScreen()
    screen.reactor = AssociatedDetailReactor(self)
    stack.pushViewController(screen, animated: true)
  }
}

private final class AssociatedHomeScreen: AssociatingScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let next = UIAction(title: "Next") { [weak self] _ in
      (self?.reactor as? AssociatedHomeReactor)?.coordinator.next()
    }
    view.addSubview(UIButton(primaryAction: next))
  }
}

private final class AssociatedDetailScreen: AssociatingScreen {}
