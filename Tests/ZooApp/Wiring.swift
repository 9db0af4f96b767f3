import UIKit

private protocol CoordinatorType: AnyObject {
  var children: [any CoordinatorType] { get set }
  func start()
}
private protocol FinishDelegate: AnyObject { func didFinish(_ child: any CoordinatorType) }

private class BaseCoordinator: CoordinatorType {
  var children: [any CoordinatorType] = []
  var finish: (() -> Void)?
  let navigation: UINavigationController
  init(_ navigation: UINavigationController) { self.navigation = navigation }
  func start() {}
  func add(_ child: BaseCoordinator) {
    children.append(child)
    child.start()
  }
  func remove(_ child: BaseCoordinator) { children.removeAll { $0 === child } }
}

private final class ProfileModel {
  var onLogout: (() -> Void)?
  var onChange: ((String) -> Void)?
  var cancellables: [AnyObject] = []
  weak var delegate: AnyObject?
}
private final class ProfileScreen: UIViewController {
  let model: ProfileModel
  var closed: (() -> Void)?
  init(_ model: ProfileModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent || isBeingDismissed { closed?() }
  }
}
/// A coordinator that captures itself in its view model's closure.
private final class ProfileCoordinator: BaseCoordinator {
  var screen: ProfileScreen?
  weak var weakScreen: ProfileScreen?
  let strongly: Bool
  let keeps: Bool
  init(_ navigation: UINavigationController, strongly: Bool, keeps: Bool) {
    self.strongly = strongly
    self.keeps = keeps
    super.init(navigation)
  }
  func makeScreen() -> ProfileScreen {
    let model = ProfileModel()
    if strongly {
      model.onLogout = { self.finish?() }
    } else {
      model.onLogout = { [weak self] in self?.finish?() }
    }
    let screen = ProfileScreen(model)
    if keeps { self.screen = screen }
    weakScreen = screen
    return screen
  }
}
private final class Container {
  var factories: [String: (Container) -> AnyObject] = [:]
  var singletons: [String: AnyObject] = [:]
  static let shared = Container()
  func register<T: AnyObject>(_ type: T.Type, _ make: @escaping (Container) -> T) {
    factories["\(type)"] = { make($0) }
  }
  func registerSingle<T: AnyObject>(_ type: T.Type, _ make: @escaping (Container) -> T) {
    factories["\(type)"] = { container in
      if let made = container.singletons["\(type)"] { return made }
      let made = make(container)
      container.singletons["\(type)"] = made
      return made
    }
  }
  func resolve<T: AnyObject>(_ type: T.Type) -> T {
    guard let made = factories["\(type)"]?(self) as? T else {
      fatalError("\(type) isn't registered")
    }
    return made
  }
}
private struct AnyRouter<Route> {
  let trigger: (Route) -> Void
  init<R: Routing>(_ router: R) where R.Route == Route { trigger = router.trigger }
}
private protocol Routing: AnyObject {
  associatedtype Route
  func trigger(_ route: Route)
}
private final class StrongRouter: Routing {
  var screen: UIViewController?
  weak var weakScreen: UIViewController?
  func trigger(_ route: Int) {}
}
private final class RouterScreen: UIViewController {
  var router: AnyRouter<Int>?
}
@propertyWrapper private struct Injected<T: AnyObject> {
  private var cached: T?
  init() {}
  var wrappedValue: T {
    mutating get {
      if let cached { return cached }
      let made = Container.shared.resolve(T.self)
      cached = made
      return made
    }
    set { cached = newValue }
  }
}
private final class SessionService {
  var listeners: [(Bool) -> Void] = []
  var screens: [Int: UIViewController] = [:]
  var delegates: [Weakly] = []
  struct Weakly { weak var object: AnyObject? }
}
private final class InjectedScreen: Screen {
  @Injected var service: SessionService
  func listen(weakly: Bool) {
    if weakly {
      service.listeners.append { [weak self] _ in self?.title = "a" }
    } else {
      service.listeners.append { _ in self.title = "a" }
    }
  }
}
/// Removes a child when its screen is popped.
private final class NavigationWatcher: NSObject, UINavigationControllerDelegate {
  var ends: [ObjectIdentifier: () -> Void] = [:]
  static var kept: [NavigationWatcher] = []
  func navigationController(
    _ navigation: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    guard let from = navigation.transitionCoordinator?.viewController(forKey: .from),
      !navigation.viewControllers.contains(from)
    else { return }
    ends.removeValue(forKey: ObjectIdentifier(from))?()
  }
}
private final class ScreenWrapper: Hashable {
  let screen: UIViewController
  init(_ screen: UIViewController) { self.screen = screen }
  static func == (a: ScreenWrapper, b: ScreenWrapper) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
private final class TreeNode<Value> {
  var value: Value
  var children: [TreeNode] = []
  unowned let parent: TreeNode?
  init(_ value: Value, parent: TreeNode?) {
    self.value = value
    self.parent = parent
  }
}
private final class StrongNode<Value> {
  var value: Value
  var children: [StrongNode] = []
  var parent: StrongNode?
  init(_ value: Value, parent: StrongNode?) {
    self.value = value
    self.parent = parent
  }
}
private final class Machine<State, Event> {
  var state: State
  var transitions: [(State, Event) -> State?] = []
  var onChange: ((State) -> Void)?
  init(_ state: State) { self.state = state }
}
private enum FlowState {
  case idle
  case showing(UIViewController, onDone: (Result<Int, any Error>) -> Void)
  case failed(any Error)
}
nonisolated(unsafe) private var coordinatorKey: UInt8 = 0
extension UIViewController {
  fileprivate var coordinatorObject: AnyObject? {
    get { objc_getAssociatedObject(self, &coordinatorKey) as AnyObject? }
    set {
      objc_setAssociatedObject(self, &coordinatorKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
private final class EventBus {
  static let main = EventBus()
  private var subscribers: [ObjectIdentifier: [(Any) -> Void]] = [:]
  func on<E>(_ type: E.Type, _ handler: @escaping (E) -> Void) {
    subscribers[ObjectIdentifier(type), default: []].append { if let e = $0 as? E { handler(e) } }
  }
}
private final class Promise<Value> {
  private var callbacks: [(Result<Value, any Error>) -> Void] = []
  private var result: Result<Value, any Error>?
  func then(_ body: @escaping (Value) -> Void) -> Promise {
    callbacks.append { if case .success(let value) = $0 { body(value) } }
    return self
  }
  func resolve(_ value: Value) {
    result = .success(value)
    callbacks.forEach { $0(.success(value)) }
    callbacks = []
  }
}

/// Screens that coordinators, containers of services, routers and state machines hold.
extension Shape {
  static let wiring: [Shape] = [
    Shape(
      "coordinator in its view model's closure", .leaked, "screen",
      cut: "onLogout → closure capture of type ProfileCoordinator ← make this weak: frees all"
    ) {
      ProfileCoordinator(UINavigationController(), strongly: true, keeps: true).makeScreen()
    },
    Shape("coordinator in its view model's closure, screen weak", .none) {
      ProfileCoordinator(UINavigationController(), strongly: true, keeps: false).makeScreen()
    },
    Shape(
      "coordinator child forgotten after back", .abandoned, "flows",
      cut: "flows[_] ← remove this: frees all"
    ) {
      let c = ProfileCoordinator(UINavigationController(), strongly: false, keeps: true)
      delegate?.coordinator?.flows[UUID()] = c
      return c.makeScreen()
    },
    Shape("coordinator child removed when closed", .none) {
      let c = ProfileCoordinator(UINavigationController(), strongly: false, keeps: true)
      let id = UUID()
      delegate?.coordinator?.flows[id] = c
      let screen = c.makeScreen()
      screen.closed = { delegate?.coordinator?.flows[id] = nil }
      return screen
    },
    Shape(
      "two levels of child coordinators, parent strong", .leaked, "finish",
      cut:
        "finish → closure capture of type ProfileCoordinator ← make both of these weak: frees all; and ProfileCoordinator#1 finish → closure capture of type BaseCoordinator"
    ) {
      let nav = UINavigationController()
      let top = BaseCoordinator(nav)
      let child = ProfileCoordinator(nav, strongly: false, keeps: true)
      child.finish = { top.remove(child) }
      top.add(child)
      return child.makeScreen()
    },
    Shape("coordinator as associated object, strong both ways", .leaked, "screen") {
      let c = ProfileCoordinator(UINavigationController(), strongly: false, keeps: true)
      let screen = c.makeScreen()
      screen.coordinatorObject = c
      return screen
    },
    Shape("coordinator as associated object", .none) {
      let c = ProfileCoordinator(UINavigationController(), strongly: true, keeps: false)
      let screen = c.makeScreen()
      screen.coordinatorObject = c
      return screen
    },
    Shape(
      "container's factory captures screen", .abandoned, "static Container.shared",
      cut: "factories[\"Helper\"] → closure capture of type Screen ← make this weak: frees all"
    ) {
      let screen = Screen()
      Container.shared.register(Helper.self) { _ in
        let helper = Helper()
        helper.weakly = screen
        return helper
      }
      return screen
    },
    Shape(
      "container's singleton is the screen", .abandoned, "singletons",
      cut: "singletons[\"Screen\"] ← remove this: frees all"
    ) {
      Container.shared.registerSingle(Screen.self) { _ in Screen() }
      return Container.shared.resolve(Screen.self)
    },
    Shape(
      "container of its own whose factory captures it", .leaked, "factories",
      cut:
        "factories[\"Screen\"] → closure capture of type Screen ← make both of these weak: frees all; and Container factories[\"Helper\"] → closure capture of type Container"
    ) {
      let container = Container()
      container.register(Helper.self) { _ in
        let helper = Helper()
        helper.owner = container
        return helper
      }
      let screen = Screen()
      screen.object = container
      container.register(Screen.self) { _ in screen }
      return screen
    },
    Shape(
      "container that captures itself, screen dies", .leaked, "Container",
      cut: "factories[\"Helper\"] → closure capture of type Container ← make this weak: frees it"
    ) {
      let container = Container()
      container.register(Helper.self) { _ in
        let helper = Helper()
        helper.owner = container
        return helper
      }
      let screen = Screen()
      screen.object = container
      return screen
    },
    Shape("container passes itself", .none) {
      let container = Container()
      container.register(Helper.self) { c in
        let helper = Helper()
        helper.weakly = c
        return helper
      }
      let screen = Screen()
      screen.object = container
      screen.any = container.resolve(Helper.self)
      return screen
    },
    Shape(
      "type-erased router", .leaked, "router",
      cut: "screen ← make this weak: frees all"
    ) {
      let router = StrongRouter()
      let screen = RouterScreen()
      router.screen = screen
      screen.router = AnyRouter(router)
      return screen
    },
    Shape("type-erased router, weak", .none) {
      let router = StrongRouter()
      let screen = RouterScreen()
      router.weakScreen = screen
      screen.router = AnyRouter(router)
      return screen
    },
    Shape(
      "injected service's listeners", .abandoned, "listeners",
      cut: "listeners[0] → closure capture of type InjectedScreen ← make this weak: frees all"
    ) {
      Container.shared.registerSingle(SessionService.self) { _ in SessionService() }
      let screen = InjectedScreen()
      screen.loaded = { ($0 as? InjectedScreen)?.listen(weakly: false) }
      return screen
    },
    Shape("injected service's listeners, weak", .none) {
      Container.shared.registerSingle(SessionService.self) { _ in SessionService() }
      let screen = InjectedScreen()
      screen.loaded = { ($0 as? InjectedScreen)?.listen(weakly: true) }
      return screen
    },
    Shape("own service's listeners", .leaked, "listeners") {
      Container.shared.register(SessionService.self) { _ in SessionService() }
      let screen = InjectedScreen()
      screen.loaded = { ($0 as? InjectedScreen)?.listen(weakly: false) }
      return screen
    },
    loaded("navigation delegate that removes", .none) { screen in
      let watcher = NavigationWatcher()
      NavigationWatcher.kept = [watcher]
      screen.navigationController?.delegate = watcher
      watcher.ends[ObjectIdentifier(screen)] = { screen.act() }
    },
    loaded("navigation delegate of another controller", .abandoned, "ends") { screen in
      let watcher = NavigationWatcher()
      NavigationWatcher.kept = [watcher]
      watcher.ends[ObjectIdentifier(screen)] = { screen.act() }
    },
    loaded("set of wrappers in the coordinator", .abandoned, "flows") { screen in
      delegate?.coordinator?.flows[UUID()] = Box(Set([ScreenWrapper(screen)]))
    },
    loaded("set of any hashable", .abandoned, "flows") { screen in
      delegate?.coordinator?.flows[UUID()] = Box(Set<AnyHashable>([screen, "a", 3]))
    },
    loaded("generic tree, parent unowned", .none) { screen in
      let top = TreeNode<UIViewController?>(nil, parent: nil)
      top.children.append(TreeNode(nil, parent: top))
      screen.object = top
    },
    loaded("generic tree, parent strong", .leaked, "value") { screen in
      let top = StrongNode<UIViewController?>(nil, parent: nil)
      top.children.append(StrongNode(screen, parent: top))
      screen.object = top
    },
    loaded("generic tree alone, parent strong", .leaked, "parent") { screen in
      let top = StrongNode<String>("a", parent: nil)
      top.children.append(StrongNode("b", parent: top))
      screen.object = top
    },
    loaded("state machine's state", .leaked, "state") { screen in
      let machine = Machine<FlowState, Int>(.idle)
      machine.state = .showing(screen) { _ in }
      screen.object = machine
    },
    loaded("state machine's state with closure", .leaked, "state") { screen in
      let machine = Machine<FlowState, Int>(.idle)
      machine.state = .showing(UIViewController()) { _ in screen.act() }
      screen.object = machine
    },
    loaded("state machine that left the state", .none) { screen in
      let machine = Machine<FlowState, Int>(.idle)
      machine.state = .showing(screen) { _ in screen.act() }
      machine.state = .failed(CancellationError())
      screen.object = machine
    },
    loaded("state machine's transitions", .leaked, "transitions") { screen in
      let machine = Machine<FlowState, Int>(.idle)
      machine.transitions.append { state, event in
        screen.act()
        return event > 0 ? state : nil
      }
      screen.object = machine
    },
    loaded("event bus", .abandoned, "static EventBus.main") { screen in
      EventBus.main.on(String.self) { screen.title = $0 }
    },
    loaded("event bus, weak", .none) { screen in
      EventBus.main.on(String.self) { [weak screen] in screen?.title = $0 }
    },
    loaded("promise never resolved", .leaked, "Promise") { screen in
      let promise = Promise<Int>()
      screen.object = promise.then { _ in screen.act() }
    },
    loaded("promise resolved", .none) { screen in
      let promise = Promise<Int>()
      screen.object = promise.then { _ in screen.act() }
      promise.resolve(1)
    },
    loaded("promise that is never fulfilled", .none) { screen in
      _ = Promise<Int>().then { _ in screen.act() }
    },
    loaded("inout closure chain", .leaked, "action") { screen in
      func wrap(_ body: @escaping () -> Void) -> () -> Void { { body() } }
      screen.action = wrap(wrap(wrap { [screen] in screen.act() }))
    },
    loaded("closure returning closure", .leaked, "any") { screen in
      let curried: (Int) -> (Int) -> Void = { a in { b in screen.title = "\(a + b)" } }
      screen.any = curried(3)
    },
    loaded("closure with opaque parameter", .leaked, "any") { screen in
      func bind<T: Equatable>(_ value: T) -> (T) -> Bool {
        { other in
          screen.act()
          return other == value
        }
      }
      screen.any = bind(["a": 1])
    },
    loaded("generic closure with big value", .leaked, "any") { screen in
      func bind<T, U>(_ value: T, _ other: U, _ s: Screen) -> () -> (T, U) {
        {
          s.act()
          return (value, other)
        }
      }
      screen.any = bind((1, 2, 3, "abc", [1]), Optional<String>.none, screen)
    },
    loaded("closure capturing metatype", .leaked, "any") { screen in
      func maker<V: UIViewController>(_ type: V.Type) -> () -> Bool {
        {
          screen.act()
          return type == Screen.self
        }
      }
      screen.any = maker(Screen.self)
    },
    loaded("closure capturing existential metatype", .leaked, "any") { screen in
      let types: [UIViewController.Type] = [Screen.self, UIViewController.self]
      let c: () -> Int = {
        screen.act()
        return types.count
      }
      screen.any = c
    },
    loaded("bound generic method", .leaked, "any") { screen in
      let machine = Machine<AnyObject, Int>(screen)
      let f: ((AnyObject) -> Void) = { machine.state = $0 }
      screen.any = f
    },
    loaded("key path with captured index", .none) { screen in
      screen.any = \Screen.actions[3]
    },
    loaded("partially applied init", .none) { screen in
      let make: (AnyObject) -> SessionService.Weakly = { SessionService.Weakly(object: $0) }
      screen.any = [make(screen), make(screen)]
    },
    loaded("delegate wrapper, strong in optional existential", .leaked, "object") { screen in
      let model = ProfileModel()
      model.cancellables = [screen]
      screen.object = model
    },
    loaded("weak delegate", .none) { screen in
      let model = ProfileModel()
      model.delegate = screen
      screen.object = model
    },
  ]
}
