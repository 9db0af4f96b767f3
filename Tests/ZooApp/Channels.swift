import UIKit

// MARK: Stores, buses and promises

private protocol StoreSubscriber: AnyObject { func newState(_ state: Int) }
private final class AppStore {
  static let main = AppStore()
  private struct Subscription {
    let subscriber: any StoreSubscriber
  }
  private struct WeakSubscription {
    weak var subscriber: (any StoreSubscriber)?
  }
  private var subscriptions: [Subscription] = []
  private var weakSubscriptions: [WeakSubscription] = []
  func subscribe(_ subscriber: any StoreSubscriber) {
    subscriptions.append(Subscription(subscriber: subscriber))
  }
  func subscribeWeakly(_ subscriber: any StoreSubscriber) {
    weakSubscriptions.append(WeakSubscription(subscriber: subscriber))
  }
  func unsubscribe(_ subscriber: any StoreSubscriber) {
    subscriptions.removeAll { $0.subscriber === subscriber }
  }
}
private final class TodoController: UIViewController, StoreSubscriber {
  enum Style { case inDeinit, disappears, weak }
  private let style: Style
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if style == .weak {
      AppStore.main.subscribeWeakly(self)
    } else {
      AppStore.main.subscribe(self)
    }
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if style == .disappears { AppStore.main.unsubscribe(self) }
  }
  func newState(_ state: Int) {}
}

private final class ScreenStore<State, Action> {
  typealias Dispatch = (Action) -> Void
  private var state: State
  private let reduce: (inout State, Action) -> Void
  private var dispatch: Dispatch = { _ in }
  init(
    _ state: State, strongly: Bool, middleware: [(@escaping Dispatch) -> Dispatch],
    _ reduce: @escaping (inout State, Action) -> Void
  ) {
    self.state = state
    self.reduce = reduce
    let last: Dispatch =
      strongly ? { self.apply($0) } : { [weak self] in self?.apply($0) }
    dispatch = middleware.reversed().reduce(last) { next, wrap in wrap(next) }
  }
  private func apply(_ action: Action) { reduce(&state, action) }
  func send(_ action: Action) { dispatch(action) }
}
private final class BudgetController: UIViewController {
  private let store: ScreenStore<Int, Int>
  init(strongly: Bool) {
    store = ScreenStore(
      0, strongly: strongly, middleware: [{ next in { action in next(action + 1) } }, { $0 }]
    ) { $0 += $1 }
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    store.send(1)
  }
}

private final class MulticastDelegate<Delegate> {
  private var delegates: [Delegate] = []
  private var weakDelegates: [() -> Delegate?] = []
  func add(_ delegate: Delegate) { delegates.append(delegate) }
  func addWeakly(_ delegate: Delegate) {
    weak var object = delegate as AnyObject
    weakDelegates.append { object as? Delegate }
  }
}
private protocol VolumeListening: AnyObject {}
private final class VolumeController: UIViewController, VolumeListening {
  private let listeners = MulticastDelegate<any VolumeListening>()
  init(strongly: Bool) {
    super.init(nibName: nil, bundle: nil)
    if strongly { listeners.add(self) } else { listeners.addWeakly(self) }
  }
  required init?(coder: NSCoder) { nil }
}

private final class EventBus {
  static let shared = EventBus()
  private struct Listener {
    let owner: AnyObject?
    weak var target: AnyObject?
    let body: (Any) -> Void
  }
  private var listeners: [ObjectIdentifier: [Listener]] = [:]
  func on<Event>(
    _ event: Event.Type, for object: AnyObject, owned: Bool, _ body: @escaping (Event) -> Void
  ) {
    let listener = Listener(owner: owned ? object : nil, target: object) {
      if let event = $0 as? Event { body(event) }
    }
    listeners[ObjectIdentifier(event), default: []].append(listener)
  }
}
private struct ThemeChanged {}
private final class ThemeController: UIViewController {
  init(owned: Bool) {
    super.init(nibName: nil, bundle: nil)
    EventBus.shared.on(ThemeChanged.self, for: self, owned: owned) { [weak self] _ in
      self?.title = "theme"
    }
  }
  required init?(coder: NSCoder) { nil }
}

private final class Promise<Value> {
  private enum State {
    case pending([(Value) -> Void])
    case fulfilled(Value)
  }
  private var state = State.pending([])
  private var kept: [(Value) -> Void] = []
  var keeps = false
  func then(_ body: @escaping (Value) -> Void) {
    if keeps { kept.append(body) }
    switch state {
    case .pending(let bodies): state = .pending(bodies + [body])
    case .fulfilled(let value): body(value)
    }
  }
  func map<Mapped>(_ transform: @escaping (Value) -> Mapped) -> Promise<Mapped> {
    let mapped = Promise<Mapped>()
    then { mapped.fulfill(transform($0)) }
    return mapped
  }
  func fulfill(_ value: Value) {
    guard case .pending(let bodies) = state else { return }
    state = .fulfilled(value)
    bodies.forEach { $0(value) }
  }
}
private final class WeatherController: UIViewController {
  enum Style { case pending, fulfilled, kept, mapped, dropped }
  private let style: Style
  private let promise = Promise<Int>()
  private var mapped: Promise<String>?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    promise.keeps = style == .kept
    switch style {
    case .pending, .fulfilled, .kept: promise.then { self.title = "\($0)" }
    case .mapped:
      mapped = promise.map(String.init)
      mapped?.then { self.title = $0 }
    case .dropped: Promise<Int>().then { self.title = "\($0)" }
    }
    if style == .fulfilled || style == .kept { promise.fulfill(1) }
  }
}

private final class SubscriptionTable {
  nonisolated(unsafe) static var tokens: [ObjectIdentifier: [Token]] = [:]
}
private final class FollowersController: UIViewController {
  private let forgets: Bool
  init(forgets: Bool) {
    self.forgets = forgets
    super.init(nibName: nil, bundle: nil)
    SubscriptionTable.tokens[ObjectIdentifier(self), default: []].append(
      Token { [weak self] in self?.title = "ended" })
  }
  required init?(coder: NSCoder) { nil }
  deinit {
    if !forgets { SubscriptionTable.tokens[ObjectIdentifier(self)] = nil }
  }
}

/// Screens that a store, a bus or a promise calls.
extension Shape {
  static let channels: [Shape] = [
    Shape(
      "todo that a store's subscription retains", .abandoned, "static AppStore.main",
      cut: "subscriptions[0].subscriber ← remove this: frees all"
    ) { TodoController(.inDeinit) },
    Shape("todo that ends its subscription", .none) { TodoController(.disappears) },
    Shape("todo that a store's subscription knows", .none) { TodoController(.weak) },
    Shape(
      "budget whose store dispatches to itself", .leaked, "dispatch",
      cut: "dispatch → closure capture of type ScreenStore<Int, Int> ← make this weak: frees it"
    ) { BudgetController(strongly: true) },
    Shape("budget whose store dispatches to itself weakly", .none) {
      BudgetController(strongly: false)
    },
    Shape("volume that is its own listener", .leaked, "delegates") {
      VolumeController(strongly: true)
    },
    Shape("volume that is its own listener weakly", .none) { VolumeController(strongly: false) },
    Shape("theme whose bus owns it", .abandoned, "static EventBus.shared") {
      ThemeController(owned: true)
    },
    Shape("theme whose bus knows it", .none) { ThemeController(owned: false) },
    Shape(
      "weather that waits for its promise", .leaked, "promise",
      cut:
        "state.pending[0] → closure capture of type WeatherController ← make this weak: frees all"
    ) { WeatherController(.pending) },
    Shape("weather whose promise is fulfilled", .none) { WeatherController(.fulfilled) },
    Shape("weather whose promise keeps its closures", .leaked, "kept") {
      WeatherController(.kept)
    },
    Shape("weather that waits for a mapped promise", .leaked, "mapped") {
      WeatherController(.mapped)
    },
    Shape("weather whose promise is dropped", .none) { WeatherController(.dropped) },
    Shape(
      "followers whose tokens stay in a table", .growing, "SubscriptionTable.tokens",
      script: "repeat 4 { open; back }"
    ) { FollowersController(forgets: true) },
    Shape(
      "followers whose tokens leave a table", .none, script: "repeat 4 { open; back }"
    ) { FollowersController(forgets: false) },
  ]
}
