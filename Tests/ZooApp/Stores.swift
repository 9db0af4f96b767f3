import UIKit

// MARK: Dependency injection

@MainActor private final class Assembly {
  enum Scope { case each, container, weakly }
  static let shared = Assembly()
  private var makers: [ObjectIdentifier: (Scope, (Assembly) -> AnyObject)] = [:]
  private var kept: [ObjectIdentifier: AnyObject] = [:]
  private var weakly: [ObjectIdentifier: WeakBox<AnyObject>] = [:]
  let parent: Assembly?
  init(parent: Assembly? = nil) { self.parent = parent }
  func register<Object: AnyObject>(
    _ type: Object.Type, _ scope: Scope = .each, _ make: @escaping (Assembly) -> Object
  ) {
    makers[ObjectIdentifier(type)] = (scope, make)
  }
  func resolve<Object: AnyObject>(_ type: Object.Type) -> Object? {
    let id = ObjectIdentifier(type)
    guard let (scope, make) = makers[id] else { return parent?.resolve(type) }
    if let object = kept[id] ?? weakly[id]?.object { return object as? Object }
    let object = make(self)
    switch scope {
    case .each: break
    case .container: kept[id] = object
    case .weakly: weakly[id] = WeakBox(object: object)
    }
    return object as? Object
  }
  func reset() { kept = [:] }
}
@propertyWrapper @MainActor private struct Inject<Object: AnyObject> {
  private var object: Object?
  private let assembly: Assembly
  init(_ assembly: Assembly = .shared) { self.assembly = assembly }
  var wrappedValue: Object? {
    mutating get {
      if object == nil { object = assembly.resolve(Object.self) }
      return object
    }
  }
}
private final class CartRepository {
  var onChange: [() -> Void] = []
}
private final class CartViewModel {
  let repository: CartRepository
  var onCheckout: (() -> Void)?
  weak var view: CartController?
  var strongView: CartController?
  init(_ repository: CartRepository) { self.repository = repository }
}
private class CartController: UIViewController {
  var model: CartViewModel?
  var assembly: Assembly?
  @Inject() var repository: CartRepository?
  func reload() {}
}
private final class PinnedCartController: CartController {}
private final class WeakCartController: CartController {}
private final class ModelCartController: CartController { var shared: SharedCartViewModel? }
private final class SharedCartViewModel {
  weak var view: UIViewController?
  var strongView: UIViewController?
}

// MARK: Sessions

@MainActor private final class UserSession {
  static let shared = UserSession()
  struct Observer {
    weak var owner: AnyObject?
    let body: (UserSession) -> Void
  }
  var observers: [Observer] = []
  var onLogout: (() -> Void)?
  var onExpiry: [String: () -> Void] = [:]
  var undo = UndoManager()
  func observe(_ owner: AnyObject, _ body: @escaping (UserSession) -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, body: body))
  }
}
@MainActor private enum Analytics {
  static var context: () -> [String: String] = { [:] }
  static var providers: [any AnalyticsProvider] = []
  static var buffer: [(name: String, sender: Any?)] = []
}
private protocol AnalyticsProvider { func log(_ name: String) }
private struct ScreenAnalytics: AnalyticsProvider {
  let screen: UIViewController
  func log(_ name: String) {}
}
private struct ClosureAnalytics: AnalyticsProvider {
  let body: (String) -> Void
  func log(_ name: String) { body(name) }
}

// MARK: Unidirectional stores

private final class FeatureStore<State, Action> {
  private(set) var state: State
  private let reduce: (inout State, Action) -> (() -> Void)?
  private var effects: [UUID: () -> Void] = [:]
  private var views: [(State) -> Void] = []
  private var parentLink: Any?
  init(_ state: State, _ reduce: @escaping (inout State, Action) -> (() -> Void)?) {
    self.state = state
    self.reduce = reduce
  }
  func send(_ action: Action) {
    if let effect = reduce(&state, action) { effects[UUID()] = effect }
    views.forEach { $0(state) }
  }
  func finish() { effects = [:] }
  func render(_ view: @escaping (State) -> Void) { views.append(view) }
  func scope<Local, LocalAction>(
    _ state: @escaping (State) -> Local, _ action: @escaping (LocalAction) -> Action, kept: Bool
  ) -> FeatureStore<Local, LocalAction> {
    let child = FeatureStore<Local, LocalAction>(state(self.state)) { _, localAction in
      return { self.send(action(localAction)) }
    }
    if kept {
      views.append { [weak child] in child?.state = state($0) }
    } else {
      views.append { child.state = state($0) }
    }
    return child
  }
}
private enum CartAction { case add, done, child(RowAction) }
private enum RowAction { case tap }
private struct CartState {
  var rows = 0
  var alert: CartAlert?
}
private struct CartAlert { let dismiss: () -> Void }
private final class CartStoreController: UIViewController {
  let store: FeatureStore<CartState, CartAction>
  var row: FeatureStore<Int, RowAction>?
  init(_ store: FeatureStore<CartState, CartAction>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func show(_ state: CartState) {}
}
@MainActor private final class AppStore {
  static let shared = AppStore()
  let cart = FeatureStore<CartState, CartAction>(CartState()) { state, _ in
    state.rows += 1
    return nil
  }
}

/// Containers, sessions and stores, and what they keep of a screen.
extension Shape {
  private static func cart(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ make: @escaping @MainActor () -> UIViewController
  ) -> Shape {
    Shape("cart, \(name)", verdict, keeper, cut: cut, script: script, make)
  }
  private static func storing(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ wire: @escaping @MainActor (CartStoreController) -> Void
  ) -> Shape {
    cart(name, verdict, keeper, cut: cut, script: script) {
      let screen = CartStoreController(
        FeatureStore(CartState()) { state, _ in
          state.rows += 1
          return nil
        })
      wire(screen)
      return screen
    }
  }
  private static func assembled(_ register: (Assembly) -> Void) -> CartController {
    let assembly = Assembly(parent: .shared)
    register(assembly)
    let screen = assembly.resolve(CartController.self) ?? CartController()
    screen.assembly = assembly
    return screen
  }

  static let stores: [Shape] = [
    cart("made anew for each visit", .none, script: "open; back; open; back; open; back") {
      Assembly.shared.register(CartController.self) { _ in CartController() }
      return Assembly.shared.resolve(CartController.self) ?? UIViewController()
    },
    cart("made once in the app's container", .abandoned, "kept") {
      Assembly.shared.register(PinnedCartController.self, .container) { _ in PinnedCartController()
      }
      return Assembly.shared.resolve(PinnedCartController.self) ?? UIViewController()
    },
    cart("known weakly to the app's container", .none, script: "open; back; open; back") {
      Assembly.shared.register(WeakCartController.self, .weakly) { _ in WeakCartController() }
      return Assembly.shared.resolve(WeakCartController.self) ?? UIViewController()
    },
    cart("view model of the app's container that owns its view", .abandoned, "strongView") {
      Assembly.shared.register(SharedCartViewModel.self, .container) { _ in SharedCartViewModel() }
      let screen = ModelCartController()
      Assembly.shared.resolve(SharedCartViewModel.self)?.strongView = screen
      return screen
    },
    cart(
      "view model of the app's container that knows its view", .none,
      script: "open; back; open; back"
    ) {
      Assembly.shared.register(SharedCartViewModel.self, .container) { _ in SharedCartViewModel() }
      let screen = ModelCartController()
      screen.shared = Assembly.shared.resolve(SharedCartViewModel.self)
      screen.shared?.view = screen
      return screen
    },
    cart("container of its own that made it", .leaked, "kept") {
      assembled { $0.register(CartController.self, .container) { _ in CartController() } }
    },
    cart("container of its own that makes each", .none) {
      assembled { $0.register(CartController.self) { _ in CartController() } }
    },
    cart("container of its own whose maker captures it", .leaked, "makers") {
      assembled { assembly in
        assembly.register(CartViewModel.self, .container) { _ in
          withExtendedLifetime(assembly) { CartViewModel(CartRepository()) }
        }
      }
    },
    cart("container of its own whose maker is handed it", .none) {
      assembled { assembly in
        assembly.register(CartRepository.self, .container) { _ in CartRepository() }
        assembly.register(CartViewModel.self, .container) {
          CartViewModel($0.resolve(CartRepository.self) ?? CartRepository())
        }
        _ = assembly.resolve(CartViewModel.self)
      }
    },
    cart("repository of the app's container, injected", .none) {
      Assembly.shared.register(CartRepository.self, .container) { _ in CartRepository() }
      let screen = CartController()
      screen.repository?.onChange.append { [weak screen] in screen?.reload() }
      return screen
    },
    cart("repository of the app's container, injected and told strongly", .abandoned, "onChange") {
      Assembly.shared.register(CartRepository.self, .container) { _ in CartRepository() }
      let screen = CartController()
      screen.repository?.onChange.append { screen.reload() }
      return screen
    },
    cart("repository that is reset when it leaves", .none, script: "open; tap Reset; back") {
      Assembly.shared.register(CartRepository.self, .container) { _ in CartRepository() }
      let screen = CartController()
      screen.loadViewIfNeeded()
      screen.repository?.onChange.append { [unowned screen] in screen.reload() }
      button(screen, "Reset") { Assembly.shared.reset() }
      return screen
    },
    loaded("session's observer with a weak owner that its body captures", .abandoned, "observers") {
      screen in UserSession.shared.observe(screen) { _ in screen.act() }
    },
    loaded("session's observer with a weak owner", .none) { screen in
      UserSession.shared.observe(screen) { [weak screen] _ in screen?.act() }
    },
    loaded(
      "session's end, replaced by the next screen", .none, script: "open; tap Next; back; back"
    ) { screen in
      UserSession.shared.onLogout = { screen.act() }
      button(screen, "Next") { [unowned screen] in
        let next = Screen()
        UserSession.shared.onLogout = { [weak next] in next?.act() }
        screen.navigationController?.pushViewController(next, animated: true)
      }
    },
    loaded("session's end of a method", .abandoned, "onLogout") { screen in
      UserSession.shared.onLogout = screen.act
    },
    loaded("session's expiry by name that its screen removes", .none) { screen in
      UserSession.shared.onExpiry["a"] = { [unowned screen] in screen.act() }
      screen.object = Token {
        MainActor.assumeIsolated { UserSession.shared.onExpiry["a"] = nil }
      }
    },
    loaded("session's expiry by name that its screen would remove", .abandoned, "onExpiry") {
      screen in
      UserSession.shared.onExpiry["b"] = { screen.act() }
      screen.object = Token {
        MainActor.assumeIsolated { UserSession.shared.onExpiry["b"] = nil }
      }
    },
    loaded("session's undo of a change to the screen", .abandoned, "static UserSession.shared") {
      screen in
      UserSession.shared.undo.registerUndo(withTarget: UserSession.shared) { _ in screen.act() }
      screen.title = "Changed"
    },
    loaded("analytics' context of the screen", .abandoned, "static Analytics.context") { screen in
      Analytics.context = { ["title": screen.title ?? ""] }
    },
    loaded("analytics' context of the screen's title", .none) { screen in
      Analytics.context = { [title = screen.title] in ["title": title ?? ""] }
    },
    loaded("analytics' provider that is a value with the screen", .abandoned, "Analytics.providers")
    { screen in Analytics.providers.append(ScreenAnalytics(screen: screen)) },
    loaded("analytics' provider of a closure, weak", .none) { screen in
      Analytics.providers.append(ClosureAnalytics { [weak screen] in screen?.title = $0 })
    },
    loaded("analytics' buffer with its sender", .abandoned, "Analytics.buffer") { screen in
      Analytics.buffer.append((name: "appeared", sender: screen))
    },
    loaded("analytics' buffer that was flushed", .none, script: "open; tap Flush; back") { screen in
      Analytics.buffer.append((name: "appeared", sender: screen))
      button(screen, "Flush") { Analytics.buffer = [] }
    },
    storing("store that renders its screen", .leaked, "views") { screen in
      screen.store.render { screen.show($0) }
    },
    storing("store that renders its screen weakly", .none) { screen in
      screen.store.render { [weak screen] in screen?.show($0) }
    },
    storing("store that renders by a method of its screen", .leaked, "views") { screen in
      screen.store.render(screen.show)
    },
    storing("scoped store that its parent keeps", .leaked, "FeatureStore") { screen in
      screen.row = screen.store.scope({ $0.rows }, { .child($0) }, kept: false)
      screen.row?.send(.tap)
    },
    storing("scoped store that its parent knows", .none) { screen in
      screen.row = screen.store.scope({ $0.rows }, { .child($0) }, kept: true)
      screen.row?.send(.tap)
    },
    cart("effect of a store that captures the store", .leaked, "FeatureStore") {
      var store: FeatureStore<CartState, CartAction>?
      let made = FeatureStore<CartState, CartAction>(CartState()) { _, _ in
        { [store] in store?.send(.done) }
      }
      store = made
      made.send(.add)
      return CartStoreController(made)
    },
    cart("effect of a store that finished", .none) {
      weak var store: FeatureStore<CartState, CartAction>?
      let made = FeatureStore<CartState, CartAction>(CartState()) { _, _ in
        { [store] in store?.send(.done) }
      }
      store = made
      made.send(.add)
      made.finish()
      return CartStoreController(made)
    },
    cart("alert in a store's state that captures the store", .leaked, "alert") {
      weak var weakly: FeatureStore<CartState, CartAction>?
      let store = FeatureStore<CartState, CartAction>(CartState()) { state, action in
        if case .add = action, let store = weakly {
          state.alert = CartAlert { store.send(.done) }
        }
        return nil
      }
      weakly = store
      store.send(.add)
      return CartStoreController(store)
    },
    cart("app's store that renders the screen", .abandoned, "static AppStore.shared") {
      let screen = CartStoreController(AppStore.shared.cart)
      screen.store.render { screen.show($0) }
      return screen
    },
    cart("app's store, scoped for the screen", .none) {
      let screen = CartStoreController(AppStore.shared.cart)
      screen.row = screen.store.scope({ $0.rows }, { .child($0) }, kept: true)
      screen.store.render { [weak screen] in screen?.show($0) }
      return screen
    },
  ]
}
