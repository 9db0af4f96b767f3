import Foundation
import UIKit

// MARK: What apps are built of

/// A publisher with operators that wrap one another, as Combine's do.
private protocol Stream<Output> {
  associatedtype Output
  func subscribe(_ sink: @escaping (Output) -> Void) -> AnyCancellableLike
}
private final class AnyCancellableLike: Hashable {
  private var end: (() -> Void)?
  init(_ end: @escaping () -> Void) { self.end = end }
  func cancel() {
    end?()
    end = nil
  }
  deinit { cancel() }
  func store(in set: inout Set<AnyCancellableLike>) { set.insert(self) }
  static func == (a: AnyCancellableLike, b: AnyCancellableLike) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
private struct Mapped<Upstream: Stream, Output>: Stream {
  let upstream: Upstream
  let transform: (Upstream.Output) -> Output
  func subscribe(_ sink: @escaping (Output) -> Void) -> AnyCancellableLike {
    upstream.subscribe { sink(transform($0)) }
  }
}
private final class PassThrough<Output>: Stream {
  private var sinks: [ObjectIdentifier: (Output) -> Void] = [:]
  func subscribe(_ sink: @escaping (Output) -> Void) -> AnyCancellableLike {
    let key = Box(0)
    sinks[ObjectIdentifier(key)] = sink
    return AnyCancellableLike { [weak self] in
      withExtendedLifetime(key) { self?.sinks[ObjectIdentifier(key)] = nil }
    }
  }
  func send(_ output: Output) { for sink in sinks.values { sink(output) } }
}
extension Stream {
  func map<Next>(_ transform: @escaping (Output) -> Next) -> Mapped<Self, Next> {
    Mapped(upstream: self, transform: transform)
  }
  func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on root: Root
  ) -> AnyCancellableLike {
    subscribe { root[keyPath: path] = $0 }
  }
  func erased() -> AnyStream<Output> { AnyStream(run: subscribe) }
}
private struct AnyStream<Output>: Stream {
  let run: (@escaping (Output) -> Void) -> AnyCancellableLike
  func subscribe(_ sink: @escaping (Output) -> Void) -> AnyCancellableLike { run(sink) }
}
private final class DisposeBagLike {
  private var disposables: [AnyCancellableLike] = []
  func insert(_ disposable: AnyCancellableLike) { disposables.append(disposable) }
}

@propertyWrapper private struct Callback<Value> {
  var wrappedValue: Value { didSet { changed?(wrappedValue) } }
  var changed: ((Value) -> Void)?
  var projectedValue: Callback {
    get { self }
    set { self = newValue }
  }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper private final class PublishedLike<Value> {
  var wrappedValue: Value { didSet { subject.send(wrappedValue) } }
  let subject = PassThrough<Value>()
  var projectedValue: PassThrough<Value> { subject }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper private struct Delegated<Input> {
  private var body: ((Input) -> Void)?
  var wrappedValue: ((Input) -> Void)? {
    get { body }
    set { body = newValue }
  }
  init() {}
  mutating func delegate<Target: AnyObject>(
    to target: Target, _ run: @escaping (Target, Input) -> Void
  ) {
    body = { [weak target] input in if let target { run(target, input) } }
  }
}

private final class SearchModel {
  @PublishedLike var query = ""
  @Callback var count = 0
  var bag = Set<AnyCancellableLike>()
  let disposeBag = DisposeBagLike()
  var title: String? = ""
  var onTap: (() -> Void)?
  var onText: ((String) -> Bool)?
  var isVisible = false
  var router: Router?
  var useCase: UseCase?
}
private struct Router {
  var openDetail: (Int) -> Void
  var close: () -> Void
}
private final class Repository {
  var changed: (([Int]) -> Void)?
}
private struct UseCase {
  let repository: Repository
  func observe(_ body: @escaping ([Int]) -> Void) { repository.changed = { body($0.sorted()) } }
}
private protocol Themed: AnyObject {}
private enum ThemeStorage { static var closures: [ObjectIdentifier: () -> Void] = [:] }
extension Themed {
  var themeChanged: (() -> Void)? {
    get { ThemeStorage.closures[ObjectIdentifier(self)] }
    set { ThemeStorage.closures[ObjectIdentifier(self)] = newValue }
  }
}
private struct DelegateBox<Delegate> { var delegate: Delegate? }
private protocol CellDelegate: AnyObject {}
extension Screen: CellDelegate, Themed {}

@resultBuilder private enum FormBuilder {
  static func buildBlock(_ parts: FormRow...) -> [FormRow] { parts }
  static func buildOptional(_ part: [FormRow]?) -> FormRow {
    FormRow(title: "", children: part ?? [], action: nil)
  }
}
private struct FormRow {
  let title: String
  var children: [FormRow] = []
  var action: (() -> Void)?
}
private final class Form {
  let rows: [FormRow]
  init(@FormBuilder _ make: () -> [FormRow]) { rows = make() }
}

private enum Route {
  case list
  case detail(Int, onClose: () -> Void)
  case confirm(title: String, actions: [(String, () -> Void)])
}
private indirect enum Step {
  case done
  case then(() -> Void, Step)
}

private final class Child {
  var parent: AnyObject?
  weak var weakParent: AnyObject?
  var children: [String: Child] = [:]
  var optional: Child??
  var pair: (Child?, Int) = (nil, 0)
  var finished: ((Child) -> Void)?
  var route: Route = .list
  var completions: [ObjectIdentifier: () -> Void] = [:]
  var byScreen: [UIViewController: () -> Void] = [:]
  var screen: UIViewController?
  var steps = Step.done
}
private final class Deck: NSObject, UINavigationControllerDelegate {
  var keeps = false
  var screens: [UIViewController] = []
  var didShow: [(UIViewController) -> Void] = []
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    if keeps { screens.append(viewController) }
  }
}
private actor Downloads {
  private var ended: [Int: @Sendable () -> Void] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []
  func add(_ handler: @escaping @Sendable () -> Void) { ended[ended.count] = handler }
  func clear() { ended = [:] }
  func wait() async { await withCheckedContinuation { waiting.append($0) } }
}
private final class Sheet: UIPresentationController {
  var dimmed: (() -> Void)?
}
private final class Transition: NSObject, UIViewControllerTransitioningDelegate {
  var made: Sheet?
  var keeps = false
  var body: (() -> Void)?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let sheet = Sheet(presentedViewController: presented, presenting: presenting)
    if keeps { made = sheet }
    sheet.dimmed = body
    return sheet
  }
}
private final class Lazy: UIViewController {
  lazy var render: () -> Void = { self.view.setNeedsLayout() }
  lazy var weakly: () -> Void = { [weak self] in self?.view.setNeedsLayout() }
  lazy var stack: UIStackView = {
    let stack = UIStackView()
    stack.addArrangedSubview(
      UIButton(primaryAction: UIAction(title: "A") { _ in self.title = "a" }))
    return stack
  }()
  lazy var model: SearchModel = {
    let model = SearchModel()
    model.onTap = self.tapped
    return model
  }()
  func tapped() {}
}
private final class Pages: NSObject, UIPageViewControllerDataSource {
  let pages: [UIViewController]
  init(_ pages: [UIViewController]) { self.pages = pages }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}
private struct Weakly<each Argument> {
  let call: (repeat each Argument) -> Void
}
private final class Memo<Key: Hashable, Value> {
  var values: [Key: Value] = [:]
  let make: (Key) -> Value
  init(_ make: @escaping (Key) -> Value) { self.make = make }
}
private class BaseModel<State, Action> {
  var state: State
  var reduce: ((inout State, Action) -> Void)?
  var effects: [(Action) -> Void] = []
  init(_ state: State) { self.state = state }
}
private final class CounterModel: BaseModel<Int, String> {}
private final class Locator {
  static let shared = Locator()
  private var makers: [String: () -> Any] = [:]
  private var cache: [String: Any] = [:]
  func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    makers["\(type)"] = make
  }
  func resolve<Service>(_ type: Service.Type) -> Service? {
    if let known = cache["\(type)"] as? Service { return known }
    let made = makers["\(type)"]?() as? Service
    cache["\(type)"] = made
    return made
  }
  func remove<Service>(_ type: Service.Type) {
    makers["\(type)"] = nil
    cache["\(type)"] = nil
  }
}
private final class Analytics { weak var screen: UIViewController?; var owner: UIViewController? }

/// Screens that retain themselves by patterns common in apps.
extension Shape {
  private static func model(
    _ name: String, _ verdict: Verdict, _ keeper: String = "",
    _ bind: @escaping (SearchModel, Screen) -> Void
  ) -> Shape {
    loaded(name, verdict, keeper) { screen in
      let model = SearchModel()
      screen.object = model
      bind(model, screen)
    }
  }
  private static func child(
    _ name: String, _ verdict: Verdict, _ keeper: String = "",
    _ bind: @escaping (Child, Screen) -> Void
  ) -> Shape {
    loaded(name, verdict, keeper) { screen in
      let child = Child()
      screen.object = child
      bind(child, screen)
    }
  }
  static let patterns: [Shape] = [
    model("published property's sink", .leaked, "_query") { model, screen in
      model.$query.subscribe { _ in screen.act() }.store(in: &model.bag)
    },
    model("published property's sink, weak", .none) { model, screen in
      model.$query.subscribe { [weak screen] _ in screen?.act() }.store(in: &model.bag)
    },
    model("mapped sink", .leaked, "_query") { model, screen in
      model.$query.map { $0.count }.map { "\($0)" }.subscribe { screen.title = $0 }
        .store(in: &model.bag)
    },
    model("map that captures", .leaked, "_query") { model, screen in
      model.$query.map { _ in screen.title }.subscribe { _ in }.store(in: &model.bag)
    },
    model("erased stream", .leaked, "_query") { model, screen in
      model.$query.map { $0.isEmpty }.erased().subscribe { _ in screen.act() }
        .store(in: &model.bag)
    },
    model("assign on the screen", .leaked, "_query") { model, screen in
      model.$query.map { Optional($0) }.assign(to: \.title, on: screen).store(in: &model.bag)
    },
    model("assign on the model itself", .leaked, "SearchModel") { model, _ in
      model.$query.map { Optional($0) }.assign(to: \.title, on: model).store(in: &model.bag)
    },
    model("dispose bag", .leaked, "_query") { model, screen in
      model.disposeBag.insert(model.$query.subscribe { _ in screen.act() })
    },
    model("sink cancelled", .none) { model, screen in
      let sink = model.$query.subscribe { _ in screen.act() }
      sink.cancel()
      sink.store(in: &model.bag)
    },
    model("sink that isn't stored", .none) { model, screen in
      _ = model.$query.subscribe { _ in screen.act() }
    },
    model("wrapped property's change", .leaked, "_count") { model, screen in
      model.$count.changed = { _ in screen.act() }
    },
    model("method as a closure", .leaked, "onTap") { model, screen in model.onTap = screen.act },
    model("method of the model's owner through two layers", .leaked, "repository") {
      model, screen in
      let useCase = UseCase(repository: Repository())
      useCase.observe { [model] _ in model.onTap?() }
      model.useCase = useCase
      model.onTap = { [weak screen] in screen?.act() }
    },
    model("three layers", .leaked, "repository") { model, screen in
      let useCase = UseCase(repository: Repository())
      useCase.observe { _ in screen.act() }
      model.useCase = useCase
    },
    model("three layers, weak", .none) { model, screen in
      let useCase = UseCase(repository: Repository())
      useCase.observe { [weak model] _ in model?.onTap?() }
      model.useCase = useCase
      model.onTap = { [weak screen] in screen?.act() }
    },
    model("router of closures", .leaked, "router") { model, screen in
      model.router = Router(openDetail: { _ in screen.act() }, close: {})
    },
    model("router of methods", .leaked, "router") { model, screen in
      model.router = Router(openDetail: { _ in }, close: screen.act)
    },
    model("router of weak closures", .none) { model, screen in
      model.router = Router(
        openDetail: { [weak screen] _ in screen?.act() },
        close: { [unowned screen] in screen.act() })
    },
    model("unowned self in both closures", .none) { model, screen in
      model.onTap = { [unowned screen, unowned model] in
        model.isVisible = true
        screen.act()
      }
    },
    model("weak self, guard let, inner closure kept", .leaked, "SearchModel") { model, screen in
      model.onTap = { [weak screen, weak model] in
        guard let screen else { return }
        model?.onText = { _ in
          screen.act()
          return true
        }
      }
      model.onTap?()
    },
    model("weak self, inner closure weak", .none) { model, screen in
      model.onTap = { [weak screen, weak model] in
        guard let screen else { return }
        model?.onText = { [weak screen] _ in screen != nil }
        screen.act()
      }
      model.onTap?()
    },
    model("nested function", .leaked, "onTap") { model, screen in
      func reload() { screen.act() }
      model.onTap = reload
    },
    model("nested functions, each of the other", .leaked, "onTap") { model, screen in
      func one() { two() }
      func two() { model.isVisible ? one() : screen.act() }
      model.onTap = one
    },
    model("nested function that captures weakly", .none) { model, screen in
      weak var screen = screen
      func reload() { screen?.act() }
      model.onTap = reload
    },
    model("closure stored in a default argument", .leaked, "onTap") { model, screen in
      func bind(_ body: (() -> Void)? = nil) { model.onTap = body ?? { screen.act() } }
      bind()
    },
    model("throwing closure wrapped", .leaked, "onTap") { model, screen in
      let risky: () throws -> Void = { screen.act() }
      model.onTap = { try? risky() }
    },
    loaded("delegated wrapper, weak", .none) { screen in
      var delegated = Delegated<Int>()
      delegated.delegate(to: screen) { screen, _ in screen.act() }
      screen.any = delegated
    },
    loaded("delegated wrapper that captures", .leaked, "any") { screen in
      var delegated = Delegated<Int>()
      delegated.delegate(to: screen) { _, _ in screen.act() }
      screen.any = delegated
    },
    loaded("delegate in a generic structure", .leaked, "delegate") { screen in
      screen.object = Box(DelegateBox<any CellDelegate>(delegate: screen))
    },
    loaded("delegate in a generic structure of a class", .leaked, "delegate") { screen in
      screen.object = Box(DelegateBox<Screen>(delegate: screen))
    },
    loaded("weak box", .none) { screen in
      screen.object = Box([WeakBox<Screen>(object: screen)])
    },
    loaded("storage of a protocol extension", .abandoned, "ThemeStorage.closures") { screen in
      screen.themeChanged = { screen.act() }
    },
    loaded("storage of a protocol extension, weak", .none) { screen in
      screen.themeChanged = { [weak screen] in screen?.act() }
    },
    loaded("form of a result builder", .leaked, "rows") { screen in
      screen.object = Form {
        FormRow(title: "a")
        if screen.isViewLoaded {
          FormRow(title: "b", action: { screen.act() })
        }
      }
    },
    loaded("form of a result builder, weak", .none) { screen in
      screen.object = Form {
        FormRow(title: "a", action: { [weak screen] in screen?.act() })
      }
    },
    child("child in a dictionary that knows its parent", .leaked, "Child") { child, screen in
      let deep = Child()
      child.children["a"] = deep
      deep.parent = child
      child.finished = { [weak screen] _ in screen?.act() }
    },
    child("child in a doubled optional", .leaked, "optional") { child, screen in
      let deep = Child()
      child.optional = deep
      deep.parent = screen
    },
    child("child in a tuple", .leaked, "pair") { child, screen in
      let deep = Child()
      child.pair.0 = deep
      deep.finished = { _ in screen.act() }
    },
    child("route with a closure", .leaked, "route") { child, screen in
      child.route = .detail(1) { screen.act() }
    },
    child("route with actions", .leaked, "route") { child, screen in
      child.route = .confirm(title: "a", actions: [("b", {}), ("c", { screen.act() })])
    },
    child("route that was left", .none) { child, screen in
      child.route = .detail(1) { screen.act() }
      child.route = .list
    },
    child("steps to do", .leaked, "steps") { child, screen in
      child.steps = .then({}, .then({ screen.act() }, .done))
    },
    child("completions by identifier", .leaked, "completions") { child, screen in
      child.completions[ObjectIdentifier(screen)] = { screen.act() }
    },
    child("completions by identifier, weak", .none) { child, screen in
      child.completions[ObjectIdentifier(screen)] = { [weak screen] in screen?.act() }
    },
    child("completions by screen", .leaked, "byScreen") { child, screen in
      child.byScreen[screen] = {}
    },
    child("coordinator that keeps its screen", .leaked, "screen") { child, screen in
      child.screen = screen
    },
    child("coordinator that knows its screen weakly", .none) { child, screen in
      child.weakParent = screen
    },
    loaded("navigation delegate that collects", .abandoned, "screens") { screen in
      let deck = Deck()
      deck.keeps = true
      screen.navigationController?.delegate = deck
      delegate?.coordinator?.flows[UUID()] = deck
      deck.screens.append(screen)
    },
    loaded("navigation delegate of the screen's own", .none) { screen in
      let deck = Deck()
      deck.didShow.append { [weak screen] _ in screen?.act() }
      screen.navigationController?.delegate = deck
      screen.object = deck
    },
    loaded("navigation delegate of the screen's own, strong", .leaked, "didShow") { screen in
      let deck = Deck()
      deck.didShow.append { _ in screen.act() }
      screen.navigationController?.delegate = deck
      screen.object = deck
    },
    Shape("lazy closure that was called", .leaked, "render") {
      let screen = Lazy()
      screen.render()
      return screen
    },
    Shape("lazy closure never asked", .none) { Lazy() },
    Shape("lazy closure of weak self", .none) {
      let screen = Lazy()
      screen.weakly()
      return screen
    },
    Shape("lazy stack of buttons", .leaked, "stack") {
      let screen = Lazy()
      screen.view.addSubview(screen.stack)
      return screen
    },
    Shape("lazy model bound to a method", .leaked, "model") {
      let screen = Lazy()
      _ = screen.model
      return screen
    },
    loaded(
      "custom presentation kept by its delegate", .leaked, "Transition",
      script: "open; tap Show; dismiss; back"
    ) { screen in
      let transition = Transition()
      transition.keeps = true
      transition.body = { screen.act() }
      screen.object = transition
      button(screen, "Show") { [unowned screen] in
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = transition
        screen.present(sheet, animated: true)
      }
    },
    loaded("custom presentation of weak self", .none, script: "open; tap Show; dismiss; back") {
      screen in
      let transition = Transition()
      transition.body = { [weak screen] in screen?.act() }
      screen.object = transition
      button(screen, "Show") { [unowned screen] in
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = transition
        screen.present(sheet, animated: true)
      }
    },
    Shape("pages that hold their pager", .leaked, "object") {
      let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      let page = Screen()
      page.object = pager
      let pages = Pages([page])
      objc_setAssociatedObjectLike(pager, pages)
      pager.dataSource = pages
      pager.setViewControllers([page], direction: .forward, animated: false)
      return pager
    },
    loaded("downloads of an actor", .leaked, "ended") { screen in
      let downloads = Downloads()
      screen.object = downloads
      Task { await downloads.add { withExtendedLifetime(screen) {} } }
    },
    loaded("downloads of an actor that were cleared", .none) { screen in
      let downloads = Downloads()
      screen.object = downloads
      Task {
        await downloads.add { withExtendedLifetime(screen) {} }
        await downloads.clear()
      }
    },
    loaded("wait in an actor of its own", .leaked, "can't continue") { screen in
      let downloads = Downloads()
      screen.object = downloads
      Task {
        await downloads.wait()
        screen.act()
      }
    },
    loaded("group whose children end", .none) { screen in
      screen.any = Task {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<3 { group.addTask { await screen.act() } }
        }
      }
    },
    loaded("stream that is finished", .none) { screen in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      screen.any = Task { for await _ in stream { screen.act() } }
      continuation.yield(1)
      continuation.finish()
    },
    loaded("stream's end handler", .leaked, "any") { screen in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      continuation.onTermination = { _ in withExtendedLifetime(screen) {} }
      screen.any = (stream, continuation)
    },
    loaded("alert's handlers", .none, script: "open; tap Ask; dismiss; back") { screen in
      button(screen, "Ask") { [unowned screen] in
        let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in screen.act() })
        screen.present(alert, animated: true)
      }
    },
    loaded(
      "alert's handler that holds the alert", .leaked, "UIAlertController",
      script: "open; tap Ask; dismiss; back"
    ) { screen in
      button(screen, "Ask") { [unowned screen] in
        let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "b" }
        alert.addAction(
          UIAlertAction(title: "OK", style: .default) { _ in
            screen.title = alert.textFields?[0].text
          })
        screen.present(alert, animated: true)
      }
    },
    loaded("menu's action", .leaked, "UIAction") { screen in
      let action = UIAction(title: "Delete") { _ in screen.act() }
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More", image: nil, primaryAction: nil, menu: UIMenu(children: [action]))
    },
    loaded("memo of closures", .leaked, "make") { screen in
      screen.object = Memo<Int, String?> { _ in screen.title }
    },
    loaded("reducer of a generic model", .leaked, "reduce") { screen in
      let model = CounterModel(0)
      model.reduce = { state, _ in
        state += 1
        screen.act()
      }
      screen.object = model
    },
    loaded("effects of a generic model", .leaked, "effects") { screen in
      let model = CounterModel(0)
      model.effects.append { _ in screen.act() }
      screen.object = model
    },
    loaded("closure of a parameter pack", .leaked, "any") { screen in
      screen.any = Weakly<Int, String>(call: { _, _ in screen.act() })
    },
    loaded("service locator's maker", .abandoned, "Locator.shared") { screen in
      Locator.shared.register(UIViewController.self) { screen }
    },
    loaded("service locator's service", .abandoned, "Locator.shared") { screen in
      let analytics = Analytics()
      analytics.owner = screen
      Locator.shared.register(Analytics.self) { analytics }
    },
    loaded("service locator's service, removed", .none) { screen in
      Locator.shared.register(Screen.self) { screen }
      _ = Locator.shared.resolve(Screen.self)
      Locator.shared.remove(Screen.self)
    },
    loaded("split view of its own", .leaked, "object") { screen in
      let split = UISplitViewController(style: .doubleColumn)
      let detail = Screen()
      detail.object = screen
      split.setViewController(detail, for: .secondary)
      screen.object = split
    },
    loaded("tabs replaced when logged out", .none, script: "open; tap Login; tap Logout") {
      screen in
      button(screen, "Login") {
        let tabs = UITabBarController()
        let profile = Screen()
        let old = delegate?.window?.rootViewController
        profile.loaded = { profile in
          button(profile, "Logout") { delegate?.window?.rootViewController = old }
        }
        tabs.viewControllers = [UINavigationController(rootViewController: profile)]
        delegate?.window?.rootViewController = tabs
      }
    },
    loaded(
      "tabs kept when logged out", .leaked, "UITabBarController",
      script: "open; tap Login; tap Logout"
    ) {
      screen in
      button(screen, "Login") {
        let tabs = UITabBarController()
        let profile = Screen()
        let old = delegate?.window?.rootViewController
        profile.loaded = { profile in
          button(profile, "Logout") {
            tabs.selectedIndex = 0
            delegate?.window?.rootViewController = old
          }
        }
        tabs.viewControllers = [UINavigationController(rootViewController: profile)]
        delegate?.window?.rootViewController = tabs
      }
    },
  ]
}

private final class Associations { static var key: UInt8 = 0 }
@MainActor private func objc_setAssociatedObjectLike(
  _ object: UIPageViewController, _ value: AnyObject
) {
  objc_setAssociatedObject(object, &Associations.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
}
