import CoordinatorKit
import HeadlessUIKit

/// An app with one mistake for each verdict, to check the checks.
@MainActor package enum PlantedApp {
  package static let leaked = Defect("leaked", "a page's closure captures the page")
  package static let abandoned = Defect("abandoned", "a flow that is over stays among the children")
  package static let vanished = Defect("vanished", "a flow whose screens are up is deallocated")
  package static let growing = Defect("growing", "each look at a page leaves a child behind")
  package static let misuse = Defect("misuse", "a sheet is presented over itself")
  package static let idle = Defect("idle", "a flow is added and never started")
  package static let orphan = Defect("orphan", "a page's coordinator is a local variable")
  package static let shared = Defect("shared", "a flow is added to two parents")

  /// The app with the given defects, or with one that is always on, or one that is never on.
  package static func hosted(always: Defect? = nil, never: Defect? = nil) -> HostedApp {
    HostedApp(
      name: "planted", summary: "a mistake for each verdict",
      defects: [leaked, abandoned, vanished, growing, misuse, idle, orphan, shared]
    ) { defects in
      var defects = defects
      if let always { defects[always] = true }
      if let never { defects[never] = false }
      return PlantedSceneDelegate(defects)
    }
  }
}

private final class PlantedSceneDelegate: UIResponder, UIWindowSceneDelegate, CoordinatorHosting {
  private let defects: Defects
  private var top: PlantedCoordinator?
  package var window: UIWindow?

  package init(_ defects: Defects) {
    self.defects = defects
  }

  package var rootCoordinator: (any Coordinator)? { top }

  package func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let top = PlantedCoordinator(defects)
    top.start()
    window.rootViewController = top.stack
    window.makeKeyAndVisible()
    self.window = window
    self.top = top
  }
}

private final class PlantedCoordinator: Coordinator {
  package var childCoordinators: [any Coordinator] = []
  package let stack = UINavigationController()
  private weak var parent: PlantedCoordinator?
  private let defects: Defects

  package init(_ defects: Defects) {
    self.defects = defects
  }

  package var rootViewController: UIViewController? { stack }

  package func start() {
    stack.setViewControllers([PlantedPage(self)], animated: false)
  }

  // MARK: Routes

  package var routes: [Route] { Self.routes }

  private static let routes = [
    Route(.push, "page", summary: "a page", of: PlantedCoordinator.self) { top, _ in
      top.pushPage()
    },
    Route(.present, "flow", summary: "a flow of its own", of: PlantedCoordinator.self) { top, _ in
      top.presentFlow()
    },
    Route(.root, "page", summary: "the flow is over", of: PlantedCoordinator.self) { top, _ in
      top.endFlow()
    },
  ]

  private func pushPage() {
    let page = PlantedPage(defects[PlantedApp.orphan] ? PlantedCoordinator(defects) : self)
    if defects[PlantedApp.leaked] { page.onTap = { page.title = "tapped" } }
    if defects[PlantedApp.growing] { addFlow() }
    stack.pushViewController(page, animated: true)
  }

  private func presentFlow() {
    let flow = PlantedCoordinator(defects)
    flow.parent = self
    addChild(flow)
    guard !defects[PlantedApp.idle] else { return }
    flow.start()
    stack.present(flow.stack, animated: true)
    if defects[PlantedApp.misuse] { stack.present(UIViewController(), animated: true) }
    if defects[PlantedApp.shared] { addFlow().addChild(flow) }
  }

  /// A child that shares the stack, and so has a screen.
  @discardableResult
  private func addFlow() -> PlantedPart {
    let part = PlantedPart(stack.viewControllers)
    addChild(part)
    return part
  }

  private func endFlow() {
    if !defects[PlantedApp.vanished] { stack.dismiss(animated: true) }
    if !defects[PlantedApp.abandoned] { parent?.removeChild(self) }
  }
}

/// A coordinator without a stack of its own.
private final class PlantedPart: Coordinator {
  package var childCoordinators: [any Coordinator] = []
  private let ownScreens: () -> [UIViewController]

  package init(_ screens: [UIViewController]) {
    let first = screens.first?.lifetime
    ownScreens = { [first?.viewController].compactMap(\.self) }
  }

  package var screens: [UIViewController] { ownScreens() }

  package func start() {}
}

private final class PlantedPage: UIViewController {
  package weak var coordinator: PlantedCoordinator?
  package var onTap: (() -> Void)?

  package init(_ coordinator: PlantedCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }
}
