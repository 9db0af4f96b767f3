import UIKit

// MARK: Controllers

private class BaseViewModel {
  var onState: ((String) -> Void)?
  var onError: ((any Error) -> Void)?
  func reload() { onState?("loaded") }
}
private final class AccountViewModel: BaseViewModel {
  var onLogout: (() -> Void)?
}
/// The root of an app's controllers: it owns a view model, and binds it in one place.
private class BaseController<Model: BaseViewModel>: UIViewController {
  let viewModel: Model
  var onFinish: (() -> Void)?
  private(set) lazy var content: UIStackView = makeContent()
  init(_ viewModel: Model) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    bind()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent || isBeingDismissed { onFinish?() }
  }
  func bind() {}
  func makeContent() -> UIStackView { UIStackView() }
  func render(_ state: String) { title = state }
  func show(_ error: any Error) {}
  func bind<Value>(
    _ path: ReferenceWritableKeyPath<Model, ((Value) -> Void)?>,
    to body: @escaping (BaseController) -> (Value) -> Void, weakly: Bool = false
  ) {
    if weakly {
      viewModel[keyPath: path] = { [weak self] in
        guard let self else { return }
        body(self)($0)
      }
    } else {
      viewModel[keyPath: path] = { body(self)($0) }
    }
  }
}
private final class MethodController: BaseController<AccountViewModel> {
  override func bind() { viewModel.onState = render }
}
private final class WeakController: BaseController<AccountViewModel> {
  override func bind() {
    viewModel.onState = { [weak self] in self?.render($0) }
    viewModel.onError = { [weak self] in self?.show($0) }
  }
}
private final class KeyPathController: BaseController<AccountViewModel> {
  override func bind() { bind(\.onState, to: { $0.render }) }
}
private final class WeakKeyPathController: BaseController<AccountViewModel> {
  override func bind() {
    bind(\.onState, to: { $0.render }, weakly: true)
    bind(\.onError, to: { $0.show }, weakly: true)
  }
}
private final class ContentController: BaseController<AccountViewModel> {
  override func makeContent() -> UIStackView {
    let button = UIButton(primaryAction: UIAction(title: "Log out") { _ in self.onFinish?() })
    return UIStackView(arrangedSubviews: [button])
  }
}
private final class LogoutController: BaseController<AccountViewModel> {
  override func bind() {
    viewModel.onState = { [weak self] in self?.render($0) }
    viewModel.onLogout = { [self] in render("out") }
  }
}

// MARK: Protocol extensions

private protocol Refreshing: AnyObject {
  var puller: Puller { get }
  func refresh()
}
private final class Puller {
  var onPull: (() -> Void)?
}
extension Refreshing {
  fileprivate func enableRefreshing() { puller.onPull = { self.refresh() } }
  fileprivate func enableRefreshingWeakly() { puller.onPull = { [weak self] in self?.refresh() } }
  fileprivate func enableRefreshingUnowned() {
    puller.onPull = { [unowned self] in refresh() }
  }
}
private final class FeedController: UIViewController, Refreshing {
  let puller = Puller()
  func refresh() {}
}
private protocol Loadable: AnyObject {
  associatedtype Item
  var loader: PageLoader<Item> { get }
  func append(_ items: [Item])
}
private final class PageLoader<Item> {
  var pages: [Int: ([Item]) -> Void] = [:]
  var done: (([Item]) -> Void)?
}
extension Loadable {
  fileprivate func loadAll() {
    loader.done = append
    loader.pages[0] = { [weak self] in self?.append($0) }
  }
}
private final class HistoryController: UIViewController, Loadable {
  let loader = PageLoader<String>()
  func append(_ items: [String]) {}
}

// MARK: Tables

private struct TableRow {
  let title: String
  var select: (() -> Void)?
}
private struct TableSection {
  let header: String
  let rows: [TableRow]
}
private class SectionedController: UITableViewController {
  var sections: [TableSection] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    sections = makeSections()
  }
  func makeSections() -> [TableSection] { [] }
  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row].title
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sections[indexPath.section].rows[indexPath.row].select?()
  }
}
private final class SettingsController: SectionedController {
  override func makeSections() -> [TableSection] {
    [
      TableSection(header: "Account", rows: [TableRow(title: "Name")]),
      TableSection(
        header: "App",
        rows: [
          TableRow(title: "Version"), TableRow(title: "Sign out") { self.signOut() },
        ]),
    ]
  }
  func signOut() { title = "Out" }
}
private final class WeakSettingsController: SectionedController {
  override func makeSections() -> [TableSection] {
    [
      TableSection(
        header: "App",
        rows: [TableRow(title: "Sign out row") { [weak self] in self?.signOut() }])
    ]
  }
  func signOut() { title = "Out" }
}

// MARK: Coordinators

/// The root of an app's coordinators, with children that end with a result.
private class BaseFlow<Outcome>: NSObject {
  private(set) var children: [UUID: AnyObject] = [:]
  let id = UUID()
  var finish: ((Outcome) -> Void)?
  func start() -> UIViewController { UIViewController() }
  func run<Other>(_ child: BaseFlow<Other>, then done: @escaping (Other) -> Void)
    -> UIViewController
  {
    children[child.id] = child
    child.finish = { [weak self, id = child.id] in
      self?.children[id] = nil
      done($0)
    }
    return child.start()
  }
  func runStrongly<Other>(_ child: BaseFlow<Other>) -> UIViewController {
    children[child.id] = child
    child.finish = { [self] _ in children[child.id] = nil }
    return child.start()
  }
}
private enum ShopOutcome { case bought(Int), cancelled }
private final class ShopFlow: BaseFlow<ShopOutcome> {
  override func start() -> UIViewController {
    let controller = WeakController(AccountViewModel())
    controller.onFinish = { [weak self] in self?.finish?(.cancelled) }
    return controller
  }
}
/// A flow whose screen never tells it that the user went back.
private final class DeafShopFlow: BaseFlow<ShopOutcome> {
  weak var controller: UIViewController?
  override func start() -> UIViewController {
    let controller = WeakController(AccountViewModel())
    controller.viewModel.onLogout = { self.finish?(.bought(1)) }
    self.controller = controller
    return controller
  }
}
private final class KeepingShopFlow: BaseFlow<ShopOutcome> {
  private var controller: UIViewController?
  override func start() -> UIViewController {
    let controller = WeakController(AccountViewModel())
    controller.onFinish = { self.finish?(.cancelled) }
    self.controller = controller
    return controller
  }
}
private final class RootFlow: BaseFlow<Void> {
  override func start() -> UIViewController { run(ShopFlow()) { _ in } }
}

/// Base classes of controllers and coordinators, and the defaults of protocols.
extension Shape {
  private static func keep(_ flow: AnyObject) { delegate?.coordinator?.flows[UUID()] = flow }

  static let bases: [Shape] = [
    Shape(
      "base controller's method as a closure", .leaked, "onState",
      cut: "onState → closure capture of type MethodController ← make this weak: frees all"
    ) { MethodController(AccountViewModel()) },
    Shape("base controller's closures, weak", .none) { WeakController(AccountViewModel()) },
    Shape(
      "base controller's binding by key path", .leaked, "onState",
      cut:
        "onState → closure capture of type KeyPathController ← make this weak: frees all"
    ) { KeyPathController(AccountViewModel()) },
    Shape("base controller's binding by key path, weak", .none) {
      WeakKeyPathController(AccountViewModel())
    },
    Shape(
      "base controller's lazy content", .leaked, "UIAction",
      cut: "handler → closure capture of type ContentController ← make this weak: frees all"
    ) { ContentController(AccountViewModel()) },
    Shape(
      "one strong closure among weak ones", .leaked, "onLogout",
      cut: "onLogout → closure capture of type LogoutController ← make this weak: frees all"
    ) { LogoutController(AccountViewModel()) },
    Shape(
      "default of a protocol captures self", .leaked, "onPull",
      cut: "onPull → closure capture of type FeedController ← make this weak: frees all"
    ) {
      let feed = FeedController()
      feed.enableRefreshing()
      return feed
    },
    Shape("default of a protocol, weak", .none) {
      let feed = FeedController()
      feed.enableRefreshingWeakly()
      return feed
    },
    Shape("default of a protocol, unowned", .none) {
      let feed = FeedController()
      feed.enableRefreshingUnowned()
      return feed
    },
    Shape(
      "method of a protocol with an associated type", .leaked, "done",
      cut: "done → closure capture of type HistoryController ← make this weak: frees all"
    ) {
      let history = HistoryController()
      history.loadAll()
      return history
    },
    Shape(
      "row's selection in a section", .leaked, "sections",
      cut:
        "sections[1].rows[1].select → closure capture of type SettingsController ← make this weak: frees all"
    ) { SettingsController() },
    Shape("row's selection in a section, weak", .none) { WeakSettingsController() },
    Shape("generic flow whose child ends when the user goes back", .none) {
      let root = RootFlow()
      keep(root)
      return root.start()
    },
    Shape(
      "generic flow whose child never ends", .abandoned, "children",
      cut: "children[_] ← remove this: frees it"
    ) {
      let root = RootFlow()
      keep(root)
      let shop = DeafShopFlow()
      let controller = root.run(shop) { _ in }
      (controller as? WeakController)?.viewModel.onLogout = { withExtendedLifetime(shop) {} }
      shop.controller = controller
      return controller
    },
    Shape(
      "generic flow that captures itself in its screen", .leaked, "onFinish",
      cut: "onFinish → closure capture of type KeepingShopFlow ← make this weak: frees all"
    ) { KeepingShopFlow().start() },
    Shape(
      "generic flow whose child's end captures both", .leaked, "finish",
      cut:
        "finish → closure capture of type KeepingShopFlow ← make both of these weak: frees all; and WeakController#1 onFinish → closure capture of type KeepingShopFlow"
    ) {
      RootFlow().runStrongly(KeepingShopFlow())
    },
  ]
}
