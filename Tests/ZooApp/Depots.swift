import UIKit

// MARK: What an app keeps for longer than a screen

@MainActor private final class Depot {
  enum Scope { case transient, container }
  static let shared = Depot()
  private var factories: [ObjectIdentifier: (Scope, () -> AnyObject)] = [:]
  private var instances: [ObjectIdentifier: AnyObject] = [:]
  func register<Service: AnyObject>(
    _ type: Service.Type, scope: Scope, _ factory: @escaping () -> Service
  ) { factories[ObjectIdentifier(type)] = (scope, factory) }
  func resolve<Service: AnyObject>(_ type: Service.Type) -> Service? {
    let id = ObjectIdentifier(type)
    if let instance = instances[id] { return instance as? Service }
    guard let (scope, factory) = factories[id] else { return nil }
    let instance = factory()
    if scope == .container { instances[id] = instance }
    return instance as? Service
  }
}
private final class CartModel {
  var onChange: (() -> Void)?
  weak var screen: CartController?
}
private final class CartTotals {
  var onChange: (() -> Void)?
}
private final class CartController: UIViewController {
  enum Style { case container, containerWeak, transient, transientStrong }
  private let style: Style
  private var model: CartModel?
  private var totals: CartTotals?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Depot.shared.register(CartModel.self, scope: .container) { CartModel() }
    Depot.shared.register(CartTotals.self, scope: .transient) { CartTotals() }
    switch style {
    case .container:
      model = Depot.shared.resolve(CartModel.self)
      model?.onChange = { self.title = "a" }
    case .containerWeak:
      model = Depot.shared.resolve(CartModel.self)
      model?.onChange = { [weak self] in self?.title = "a" }
    case .transient:
      totals = Depot.shared.resolve(CartTotals.self)
      totals?.onChange = { [weak self] in self?.title = "a" }
    case .transientStrong:
      totals = Depot.shared.resolve(CartTotals.self)
      totals?.onChange = { self.title = "a" }
    }
  }
}

@MainActor private enum Tracking {
  static var events: [() -> String] = []
  static var recent: [UIViewController] = []
  static var recentlyWeak: [WeakBox<UIViewController>] = []
  static func flush() {
    events.forEach { _ = $0() }
    events = []
  }
}
private final class ArticleController: UIViewController {
  enum Style { case queued, queuedName, flushed, recent, recentWeak, limited }
  private let style: Style
  private let name = "article"
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    switch style {
    case .queued, .flushed: Tracking.events.append { "seen \(self.name)" }
    case .queuedName: Tracking.events.append { [name] in "seen \(name)" }
    case .recent: Tracking.recent.append(self)
    case .recentWeak: Tracking.recentlyWeak.append(WeakBox(object: self))
    case .limited:
      Tracking.recent.insert(self, at: 0)
      Tracking.recent = Array(Tracking.recent.prefix(1))
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if style == .flushed { Tracking.flush() }
  }
}

private final class StateMachine<State: Hashable> {
  private(set) var state: State
  private var entries: [State: [() -> Void]] = [:]
  private var guards: [(State) -> Bool] = []
  init(_ state: State) { self.state = state }
  func onEnter(_ state: State, _ body: @escaping () -> Void) {
    entries[state, default: []].append(body)
  }
  func allow(_ check: @escaping (State) -> Bool) { guards.append(check) }
  func enter(_ next: State) {
    guard guards.allSatisfy({ $0(next) }) else { return }
    state = next
    entries[next]?.forEach { $0() }
  }
}
private final class LockController: UIViewController {
  enum Phase { case closed, open }
  enum Style { case both, weak, one }
  private let style: Style
  private let machine = StateMachine(Phase.closed)
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    switch style {
    case .both:
      machine.onEnter(.open) { self.title = "open" }
      machine.allow { _ in self.isViewLoaded }
    case .weak:
      machine.onEnter(.open) { [weak self] in self?.title = "open" }
      machine.allow { [unowned self] _ in isViewLoaded }
    case .one:
      machine.onEnter(.open) { [weak self] in self?.title = "open" }
      machine.allow { [machine] in $0 != machine.state }
    }
    machine.enter(.open)
  }
}

private final class CanvasController: UIViewController {
  enum Style { case target, captures, window }
  private let style: Style
  private let undo = UndoManager()
  private var strokes = 0
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override var undoManager: UndoManager? { style == .window ? super.undoManager : undo }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    draw()
  }
  private func draw() {
    strokes += 1
    if style == .captures {
      undoManager?.registerUndo(withTarget: undo) { _ in self.strokes -= 1 }
    } else {
      undoManager?.registerUndo(withTarget: self) { $0.strokes -= 1 }
    }
  }
}

private struct SettingRow {
  var title: String
  var action: () -> Void
  var isOn: (() -> Bool)?
}
@resultBuilder private enum RowsBuilder {
  static func buildExpression(_ row: SettingRow) -> [SettingRow] { [row] }
  static func buildBlock(_ rows: [SettingRow]...) -> [SettingRow] { rows.flatMap { $0 } }
  static func buildOptional(_ rows: [SettingRow]?) -> [SettingRow] { rows ?? [] }
  static func buildEither(first rows: [SettingRow]) -> [SettingRow] { rows }
  static func buildEither(second rows: [SettingRow]) -> [SettingRow] { rows }
}
private struct SettingSection {
  let rows: [SettingRow]
  init(@RowsBuilder _ rows: () -> [SettingRow]) { self.rows = rows() }
}
private final class PreferencesController: UIViewController {
  enum Style { case strong, weak, oneStrong }
  private let style: Style
  private var sections: [SettingSection] = []
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    sections = [
      SettingSection {
        if style == .strong {
          SettingRow(title: "a", action: { self.open() })
          SettingRow(title: "b", action: open)
        } else {
          SettingRow(title: "a", action: { [weak self] in self?.open() })
        }
        if style == .oneStrong {
          SettingRow(title: "c", action: {}, isOn: { self.isViewLoaded })
        }
      }
    ]
  }
  private func open() {}
}

private class ListController<Item>: UIViewController {
  var items: [Item] = []
  var configure: ((UITableViewCell, Item) -> Void)?
  var select: [(Item) -> Void] = []
}
private final class PeopleController: ListController<String> {
  private let strongly: Bool
  init(strongly: Bool) {
    self.strongly = strongly
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    items = ["a"]
    if strongly {
      configure = { self.fill($0, $1) }
      select.append { self.title = $0 }
    } else {
      configure = { [unowned self] in fill($0, $1) }
      select.append { [weak self] in self?.title = $0 }
    }
  }
  private func fill(_ cell: UITableViewCell, _ item: String) {}
}

private protocol ProfileViewing: AnyObject { func show(_ name: String) }
private protocol ProfilePresenting { func load() }
private struct ProfilePresenter: ProfilePresenting {
  let view: any ProfileViewing
  func load() { view.show("a") }
}
private struct WeakProfilePresenter: ProfilePresenting {
  weak var view: (any ProfileViewing)?
  func load() { view?.show("a") }
}
private final class ProfileController: UIViewController, ProfileViewing {
  var presenter: (any ProfilePresenting)?
  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.load()
  }
  func show(_ name: String) { title = name }
}

private final class Thumbnails {
  typealias Completion = (String) -> Void
  private let cache = NSCache<NSString, NSString>()
  private var waiting: [String: [Completion]] = [:]
  func load(_ name: String, _ completion: @escaping Completion) {
    if let found = cache.object(forKey: name as NSString) { return completion(found as String) }
    waiting[name, default: []].append(completion)
  }
  func finish(_ name: String) {
    cache.setObject(name as NSString, forKey: name as NSString)
    waiting.removeValue(forKey: name)?.forEach { $0(name) }
  }
}
private final class AlbumController: UIViewController {
  enum Style { case waits, loaded, weak }
  private let style: Style
  private let thumbnails = Thumbnails()
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    for name in ["a", "b"] {
      if style == .weak {
        thumbnails.load(name) { [weak self] in self?.title = $0 }
      } else {
        thumbnails.load(name) { self.title = $0 }
      }
    }
    if style == .loaded { ["a", "b"].forEach(thumbnails.finish) }
  }
}

/// Containers of services, trackers, machines and lists.
extension Shape {
  static let depots: [Shape] = [
    Shape(
      "cart whose shared model captures it", .abandoned, "static Depot.shared",
      cut: "onChange → closure capture of type CartController ← make this weak: frees all"
    ) { CartController(.container) },
    Shape("cart whose shared model captures it weakly", .none) { CartController(.containerWeak) },
    Shape("cart whose own model captures it weakly", .none) { CartController(.transient) },
    Shape(
      "cart whose own model captures it", .leaked, "totals",
      cut: "onChange → closure capture of type CartController ← make this weak: frees all"
    ) { CartController(.transientStrong) },
    Shape(
      "article whose event is never sent", .abandoned, "static Tracking.events",
      cut: "[0] → closure capture of type ArticleController ← make this weak: frees all"
    ) { ArticleController(.queued) },
    Shape("article whose event captures its name", .none) { ArticleController(.queuedName) },
    Shape("article whose event is sent", .none) { ArticleController(.flushed) },
    Shape("article among the recent ones", .abandoned, "static Tracking.recent") {
      ArticleController(.recent)
    },
    Shape("article among the recent ones weakly", .none) { ArticleController(.recentWeak) },
    Shape(
      "lock whose machine captures it twice", .leaked, "machine",
      cut:
        "guards[0] → closure capture of type LockController ← make both of these weak: frees all; "
        + "and StateMachine<Phase> entries[.open][0] → closure capture of type LockController"
    ) { LockController(.both) },
    Shape("lock whose machine captures it weakly", .none) { LockController(.weak) },
    Shape(
      "lock whose machine captures itself", .leaked, "guards",
      cut: "guards[0] → closure capture of type StateMachine<Phase> ← make this weak: frees it"
    ) { LockController(.one) },
    Shape("canvas that is the target of its undo", .none) { CanvasController(.target) },
    Shape("canvas whose undo captures it", .leaked, "undo") { CanvasController(.captures) },
    Shape("canvas that registers with the window's undo", .none) { CanvasController(.window) },
    Shape("preferences whose rows capture it", .leaked, "sections") {
      PreferencesController(.strong)
    },
    Shape("preferences whose rows capture it weakly", .none) { PreferencesController(.weak) },
    Shape("preferences of which one row captures it", .leaked, "isOn") {
      PreferencesController(.oneStrong)
    },
    Shape("people whose generic list captures it", .leaked, "configure") {
      PeopleController(strongly: true)
    },
    Shape("people whose generic list captures it weakly", .none) {
      PeopleController(strongly: false)
    },
    Shape(
      "profile whose presenter is a value", .leaked, "presenter"
    ) {
      let screen = ProfileController()
      screen.presenter = ProfilePresenter(view: screen)
      return screen
    },
    Shape("profile whose presenter is a value, weak", .none) {
      let screen = ProfileController()
      screen.presenter = WeakProfilePresenter(view: screen)
      return screen
    },
    Shape("album that waits for thumbnails", .leaked, "waiting") { AlbumController(.waits) },
    Shape("album whose thumbnails are loaded", .none) { AlbumController(.loaded) },
    Shape("album that waits for thumbnails weakly", .none) { AlbumController(.weak) },
  ]
}
