import FoundationNetworking
import UIKit

// MARK: Flows

private protocol Flowing: AnyObject {
  associatedtype Output
  var onFinish: ((Output) -> Void)? { get set }
  func start()
}
private class FlowCoordinator: NSObject {
  var children: [ObjectIdentifier: FlowCoordinator] = [:]
  var list: [FlowCoordinator] = []
  var unordered: Set<FlowCoordinator> = []
  var parent: FlowCoordinator?
  weak var weakParent: FlowCoordinator?
  let navigation: UINavigationController?
  var screen: UIViewController?
  init(_ navigation: UINavigationController? = nil) { self.navigation = navigation }
  func start() -> FeatureScreen {
    let screen = FeatureScreen()
    screen.onNext = { [weak self] in self?.next() }
    return screen
  }
  func next() {}
  func didFinish(_ child: FlowCoordinator) { children[ObjectIdentifier(type(of: child))] = nil }
}
private final class CartCoordinator: FlowCoordinator {}
private final class PaymentFlowCoordinator: FlowCoordinator {}
private final class AddressCoordinator: FlowCoordinator, Flowing {
  var onFinish: ((String) -> Void)?
  func start() {}
}
private final class TabsCoordinator: FlowCoordinator {}
private final class AnyCoordinatorBox<Output> {
  private let _start: () -> Void
  private let _bind: (@escaping (Output) -> Void) -> Void
  init<C: Flowing>(_ base: C) where C.Output == Output {
    _start = base.start
    _bind = { base.onFinish = $0 }
  }
  func start() { _start() }
  func onFinish(_ body: @escaping (Output) -> Void) { _bind(body) }
}
private final class FeatureScreen: UIViewController {
  var onNext: (() -> Void)?
  var onClose: (() -> Void)?
  var coordinator: FlowCoordinator?
  var viewModel: FeatureViewModel?
  var router: FeatureRouter?
  var store: AnyObject?
  var transition: AnyObject?
  var events: [Event] = []
  var pipeline: Any?
  var box: AnyObject?
  struct Event {
    let name: String
    let done: (Bool) -> Void
  }
  func reload() { view.setNeedsLayout() }
  func handle(_ event: Any) {}
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent || isBeingDismissed { onClose?() }
  }
}

// MARK: Layers

private final class FeatureViewModel {
  var state = State.idle { didSet { onChange?(state) } }
  var onChange: ((State) -> Void)?
  var useCase: LoadItems?
  var router: FeatureRouter?
  var navigate: ((Route) -> Void)?
  var retry: (@Sendable () async -> Void)?
  var coordinator: FlowCoordinator?
  var completions: [UUID: (State) -> Void] = [:]
  enum State { case idle, loading, failed(retry: () -> Void) }
  enum Route { case detail(Int), close }
  func load() { useCase?.run { [weak self] in self?.state = $0 ? .idle : .loading } }
}
private final class LoadItems {
  let repository: any ItemsRepository
  var mapper: ((Int) -> String)?
  init(_ repository: any ItemsRepository) { self.repository = repository }
  func run(_ done: @escaping (Bool) -> Void) { repository.fetch { _ in done(true) } }
}
private protocol ItemsRepository: AnyObject {
  func fetch(_ done: @escaping ([Int]) -> Void)
}
private final class CachedRepository: ItemsRepository {
  private var pending: [([Int]) -> Void] = []
  var onUpdate: (([Int]) -> Void)?
  func fetch(_ done: @escaping ([Int]) -> Void) { pending.append(done) }
}
private final class FeatureRouter {
  var source: UIViewController?
  weak var weakSource: UIViewController?
  var factory: (() -> UIViewController)?
  unowned let app: AnyObject
  init(_ app: AnyObject) { self.app = app }
}

// MARK: RIBs

private class Rib {
  private(set) var children: [Rib] = []
  let interactor: RibInteractor
  let view: UIViewController
  init(_ interactor: RibInteractor, _ view: UIViewController) {
    self.interactor = interactor
    self.view = view
  }
  func attach(_ child: Rib) { children.append(child) }
  func detach(_ child: Rib) { children.removeAll { $0 === child } }
}
private class RibInteractor {
  weak var weakRouter: Rib?
  var router: Rib?
  weak var weakListener: AnyObject?
  var listener: AnyObject?
  var presenter: AnyObject?
}
private protocol RibDependency: AnyObject { var account: AnyObject { get } }
private final class RibComponent: RibDependency {
  let parent: any RibDependency
  private var shared: [String: AnyObject] = [:]
  init(_ parent: any RibDependency) { self.parent = parent }
  var account: AnyObject { shared("account") { Box(1) } }
  func shared<T: AnyObject>(_ key: String, _ make: () -> T) -> T {
    if let made = shared[key] as? T { return made }
    let made = make()
    shared[key] = made
    return made
  }
}
private final class RootComponent: RibDependency { var account: AnyObject { Box(0) } }

// MARK: Stores

private final class ReduxStore<State, Action> {
  private(set) var state: State
  private let reducer: (inout State, Action) -> Effect<Action>?
  private var subscribers: [UUID: (State) -> Void] = [:]
  private var middlewares: [(Action, @escaping (Action) -> Void) -> Void] = []
  init(_ state: State, _ reducer: @escaping (inout State, Action) -> Effect<Action>?) {
    self.state = state
    self.reducer = reducer
  }
  func send(_ action: Action) {
    if let effect = reducer(&state, action) { effect.run { [weak self] in self?.send($0) } }
    for subscriber in subscribers.values { subscriber(state) }
  }
  func subscribe(_ body: @escaping (State) -> Void) -> Subscription {
    let id = UUID()
    subscribers[id] = body
    return Subscription { [weak self] in self?.subscribers[id] = nil }
  }
  func use(_ middleware: @escaping (Action, @escaping (Action) -> Void) -> Void) {
    middlewares.append(middleware)
  }
  func scope<Child>(_ path: KeyPath<State, Child>) -> ReduxStore<Child, Action> {
    let child = ReduxStore<Child, Action>(state[keyPath: path]) { [self] _, action in
      send(action)
      return nil
    }
    subscribers[UUID()] = { [weak child] in child?.state = $0[keyPath: path] }
    return child
  }
  func strongScope<Child>(_ path: KeyPath<State, Child>) -> ReduxStore<Child, Action> {
    let child = ReduxStore<Child, Action>(state[keyPath: path]) { [self] _, action in
      send(action)
      return nil
    }
    subscribers[UUID()] = { child.state = $0[keyPath: path] }
    return child
  }
}
private struct Effect<Action> { let run: (@escaping (Action) -> Void) -> Void }
private final class Subscription {
  private var end: (() -> Void)?
  init(_ end: @escaping () -> Void) { self.end = end }
  deinit { end?() }
}
private struct CounterState {
  var count = 0
  var name = ""
}
@MainActor private enum Stores {
  static let main = ReduxStore<CounterState, Int>(CounterState()) { state, action in
    state.count += action
    return nil
  }
}

// MARK: Values

private struct Step {
  let title: String
  var validate: (() -> Bool)?
  var next: [Step] = []
}
@propertyWrapper private struct Debounced {
  private var value: String
  private let handler: Handler
  final class Handler { var fire: ((String) -> Void)? }
  init(wrappedValue: String) {
    value = wrappedValue
    handler = Handler()
  }
  var wrappedValue: String {
    get { value }
    set {
      value = newValue
      handler.fire?(newValue)
    }
  }
  var projectedValue: Handler { handler }
}
private final class SearchFeature: UIViewController {
  @Debounced var query = ""
  lazy var completion: (String) -> Void = { [unowned self] in query = $0 }
  lazy var rows: [() -> String] = [{ self.query }]
}
private enum Delivery {
  case none
  case standard
  case express(fee: Int, onPaid: (() -> Void)?)
  case pickup(Place)
  struct Place {
    let name: String
    weak var map: UIViewController?
    var selected: (() -> Void)?
  }
}
private final class Form<Value> {
  var fields: [PartialKeyPath<Value>: (Any) -> Bool] = [:]
  var delivery = Delivery.none
  var onSubmit: ((Value) -> Result<Value, any Error>)?
}
private final class WeakSet<Object: AnyObject> {
  private var boxes: [WeakBox<Object>] = []
  var cleaned: ((Object) -> Void)?
  func insert(_ object: Object) { boxes.append(WeakBox(object: object)) }
}
private final class Multicast<Delegate> {
  var delegates: [Delegate] = []
  func add(_ delegate: Delegate) { delegates.append(delegate) }
}
private protocol CartObserving: AnyObject {}
extension FeatureScreen: CartObserving {}
private final class CartService {
  @MainActor static let shared = CartService()
  let observers = Multicast<any CartObserving>()
  var handlers: [String: [WeakBox<Helper>]] = [:]
  var hooks: [(owner: AnyObject?, body: () -> Void)] = []
  var cache: [Int: Loaded] = [:]
  enum Loaded {
    case image(Int)
    case waiting([(Int) -> Void])
  }
}
private final class Resolver {
  private var factories: [ObjectIdentifier: (Resolver) -> Any] = [:]
  private var scoped: [ObjectIdentifier: Any] = [:]
  let parent: Resolver?
  init(parent: Resolver? = nil) { self.parent = parent }
  @MainActor static let root = Resolver()
  func register<T>(_ type: T.Type, _ make: @escaping (Resolver) -> T) {
    factories[ObjectIdentifier(type)] = make
  }
  func scoped<T>(_ type: T.Type) -> T? {
    if let made = scoped[ObjectIdentifier(type)] as? T { return made }
    let made = factories[ObjectIdentifier(type)]?(self) as? T ?? parent?.scoped(type)
    scoped[ObjectIdentifier(type)] = made
    return made
  }
}

// MARK: UIKit's

private final class SlideTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var owner: UIViewController?
  var interactive: UIPercentDrivenInteractiveTransition?
  var completed: (() -> Void)?
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
    context.completeTransition(true)
    completed?()
  }
}
private final class TutorialPages: NSObject, UIPageViewControllerDataSource {
  lazy var pages: [UIViewController] = (0..<3).map { _ in
    let page = Screen()
    page.action = { [pager] in pager?.dismiss(animated: false) }
    return page
  }
  var pager: UIPageViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}
private struct CardConfiguration: UIContentConfiguration {
  var title = ""
  var onTap: (() -> Void)?
  func makeContentView() -> any UIView & UIContentView { CardView(self) }
  func updated(for state: any UIConfigurationState) -> CardConfiguration { self }
}
private final class CardView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}
private final class ClockView: UIView {
  var link: CADisplayLink?
  final class Ticker {
    var timer: Timer?
    var body: (() -> Void)?
    func start() {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [self] _ in body?() }
    }
  }
  let ticker = Ticker()
}
private final class Downloader: NSObject, URLSessionDelegate {
  lazy var session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
  var finished: (() -> Void)?
}
@MainActor private final class Player {
  static let shared = Player()
  let (events, feed) = AsyncStream.makeStream(of: Int.self)
}

extension Shape {
  private static func feature(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, script: String? = nil, _ bind: @escaping @MainActor (FeatureScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, findings: findings, script: script) {
      let screen = FeatureScreen()
      screen.title = "Feature"
      bind(screen)
      return screen
    }
  }
  private static var app: ZooCoordinator? { delegate?.coordinator }

  static let features: [Shape] = [
    Shape(
      "children by type, never removed", .abandoned, "children",
      cut: "children[_] ← remove this: frees all"
    ) {
      let top = TabsCoordinator()
      app?.flows[UUID()] = top
      let cart = CartCoordinator()
      top.children[ObjectIdentifier(CartCoordinator.self)] = cart
      cart.weakParent = top
      let screen = cart.start()
      cart.screen = screen
      return screen
    },
    Shape(
      "children by type, strong parent, top is gone", .leaked, "parent",
      cut: "parent ← make this weak: frees all"
    ) {
      let top = TabsCoordinator()
      let cart = CartCoordinator()
      top.children[ObjectIdentifier(CartCoordinator.self)] = cart
      cart.parent = top
      let screen = cart.start()
      screen.coordinator = cart
      return screen
    },
    Shape(
      "grandchild, strong parents, screen held by the middle", .leaked, "parent",
      cut: "parent ← make both of these weak: frees all; and CartCoordinator#1 parent"
    ) {
      let top = TabsCoordinator()
      let cart = CartCoordinator()
      let pay = PaymentFlowCoordinator()
      top.list.append(cart)
      cart.parent = top
      cart.list.append(pay)
      pay.parent = cart
      let screen = pay.start()
      cart.screen = screen
      screen.coordinator = pay
      return screen
    },
    Shape(
      "set of children, strong parent and screen", .leaked, "coordinator",
      cut: "coordinator ← make both of these weak: frees all; and CartCoordinator#1 parent"
    ) {
      let top = TabsCoordinator()
      let cart = CartCoordinator()
      top.unordered.insert(cart)
      cart.parent = top
      let screen = cart.start()
      cart.screen = screen
      screen.coordinator = cart
      return screen
    },
    Shape(
      "child's finish captures parent strongly", .leaked, "onFinish",
      cut:
        "onFinish → closure capture of type AddressCoordinator ← make both of these weak: frees all; and AddressCoordinator#1 onFinish → closure capture of type TabsCoordinator"
    ) {
      let top = TabsCoordinator()
      let address = AddressCoordinator()
      top.list.append(address)
      address.onFinish = { _ in top.didFinish(address) }
      let screen: FeatureScreen = (address as FlowCoordinator).start()
      screen.onNext = { address.onFinish?("a") }
      return screen
    },
    Shape(
      "type-erased coordinator whose screen finishes it", .leaked, "onFinish",
      cut: "onFinish → closure capture of type FeatureScreen ← make this weak: frees all"
    ) {
      let address = AddressCoordinator()
      let erased = AnyCoordinatorBox(address)
      let screen: FeatureScreen = (address as FlowCoordinator).start()
      erased.onFinish { _ in screen.reload() }
      screen.box = erased
      return screen
    },
    Shape(
      "forgotten grandchild of a live coordinator", .abandoned, "list",
      cut: "list[0] ← remove both of these: frees all; and FeatureScreen#1 coordinator"
    ) {
      let cart = CartCoordinator()
      let pay = PaymentFlowCoordinator()
      app?.flows[UUID()] = cart
      cart.list.append(pay)
      pay.weakParent = cart
      let screen = pay.start()
      screen.coordinator = pay
      pay.screen = screen
      return screen
    },
    Shape(
      "closures of flow events in values", .leaked, "events",
      cut: "events[2].done → closure capture of type FeatureScreen ← make this weak: frees all"
    ) {
      let screen = FeatureScreen()
      screen.events = [
        .init(name: "a") { _ in }, .init(name: "b") { [weak screen] _ in screen?.reload() },
        .init(name: "c") { _ in screen.reload() },
      ]
      return screen
    },
    feature(
      "steps within steps", .leaked, "pipeline",
      cut:
        "pipeline.next[0].validate → closure capture of type FeatureScreen ← make this weak: frees all"
    ) { screen in
      screen.pipeline = Step(
        title: "a",
        next: [
          Step(title: "b", validate: { screen.isViewLoaded }, next: [Step(title: "c")])
        ])
    },
    // Layers
    feature(
      "view model to repository and back", .leaked, "onUpdate",
      cut: "onUpdate → closure capture of type FeatureViewModel ← make this weak: frees all"
    ) { screen in
      let repository = CachedRepository()
      let model = FeatureViewModel()
      model.useCase = LoadItems(repository)
      model.onChange = { [weak screen] _ in screen?.reload() }
      repository.onUpdate = { _ in model.load() }
      screen.viewModel = model
    },
    feature(
      "pending fetch of a use case", .leaked, "pending",
      cut: "pending[0] → closure capture of type FeatureScreen ← make this weak: frees all"
    ) { screen in
      let model = FeatureViewModel()
      let useCase = LoadItems(CachedRepository())
      model.useCase = useCase
      useCase.run { _ in screen.reload() }
      screen.viewModel = model
    },
    feature(
      "use case's mapper", .leaked, "mapper",
      cut: "mapper → closure capture of type FeatureViewModel ← make this weak: frees all"
    ) { screen in
      let model = FeatureViewModel()
      let useCase = LoadItems(CachedRepository())
      useCase.mapper = { "\($0) \(model.completions.count)" }
      model.useCase = useCase
      screen.viewModel = model
    },
    feature(
      "state's retry of the view model", .leaked, "state",
      cut:
        "state.failed.retry → closure capture of type FeatureViewModel ← make this weak: frees it"
    ) { screen in
      let model = FeatureViewModel()
      model.onChange = { [weak screen] _ in screen?.reload() }
      model.state = .failed(retry: model.load)
      screen.viewModel = model
    },
    feature(
      "view model's async retry", .leaked, "retry",
      cut: "retry → closure capture of type FeatureScreen ← make this weak: frees all"
    ) { screen in
      let model = FeatureViewModel()
      model.retry = { @MainActor in screen.reload() }
      screen.viewModel = model
    },
    feature("router owns its screen", .leaked, "source", cut: "source ← make this weak: frees all")
    { screen in
      let model = FeatureViewModel()
      let router = FeatureRouter(screen)
      router.source = screen
      model.router = router
      screen.viewModel = model
    },
    feature(
      "router's factory makes with the model", .leaked, "factory",
      cut: "factory → closure capture of type FeatureViewModel ← make this weak: frees all"
    ) { screen in
      let model = FeatureViewModel()
      let router = FeatureRouter(screen)
      router.weakSource = screen
      router.factory = {
        let next = FeatureScreen()
        next.viewModel = model
        return next
      }
      model.router = router
      screen.viewModel = model
    },
    Shape("view model navigates by its coordinator's method", .none) {
      let cart = CartCoordinator()
      let screen = cart.start()
      let model = FeatureViewModel()
      model.navigate = { _ in cart.next() }
      screen.viewModel = model
      return screen
    },
    Shape(
      "view model owns coordinator that owns screen", .leaked, "coordinator",
      cut: "screen ← make this weak: frees all"
    ) {
      let cart = CartCoordinator()
      let screen = cart.start()
      let model = FeatureViewModel()
      model.coordinator = cart
      cart.screen = screen
      screen.viewModel = model
      return screen
    },
    feature(
      "completions by id in a view model", .leaked, "completions",
      cut: "completions[_] → closure capture of type FeatureScreen ← make this weak: frees all"
    ) { screen in
      let model = FeatureViewModel()
      model.completions[UUID()] = { _ in screen.reload() }
      model.completions[UUID()] = { [weak screen] _ in screen?.reload() }
      screen.viewModel = model
    },
    // RIBs
    Shape("rib never detached", .abandoned, "children", cut: "children[0] ← remove this: frees all")
    {
      let root = Rib(RibInteractor(), UIViewController())
      app?.flows[UUID()] = root
      let screen = FeatureScreen()
      let interactor = RibInteractor()
      let rib = Rib(interactor, screen)
      interactor.weakRouter = rib
      interactor.weakListener = root.interactor
      screen.box = interactor
      root.attach(rib)
      return screen
    },
    Shape(
      "component keeps what its builder made", .leaked, "shared",
      cut: "shared[\"screen\"] ← remove this: frees all"
    ) {
      let component = RibComponent(RootComponent())
      let screen = component.shared("screen") { FeatureScreen() }
      screen.box = component
      return screen
    },
    // Stores
    feature(
      "subscriber of a global store", .abandoned, "static Stores.main",
      cut: "subscribers[_] → closure capture of type FeatureScreen ← make this weak: frees all"
    ) { screen in
      screen.store = Stores.main.subscribe { _ in screen.reload() }
    },
    feature("subscriber of a global store, weak", .none) { screen in
      screen.store = Stores.main.subscribe { [weak screen] _ in screen?.reload() }
    },
    feature(
      "store of its own with scope", .leaked, "subscribers",
      cut:
        "subscribers[_] → closure capture of type ReduxStore<String, Int> ← make this weak: frees all"
    ) { screen in
      let store = ReduxStore<CounterState, Int>(CounterState()) { _, _ in nil }
      let scoped = store.strongScope(\.name)
      screen.pipeline = scoped.subscribe { [weak screen] _ in screen?.reload() }
      screen.store = scoped
    },
    feature(
      "middleware of its own store", .leaked, "middlewares",
      cut: "middlewares[0] → closure capture of type FeatureScreen ← make this weak: frees all"
    ) { screen in
      let store = ReduxStore<CounterState, Int>(CounterState()) { _, _ in nil }
      store.use { action, next in
        screen.handle(action)
        next(action)
      }
      screen.store = store
    },
    // Values
    Shape(
      "debounced wrapper's handler", .leaked, "fire",
      cut: "fire → closure capture of type SearchFeature ← make this weak: frees all"
    ) {
      let screen = SearchFeature()
      screen.$query.fire = { _ in screen.title = screen.query }
      return screen
    },
    Shape(
      "lazy array of closures", .leaked, "rows",
      cut: "rows[0] → closure capture of type SearchFeature ← make this weak: frees all"
    ) {
      let screen = SearchFeature()
      _ = screen.rows.count
      return screen
    },
    Shape("lazy unowned closure", .none) {
      let screen = SearchFeature()
      screen.completion("a")
      return screen
    },
    feature(
      "form's fields by key path", .leaked, "fields",
      cut: "fields[_] → closure capture of type FeatureScreen ← make this weak: frees all"
    ) { screen in
      let form = Form<CounterState>()
      form.fields[\.count] = { _ in screen.isViewLoaded }
      form.fields[\.name] = { [weak screen] _ in screen != nil }
      screen.box = form
    },
    feature(
      "payload with a weak and a strong part", .leaked, "delivery",
      cut:
        "delivery.pickup.selected → closure capture of type FeatureScreen ← make this weak: frees all"
    ) { screen in
      let form = Form<Int>()
      form.delivery = .pickup(.init(name: "a", map: screen, selected: screen.reload))
      screen.box = form
    },
    feature("payload that is weak", .none) { screen in
      let form = Form<Int>()
      form.delivery = .pickup(.init(name: "a", map: screen, selected: nil))
      screen.box = form
    },
    feature(
      "weak set whose hook is strong", .leaked, "cleaned",
      cut: "cleaned → closure capture of type FeatureScreen ← make this weak: frees all"
    ) { screen in
      let set = WeakSet<UIViewController>()
      set.insert(screen)
      set.cleaned = { [screen] in _ = $0 === screen }
      screen.box = set
    },
    // Singletons
    feature(
      "multicast delegate of a service", .abandoned, "static CartService.shared",
      cut: "delegates[0] ← remove this: frees all"
    ) { screen in
      CartService.shared.observers.add(screen)
    },
    feature(
      "hooks with owners", .abandoned, "static CartService.shared",
      cut: "hooks[1].owner ← remove this: frees all"
    ) { screen in
      CartService.shared.hooks.append((owner: nil, body: {}))
      CartService.shared.hooks.append((owner: screen, body: { [weak screen] in screen?.reload() }))
    },
    feature(
      "waiters of a cache entry", .abandoned, "static CartService.shared",
      cut: "cache[8].waiting[1] → closure capture of type FeatureScreen ← make this weak: frees all"
    ) { screen in
      CartService.shared.cache[7] = .image(1)
      CartService.shared.cache[8] = .waiting([{ _ in }, { _ in screen.reload() }])
    },
    feature("helper in a weak box that a screen keeps", .none) { screen in
      let helper = Helper()
      helper.weakly = screen
      screen.box = helper
      CartService.shared.handlers["a", default: []].append(WeakBox(object: helper))
    },
    Shape(
      "scoped screen of the root resolver", .abandoned, "static Resolver.root",
      cut: "scoped[_] ← remove this: frees all"
    ) {
      Resolver.root.register(FeatureScreen.self) { _ in FeatureScreen() }
      return Resolver.root.scoped(FeatureScreen.self) ?? UIViewController()
    },
    Shape(
      "child resolver that its screen keeps", .leaked, "navigate",
      cut: "navigate → closure capture of type Resolver ← make this weak: frees all"
    ) {
      let resolver = Resolver(parent: .root)
      resolver.register(SearchFeature.self) { _ in SearchFeature() }
      let model = FeatureViewModel()
      resolver.register(FeatureViewModel.self) { _ in model }
      let screen = FeatureScreen()
      screen.viewModel = resolver.scoped(FeatureViewModel.self)
      model.navigate = { _ in _ = resolver.scoped(SearchFeature.self) }
      return screen
    },
    // UIKit's
    feature(
      "transition that owns its screen", .leaked, "owner", cut: "owner ← make this weak: frees all"
    ) { screen in
      let transition = SlideTransition()
      transition.owner = screen
      screen.transition = transition
      screen.transitioningDelegate = transition
    },
    Shape(
      "tutorial that knows its pager", .leaked, "action",
      cut: "action → closure capture of type UIPageViewController ← make this weak: frees all"
    ) {
      let source = TutorialPages()
      let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      source.pager = pager
      pager.dataSource = source
      pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
      return pager
    },
    feature(
      "content view's configuration", .leaked, "configuration",
      cut: "configuration.onTap → closure capture of type FeatureScreen ← make this weak: frees all"
    ) { screen in
      var card = CardConfiguration()
      card.onTap = { screen.reload() }
      screen.view.addSubview(card.makeContentView())
    },
    feature("content view's configuration, weak", .none) { screen in
      var card = CardConfiguration()
      card.onTap = { [weak screen] in screen?.reload() }
      screen.view.addSubview(card.makeContentView())
    },
    feature(
      "bar button's menu of deferred actions", .leaked, "handler",
      cut: "handler → closure capture of type FeatureScreen ← make this weak: frees all"
    ) { screen in
      let action = UIAction(title: "Share") { _ in screen.reload() }
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More", image: nil, primaryAction: nil,
        menu: UIMenu(title: "", children: [UIMenu(title: "b", children: [action])]))
    },
    feature(
      "ticker of a view", .abandoned, "body",
      cut: "body → closure capture of type FeatureScreen ← make this weak: frees all"
    ) { screen in
      let clock = ClockView()
      clock.ticker.body = { screen.reload() }
      clock.ticker.start()
      screen.view.addSubview(clock)
    },
    feature("ticker of a view, weak body", .none) { screen in
      let clock = ClockView()
      clock.ticker.body = { [weak screen] in screen?.reload() }
      clock.ticker.start()
      screen.view.addSubview(clock)
    },
    feature(
      "downloader whose session keeps it", .leaked, "delegate",
      cut: "delegate ← remove this: frees all"
    ) { screen in
      let downloader = Downloader()
      _ = downloader.session
      downloader.finished = { [weak screen] in screen?.reload() }
      screen.box = downloader
    },
    feature(
      "downloader whose session keeps it, finished", .leaked, "finished",
      cut: "finished → closure capture of type FeatureScreen ← make this weak: frees all"
    ) { screen in
      let downloader = Downloader()
      _ = downloader.session
      downloader.finished = { screen.reload() }
      screen.box = downloader
    },
    // Concurrency
    feature("loop over the player's events in a group", .pending) { screen in
      Task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { @MainActor in
            for await _ in Player.shared.events { screen.reload() }
          }
          await group.waitForAll()
        }
      }
    },
    feature("task stored in a view model that owns the screen's closure", .leaked, "task") {
      screen in
      let model = FeatureViewModel()
      let (stream, feed) = AsyncStream.makeStream(of: Int.self)
      model.completions[UUID()] = { _ in feed.yield(1) }
      screen.pipeline = Task { [weak model] in
        for await _ in stream { model?.load() }
        screen.reload()
      }
      screen.viewModel = model
    },
    feature(
      "nested closure retakes self", .leaked, "completions",
      cut:
        "completions[_] → closure capture of type FeatureScreen ← make both of these weak: frees all; and FeatureViewModel#1 onChange → closure capture of type FeatureViewModel"
    ) { screen in
      let model = FeatureViewModel()
      model.onChange = { [weak screen] _ in
        guard let screen else { return }
        model.completions[UUID()] = { _ in screen.reload() }
      }
      model.state = .loading
      screen.viewModel = model
    },
    feature(
      "observation through a key path closure", .leaked, "onNext",
      cut: "onNext → closure capture of type FeatureScreen ← make this weak: frees all"
    ) { screen in
      let observe: (KeyPath<FeatureScreen, Bool>, @escaping (Bool) -> Void) -> () -> Void = {
        path, body in { body(screen[keyPath: path]) }
      }
      screen.onNext = observe(\.isViewLoaded) { _ in }
    },
  ]
}
