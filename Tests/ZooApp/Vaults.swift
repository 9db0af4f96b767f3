import UIKit

private protocol VaultNavigator: AnyObject {
  func show(_ screen: UIViewController)
}
private final class VaultNavigationController: UINavigationController, VaultNavigator {
  func show(_ screen: UIViewController) { pushViewController(screen, animated: false) }
}
private protocol VaultRouting<Route>: AnyObject {
  associatedtype Route
  func navigate(to route: Route)
}
private struct AnyVaultRouter<Route> {
  private let go: (Route) -> Void
  init<Router: VaultRouting>(_ router: Router) where Router.Route == Route {
    go = { router.navigate(to: $0) }
  }
  func navigate(to route: Route) { go(route) }
}
private enum VaultRoute { case list, item(id: Int) }

private struct VaultAlert {
  let title: String
  let confirm: (() -> Void)?
}
private struct VaultState {
  var names: [String] = []
  var alert: VaultAlert?
}
private enum VaultAction { case appeared, deleted }

private class VaultStateProcessor<State, Action> {
  var state: State
  init(_ state: State) { self.state = state }
  func receive(_ action: Action) {}
}
private final class VaultProcessor: VaultStateProcessor<VaultState, VaultAction> {
  let router: AnyVaultRouter<VaultRoute>
  private let forgets: Bool
  private let weakly: Bool
  private let asks: Bool
  init(_ router: AnyVaultRouter<VaultRoute>, asks: Bool, weakly: Bool, forgets: Bool) {
    self.router = router
    self.asks = asks
    self.weakly = weakly
    self.forgets = forgets
    super.init(VaultState())
  }
  override func receive(_ action: VaultAction) {
    guard case .appeared = action, asks else { return }
    if weakly {
      state.alert = VaultAlert(title: "Sure?", confirm: { [weak self] in self?.receive(.deleted) })
    } else {
      state.alert = VaultAlert(title: "Sure?", confirm: { self.receive(.deleted) })
    }
    if forgets { state.alert = nil }
  }
}

/// What a hosted view reads and sends; scopes keep the store that they came from.
private final class VaultStore<State, Action> {
  private let read: () -> State
  let send: (Action) -> Void
  var parent: AnyObject?
  var scopes: [String: AnyObject] = [:]
  var weakScopes: [String: WeakBox<AnyObject>] = [:]
  var state: State { read() }
  init(read: @escaping () -> State, send: @escaping (Action) -> Void) {
    self.read = read
    self.send = send
  }
  convenience init(_ processor: VaultStateProcessor<State, Action>) {
    self.init(read: { processor.state }, send: processor.receive)
  }
  func scope<Part>(_ name: String, weakly: Bool, _ part: @escaping (State) -> Part)
    -> VaultStore<Part, Action>
  {
    let scope = VaultStore<Part, Action>(read: { [read] in part(read()) }, send: send)
    scope.parent = self
    if weakly { weakScopes[name] = WeakBox(object: scope) } else { scopes[name] = scope }
    return scope
  }
}

private struct VaultView {
  let store: VaultStore<VaultState, VaultAction>
  var dismiss: () -> Void = {}
  var environment: [ObjectIdentifier: Any] = [:]
}
private final class VaultHosting<Content>: UIViewController {
  var rootView: Content
  var appeared: (() -> Void)?
  init(_ rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    appeared?()
  }
}

private final class VaultCoordinator: VaultRouting {
  private var navigator: (any VaultNavigator)?
  private weak var weakNavigator: (any VaultNavigator)?
  init(_ navigator: any VaultNavigator, weakly: Bool) {
    if weakly { weakNavigator = navigator } else { self.navigator = navigator }
  }
  func navigate(to route: VaultRoute) {}
  func hosting(asks: Bool = false, weakly: Bool = false, forgets: Bool = false)
    -> VaultHosting<VaultView>
  {
    let processor = VaultProcessor(
      AnyVaultRouter(self), asks: asks, weakly: weakly, forgets: forgets)
    let store = VaultStore(processor)
    let hosting = VaultHosting(VaultView(store: store))
    hosting.appeared = { store.send(.appeared) }
    return hosting
  }
}

/// Hosted views with a store, a processor and a coordinator behind them.
extension Shape {
  private static func vault(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    weakNavigator: Bool = true, asks: Bool = false, weakly: Bool = false, forgets: Bool = false,
    _ body: @escaping (VaultHosting<VaultView>) -> Void = { _ in }
  ) -> Shape {
    loaded("vault, " + name, verdict, keeper, cut: cut, script: "open; tap Vault; dismiss; back") {
      screen in
      button(screen, "Vault") { [unowned screen] in
        let navigation = VaultNavigationController()
        let coordinator = VaultCoordinator(navigation, weakly: weakNavigator)
        let hosting = coordinator.hosting(asks: asks, weakly: weakly, forgets: forgets)
        body(hosting)
        navigation.show(hosting)
        screen.present(navigation, animated: true)
      }
    }
  }

  static let vaults: [Shape] = [
    vault("all right", .none),
    vault(
      "coordinator with a strong navigator", .leaked, "navigator",
      cut: "navigator ← make this weak: frees all", weakNavigator: false),
    vault(
      "alert in the state captures its processor", .leaked, "VaultProcessor",
      cut: "state.alert.confirm → closure capture of type VaultProcessor"
        + " ← make this weak: frees all", asks: true),
    vault("alert in the state, weak", .none, asks: true, weakly: true),
    vault("alert in the state that was answered", .none, asks: true, forgets: true),
    vault(
      "scope that its store keeps", .leaked, "scopes", cut: "parent ← make this weak: frees all"
    ) { hosting in
      _ = hosting.rootView.store.scope("names", weakly: false) { $0.names }
    },
    vault("scope that its store knows weakly", .none) { hosting in
      let names = hosting.rootView.store.scope("names", weakly: true) { $0.names }
      hosting.rootView.environment[ObjectIdentifier(VaultState.self)] = names
    },
    vault(
      "view whose dismissal captures its controller", .leaked, "rootView.dismiss",
      cut: "rootView.dismiss → closure capture of type VaultHosting<VaultView>"
        + " ← make this weak: frees all"
    ) { hosting in
      hosting.rootView.dismiss = { hosting.dismiss(animated: true) }
    },
    vault("view whose dismissal knows its controller", .none) { hosting in
      hosting.rootView.dismiss = { [weak hosting] in hosting?.dismiss(animated: true) }
    },
    vault("environment with the controller", .leaked, "rootView.environment") { hosting in
      hosting.rootView.environment[ObjectIdentifier(UIViewController.self)] = hosting
    },
    vault("environment with the navigator's dismissal", .leaked, "rootView.environment") {
      hosting in
      hosting.rootView.environment[ObjectIdentifier(VaultNavigationController.self)] = {
        _ = hosting.navigationController
      }
    },
    vault("environment with a weak dismissal", .none) { hosting in
      hosting.rootView.environment[ObjectIdentifier(VaultNavigationController.self)] = {
        [weak hosting] in hosting?.dismiss(animated: true)
      }
    },
  ]
}
