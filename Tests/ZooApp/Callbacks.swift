import UIKit

private final class RatingView: UIView {
  var onRate: ((Int) -> Void)?
}

/// Gives a view of its own one of its methods, as `rating.onRate = rate`.
private final class ReviewScreen: UIViewController {
  private let rating = RatingView()
  private let strongly: Bool

  init(strongly: Bool) {
    self.strongly = strongly
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rating)
    if strongly {
      rating.onRate = rate
    } else {
      rating.onRate = { [weak self] in self?.rate($0) }
    }
  }

  private func rate(_ stars: Int) { title = "\(stars)" }
}

/// What a screen shows; a failure contains what the button "Retry" does.
private enum LoadingState {
  case idle
  case failed(message: String, retry: () -> Void)
}

private final class ArticleScreen: UIViewController {
  var state = LoadingState.idle
  let strongly: Bool

  init(strongly: Bool) {
    self.strongly = strongly
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    load()
  }

  private func load() {
    state = .failed(
      message: "offline", retry: strongly ? { self.load() } : { [weak self] in self?.load() })
  }
}

private final class ProfileViewModel {
  var name = ""
  var onChange: (() -> Void)?
}

private final class ProfileScreen: UIViewController {
  let viewModel = ProfileViewModel()
}

private final class PaymentCoordinator {
  var onFinish: (() -> Void)?
  weak var screen: UIViewController?
}

private final class CheckoutCoordinator {
  private var children: [PaymentCoordinator] = []
  func add(_ child: PaymentCoordinator) { children.append(child) }
  func remove(_ child: PaymentCoordinator) { children.removeAll { $0 === child } }
}

/// Starts a child coordinator that it removes when the child finishes.
private final class CheckoutScreen: UIViewController {
  let coordinator = CheckoutCoordinator()

  func start(_ finish: (PaymentCoordinator, CheckoutCoordinator) -> () -> Void) {
    let child = PaymentCoordinator()
    child.screen = self
    child.onFinish = finish(child, coordinator)
    coordinator.add(child)
    child.onFinish?()
  }
}

private enum DeepLinks {
  static var pending: (() -> Void)?
  static func perform() {
    pending?()
    pending = nil
  }
}

@propertyWrapper private final class Debounced<Value> {
  var wrappedValue: Value { didSet { action?(wrappedValue) } }
  var projectedValue: Debounced<Value> { self }
  private var action: ((Value) -> Void)?
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  func sink(_ action: @escaping (Value) -> Void) { self.action = action }
}

private final class SearchFieldScreen: UIViewController {
  @Debounced var query = ""
  func search(_ text: String) { title = text }
}

private protocol Reducing<Action>: AnyObject {
  associatedtype Action
  var send: ((Action) -> Void)? { get set }
}

private final class CounterReducer: Reducing {
  var send: ((Int) -> Void)?
}

/// Screens that callbacks retain: methods, local functions, capture lists and states with closures.
extension Shape {
  static let callbacks: [Shape] = [
    Shape(
      "view's callback is a method of the screen", .leaked, "onRate",
      cut: "onRate → closure capture of type ReviewScreen ← make this weak: frees all"
    ) {
      ReviewScreen(strongly: true)
    },
    Shape("view's callback calls a method weakly", .none) { ReviewScreen(strongly: false) },
    Shape(
      "state whose retry loads again", .leaked, "state",
      cut: "state.failed.retry → closure capture of type ArticleScreen ← make this weak: frees all"
    ) { ArticleScreen(strongly: true) },
    Shape("state whose retry loads again, weak", .none) { ArticleScreen(strongly: false) },
    Shape(
      "view model that its own callback captures", .leaked, "onChange",
      cut: "onChange → closure capture of type ProfileViewModel ← make this weak: frees it"
    ) {
      let screen = ProfileScreen()
      screen.viewModel.onChange = { [viewModel = screen.viewModel] in viewModel.name = "a" }
      return screen
    },
    Shape("view model whose callback captures it weakly", .none) {
      let screen = ProfileScreen()
      screen.viewModel.onChange = { [weak viewModel = screen.viewModel] in viewModel?.name = "a" }
      return screen
    },
    Shape(
      "finished child coordinator that its callback removes", .leaked, "onFinish",
      cut: "onFinish → closure capture of type PaymentCoordinator ← make this weak: frees it"
    ) {
      let screen = CheckoutScreen()
      screen.start { child, parent in { [weak parent] in parent?.remove(child) } }
      return screen
    },
    Shape("finished child coordinator that its callback removes, weak", .none) {
      let screen = CheckoutScreen()
      screen.start { child, parent in
        { [weak parent, weak child] in
          guard let child else { return }
          parent?.remove(child)
        }
      }
      return screen
    },
    Shape(
      "child coordinator's callback retains its parent", .leaked, "onFinish",
      cut: "onFinish → closure capture of type CheckoutCoordinator ← make this weak: frees all"
    ) {
      let screen = CheckoutScreen()
      screen.start { _, parent in { _ = parent } }
      return screen
    },
    loaded(
      "local function kept as a callback", .leaked, "action",
      cut: "action → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      func reload() { screen.act() }
      screen.action = reload
    },
    loaded(
      "local function that calls another, kept as a callback", .leaked, "action",
      cut: "action → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      func refresh() { screen.act() }
      func reload() { refresh() }
      screen.action = reload
    },
    loaded("local function of weak self", .none) { screen in
      weak var weakly = screen
      func reload() { weakly?.act() }
      screen.action = reload
    },
    loaded("strong self of a guard, in a closure that runs once", .none) { screen in
      screen.action = { [weak screen] in
        guard let screen else { return }
        DispatchQueue.main.async { screen.act() }
      }
      screen.action?()
    },
    loaded(
      "button whose action captures the button", .leaked, "UIButton",
      cut: "handler → closure capture of type UIButton ← make this weak: frees all"
    ) { screen in
      let button = UIButton()
      button.addAction(UIAction { _ in button.isSelected.toggle() }, for: .touchUpInside)
      screen.view.addSubview(button)
    },
    loaded("button whose action uses its sender", .none) { screen in
      let button = UIButton()
      button.addAction(
        UIAction { ($0.sender as? UIButton)?.isSelected.toggle() }, for: .touchUpInside)
      screen.view.addSubview(button)
    },
    loaded(
      "pending deep link", .abandoned, "static DeepLinks.pending",
      cut: "remove it from static DeepLinks.pending"
    ) { screen in
      DeepLinks.pending = { screen.act() }
    },
    loaded("pending deep link that was performed", .none) { screen in
      DeepLinks.pending = { screen.act() }
      DeepLinks.perform()
    },
    Shape(
      "property wrapper's sink is a method of the screen", .leaked, "query",
      cut: "action → closure capture of type SearchFieldScreen ← make this weak: frees all"
    ) {
      let screen = SearchFieldScreen()
      screen.$query.sink(screen.search)
      return screen
    },
    Shape("property wrapper's sink, weak", .none) {
      let screen = SearchFieldScreen()
      screen.$query.sink { [weak screen] in screen?.search($0) }
      return screen
    },
    loaded(
      "reducer behind a constrained existential", .leaked, "send",
      cut: "send → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let reducer: any Reducing<Int> = CounterReducer()
      reducer.send = { screen.title = "\($0)" }
      screen.any = reducer
    },
    loaded("reducer behind a constrained existential, weak", .none) { screen in
      let reducer: any Reducing<Int> = CounterReducer()
      reducer.send = { [weak screen] in screen?.title = "\($0)" }
      screen.any = reducer
    },
    loaded("polling after a guard for strong self", .abandoned, "task that polls") { screen in
      Task { [weak screen] in
        guard let screen else { return }
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          screen.act()
        }
      }
    },
    loaded("polling with a guard in each turn", .none) { screen in
      Task { [weak screen] in
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          guard let screen else { return }
          screen.act()
        }
      }
    },
  ]
}
