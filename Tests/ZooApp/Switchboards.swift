import UIKit

// MARK: Coordinators as published libraries write them

/// Runs completions of pages that were popped; it only knows while it is the stack's delegate.
private final class SwitchRouter: NSObject, UINavigationControllerDelegate {
  private weak var navigation: UINavigationController?
  private var completions: [UIViewController: () -> Void] = [:]
  init(_ navigation: UINavigationController?) {
    self.navigation = navigation
    super.init()
    navigation?.delegate = self
  }
  func push(_ screen: UIViewController, completion: @escaping () -> Void) {
    completions[screen] = completion
    navigation?.pushViewController(screen, animated: true)
  }
  func navigationController(
    _ navigation: UINavigationController, didShow shown: UIViewController, animated: Bool
  ) {
    let gone = completions.keys.filter { !navigation.viewControllers.contains($0) }
    for screen in gone { completions.removeValue(forKey: screen)?() }
  }
}
/// Becomes the stack's delegate, and so silences the router.
private final class SelfishController: Screen, UINavigationControllerDelegate {
  var becomesDelegate = false
  private weak var previous: (any UINavigationControllerDelegate)?
  var givesBack = false
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard becomesDelegate else { return }
    previous = navigationController?.delegate
    navigationController?.delegate = self
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if givesBack { navigationController?.delegate = previous }
  }
}

/// Hands a stack's events on to the delegate that was there before.
private final class DelegateRelay: NSObject, UINavigationControllerDelegate {
  private let next: (any UINavigationControllerDelegate)?
  private weak var screen: UIViewController?
  init(_ next: (any UINavigationControllerDelegate)?, _ screen: UIViewController) {
    self.next = next
    self.screen = screen
  }
  func navigationController(
    _ navigation: UINavigationController, didShow shown: UIViewController, animated: Bool
  ) {
    next?.navigationController?(navigation, didShow: shown, animated: animated)
  }
}
@MainActor private final class RelayOwner {
  static let shared = RelayOwner()
  var relay: DelegateRelay?
  func listen(_ screen: UIViewController, chains: Bool) {
    let navigation = screen.navigationController
    relay = DelegateRelay(chains ? relay : nil, screen)
    navigation?.delegate = relay
  }
}

@MainActor private class ResultCoordinator<Result> {
  fileprivate let identifier = UUID()
  fileprivate var children: [UUID: Any] = [:]
  fileprivate var ended: ((Result) -> Void)?
  func start() {}
  func coordinate<Other>(to child: ResultCoordinator<Other>, then: @escaping (Other) -> Void) {
    children[child.identifier] = child
    child.ended = { [weak self, unowned child] result in
      self?.children[child.identifier] = nil
      then(result)
    }
    child.start()
  }
}
private enum LoginResult { case loggedIn(String), cancelled }
private final class LoginResultCoordinator: ResultCoordinator<LoginResult>,
  UIAdaptivePresentationControllerDelegate
{
  private weak var host: UIViewController?
  private let hearsSwipes: Bool
  init(_ host: UIViewController, hearsSwipes: Bool) {
    self.host = host
    self.hearsSwipes = hearsSwipes
  }
  override func start() {
    let form = Screen()
    form.loaded = { [weak self] form in
      Shape.button(form, "Sign in") { [weak self, weak form] in
        form?.dismiss(animated: true)
        self?.ended?(.loggedIn("a"))
      }
    }
    if hearsSwipes { form.presentationController?.delegate = self }
    host?.present(form, animated: true)
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    ended?(.cancelled)
  }
}
@MainActor private final class AppResults {
  static let shared = ResultCoordinator<Void>()
}

private final class WrongChildCoordinator {
  var children: [WrongChildCoordinator] = []
  let right: Bool
  init(right: Bool) { self.right = right }
  func start() {
    let child = WrongChildCoordinator(right: true)
    children.append(right ? child : self)
  }
}

private protocol SwitchRoute {}
private enum HomeRoute: SwitchRoute { case news, logout }
private protocol SwitchRouting<Route>: AnyObject {
  associatedtype Route: SwitchRoute
  func trigger(_ route: Route)
}
private final class StrongRouterViewModel {
  let router: any SwitchRouting<HomeRoute>
  init(_ router: any SwitchRouting<HomeRoute>) { self.router = router }
}
private final class UnownedRouterViewModel {
  unowned let router: any SwitchRouting<HomeRoute>
  init(_ router: any SwitchRouting<HomeRoute>) { self.router = router }
}
private final class HomeScreen: Screen {
  var viewModel: AnyObject?
}
private final class SwitchCoordinator: SwitchRouting {
  let root = UINavigationController()
  func trigger(_ route: HomeRoute) {}
  func start(strongly: Bool) {
    let screen = HomeScreen()
    screen.viewModel = strongly ? StrongRouterViewModel(self) : UnownedRouterViewModel(self)
    root.viewControllers = [screen]
  }
}

/// A coordinator that its screens keep: by an associated object, or by a subclass of the stack.
private final class SelfishCoordinator {
  private var screen: UIViewController?
  private weak var weakScreen: UIViewController?
  private static var key: UInt8 = 0
  func attach(to screen: UIViewController, strongly: Bool) {
    if strongly { self.screen = screen } else { weakScreen = screen }
    objc_setAssociatedObject(screen, &Self.key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

private final class StepCoordinator {
  var next: StepCoordinator?
  var previous: StepCoordinator?
  weak var weakPrevious: StepCoordinator?
  func chain(_ count: Int, strongly: Bool) {
    guard count > 0 else { return }
    let step = StepCoordinator()
    next = step
    if strongly { step.previous = self } else { step.weakPrevious = self }
    step.chain(count - 1, strongly: strongly)
  }
}

private final class RestorableCoordinator {
  var screens: [String: UIViewController] = [:]
  var makers: [String: () -> UIViewController] = [:]
  func restore(_ name: String) -> UIViewController? {
    let screen = makers[name]?()
    screens[name] = screen
    return screen
  }
}
private final class RestorableScreen: Screen {
  var coordinator: RestorableCoordinator?
}

/// Coordinators with routers, results and delegates.
extension Shape {
  private static func routed(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    takesOver: Bool, givesBack: Bool = false
  ) -> Shape {
    loaded(name, verdict, keeper, cut: cut, script: "open; tap Next; back") { screen in
      let router = SwitchRouter(screen.navigationController)
      screen.object = router
      delegate?.coordinator?.flows[UUID()] = router
      button(screen, "Next") { [unowned router] in
        let page = SelfishController()
        page.becomesDelegate = takesOver
        page.givesBack = givesBack
        let child = WrongChildCoordinator(right: true)
        router.push(page) { child.start() }
      }
    }
  }
  private static func presented(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String = "open; tap Show; dismiss; back", _ make: @escaping (Screen) -> UIViewController
  ) -> Shape {
    loaded(name, verdict, keeper, cut: cut, script: script) { screen in
      button(screen, "Show") { [unowned screen] in
        screen.present(make(screen), animated: true)
      }
    }
  }

  static let switchboards: [Shape] = [
    routed(
      "router whose page takes over the stack's delegate", .abandoned, "completions",
      takesOver: true),
    routed("router whose page gives the delegate back", .none, takesOver: true, givesBack: true),
    routed("router whose page leaves the delegate alone", .none, takesOver: false),
    loaded(
      "relays of the stack's delegate in a chain", .growing, "static RelayOwner.shared",
      script: "repeat 4 { open; back }"
    ) { screen in
      RelayOwner.shared.listen(screen, chains: true)
    },
    loaded("latest relay of the stack's delegate", .none, script: "repeat 4 { open; back }") {
      screen in
      RelayOwner.shared.listen(screen, chains: false)
    },
    loaded(
      "login whose swipe yields no result", .abandoned, "children",
      script: "open; tap \"Log in\"; swipe down; back"
    ) { screen in
      button(screen, "Log in") { [unowned screen] in
        AppResults.shared.coordinate(to: LoginResultCoordinator(screen, hearsSwipes: false)) { _ in
        }
      }
    },
    loaded(
      "login whose swipe cancels it", .none, script: "open; tap \"Log in\"; swipe down; back"
    ) { screen in
      button(screen, "Log in") { [unowned screen] in
        AppResults.shared.coordinate(to: LoginResultCoordinator(screen, hearsSwipes: true)) { _ in }
      }
    },
    loaded("login with a result", .none, script: "open; tap \"Log in\"; tap \"Sign in\"; back") {
      screen in
      button(screen, "Log in") { [unowned screen] in
        AppResults.shared.coordinate(to: LoginResultCoordinator(screen, hearsSwipes: false)) { _ in
        }
      }
    },
    screen(
      "coordinator that lists itself as its child", .leaked, "WrongChildCoordinator",
      cut: "children[0] ← remove this: frees it"
    ) { screen in
      let coordinator = WrongChildCoordinator(right: false)
      coordinator.start()
      screen.object = coordinator
    },
    screen("coordinator that lists its child", .none) { screen in
      let coordinator = WrongChildCoordinator(right: true)
      coordinator.start()
      screen.object = coordinator
    },
    presented(
      "view model that alone keeps its router of a generic route", .leaked, "router",
      cut: "root ← make this weak: frees all"
    ) { _ in
      let coordinator = SwitchCoordinator()
      coordinator.start(strongly: true)
      return coordinator.root
    },
    presented(
      "view model with a strong router of a generic route", .leaked, "router"
    ) { screen in
      let coordinator = SwitchCoordinator()
      coordinator.start(strongly: true)
      screen.object = coordinator
      return coordinator.root
    },
    loaded(
      "view model with an unowned router of a generic route", .none,
      script: "open; tap Show; dismiss; back"
    ) { screen in
      button(screen, "Show") { [unowned screen] in
        let coordinator = SwitchCoordinator()
        coordinator.start(strongly: false)
        screen.object = coordinator
        screen.present(coordinator.root, animated: true)
      }
    },
    screen(
      "coordinator that is associated with the screen it keeps", .leaked, "screen",
      cut: "screen ← make this weak: frees all"
    ) { SelfishCoordinator().attach(to: $0, strongly: true) },
    screen("coordinator that is associated with the screen it knows", .none) {
      SelfishCoordinator().attach(to: $0, strongly: false)
    },
    screen(
      "steps that own the step before", .leaked, "previous",
      cut: "previous ← make this and 2 more like it weak: frees all"
    ) { screen in
      let first = StepCoordinator()
      first.chain(3, strongly: true)
      screen.object = first
    },
    screen("steps that know the step before", .none) { screen in
      let first = StepCoordinator()
      first.chain(3, strongly: false)
      screen.object = first
    },
    presented(
      "restored screen in the dictionary of its coordinator", .leaked, "screens",
      cut: "screens[\"a\"] ← remove this: frees all"
    ) { screen in
      let coordinator = RestorableCoordinator()
      coordinator.makers["a"] = { [unowned coordinator] in
        let screen = RestorableScreen()
        screen.coordinator = coordinator
        return screen
      }
      screen.object = coordinator
      return coordinator.restore("a") ?? UIViewController()
    },
    presented("restored screen that its coordinator forgets", .none) { _ in
      let coordinator = RestorableCoordinator()
      coordinator.makers["a"] = { [unowned coordinator] in
        let screen = RestorableScreen()
        screen.coordinator = coordinator
        return screen
      }
      defer { coordinator.screens = [:] }
      return coordinator.restore("a") ?? UIViewController()
    },
  ]
}
