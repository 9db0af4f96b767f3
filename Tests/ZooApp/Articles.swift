import UIKit

// MARK: Alerts and lists

private final class RenameController: UIViewController {
  func ask(weak isWeak: Bool) {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) { [weak self] _ in
      self?.title = "saved"
    }
    alert.addTextField { field in
      if isWeak {
        self.observe(field) { [weak alert, weak save] in
          save?.isEnabled = alert?.textFields?.first?.text?.isEmpty == false
        }
      } else {
        self.observe(field) { save.isEnabled = alert.textFields?.first?.text?.isEmpty == false }
      }
    }
    alert.addAction(save)
    present(alert, animated: true)
  }
  private func observe(_ field: UITextField, _ body: @escaping @MainActor () -> Void) {
    NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: .main
    ) { _ in MainActor.assumeIsolated(body) }
  }
}
private final class TodoCell: UICollectionViewListCell {
  var onToggle: (() -> Void)?
  override func prepareForReuse() {
    super.prepareForReuse()
    onToggle = nil
  }
}
private final class TodoListController: UIViewController {
  private var collectionView: UICollectionView?
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?
  private let isWeak: Bool
  init(weak isWeak: Bool) {
    self.isWeak = isWeak
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { [weak self] _, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.trailingSwipeActionsConfigurationProvider = { _ in self?.swipe() }
      return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    }
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(collectionView)
    let registration: UICollectionView.CellRegistration<TodoCell, String>
    if isWeak {
      registration = .init { [weak self] cell, _, item in cell.onToggle = { self?.toggle(item) } }
    } else {
      // The outer closure captures what the inner one captures weakly.
      registration = .init { cell, _, item in
        cell.onToggle = { [weak self] in self?.toggle(item) }
      }
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView)
    { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    dataSource.apply(snapshot)
    self.collectionView = collectionView
    self.dataSource = dataSource
  }
  func toggle(_ item: String) { title = item }
  func swipe() -> UISwipeActionsConfiguration? { nil }
}
private final class RowModel {
  var onTap: (() -> Void)?
  let id: Int
  init(_ id: Int) { self.id = id }
  func tapped() {}
}
private final class RowsController: UIViewController {
  var rows: [RowModel] = []
}

// MARK: Containers

private final class SheetOpener: UIViewController {
  var opened: ((UIViewController) -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Open") { [unowned self] in opened?(self) }
  }
}
private final class SidebarController: UIViewController {
  var select: (@MainActor (Int) -> Void)?
}
private final class MailSplit: UISplitViewController {
  var isWeak = false
  let sidebar = SidebarController()
  override func viewDidLoad() {
    super.viewDidLoad()
    sidebar.select = isWeak ? { [weak self] in self?.pick($0) } : { self.pick($0) }
    setViewController(sidebar, for: .primary)
    setViewController(UIViewController(), for: .secondary)
  }
  func pick(_ index: Int) { show(.secondary) }
}
private final class TabsDelegate: NSObject, UITabBarControllerDelegate {
  let shouldSelect: (UIViewController) -> Bool
  init(_ shouldSelect: @escaping (UIViewController) -> Bool) { self.shouldSelect = shouldSelect }
  func tabBarController(_ tabs: UITabBarController, shouldSelect screen: UIViewController) -> Bool {
    shouldSelect(screen)
  }
}
private final class HomeTabs: UITabBarController {
  var tabsDelegate: TabsDelegate? {
    didSet { delegate = tabsDelegate }
  }
}

// MARK: Flows

private class FlowBase: NSObject {
  var childFlows: [FlowBase] = []
  weak var parentFlow: FlowBase?
  let navigationController: UINavigationController
  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }
  func begin() {}
  func add(_ flow: FlowBase) {
    childFlows.append(flow)
    flow.parentFlow = self
  }
  func remove(_ flow: FlowBase?) { childFlows.removeAll { $0 === flow } }
}
private final class LoginFlow: FlowBase {
  var loginViewController: LoginViewController?
  let strongCompletion: Bool
  var onFinish: (() -> Void)?
  init(_ navigationController: UINavigationController, strong: Bool) {
    strongCompletion = strong
    super.init(navigationController)
  }
  override func begin() {
    let screen = LoginViewController { [unowned self] _ in onFinish?() }
    if strongCompletion { screen.completion = { _ in self.onFinish?() } }
    loginViewController = screen
    navigationController.pushViewController(screen, animated: true)
  }
}
private final class LoginViewController: UIViewController {
  var completion: (Bool) -> Void
  init(completion: @escaping (Bool) -> Void) {
    self.completion = completion
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Log in") { [unowned self] in completion(true) }
  }
}
private final class LoginHost: UIViewController {
  var flow: FlowBase?
  let strong: Bool
  init(strong: Bool) {
    self.strong = strong
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Start") { [unowned self] in
      guard let navigationController else { return }
      let login = LoginFlow(navigationController, strong: strong)
      flow = login
      login.onFinish = { [weak self] in
        self?.navigationController?.popViewController(animated: true)
        self?.flow = nil
      }
      login.begin()
    }
  }
}
private indirect enum NavigationNode {
  case screen(UIViewController)
  case stack([NavigationNode])
  case modal(over: NavigationNode, NavigationNode)
}
@MainActor private final class StateRouter {
  static let shared = StateRouter()
  var tree = NavigationNode.stack([])
  func push(_ screen: UIViewController) {
    tree = .modal(over: tree, .stack([.screen(screen)]))
  }
  func reset() { tree = .stack([]) }
}

// MARK: Services

@MainActor private final class ScreenTracker {
  static let shared = ScreenTracker()
  private var stack: [UIViewController] = []
  private(set) var previous: UIViewController?
  func appeared(_ screen: UIViewController) { stack.append(screen) }
  func disappeared(_ screen: UIViewController) {
    guard let index = stack.lastIndex(of: screen) else { return }
    stack.remove(at: index)
  }
  func left(_ screen: UIViewController) { previous = screen }
}
private final class TrackedController: UIViewController {
  var mode = 0
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ScreenTracker.shared.appeared(self)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if mode == 1 { ScreenTracker.shared.appeared(self) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ScreenTracker.shared.disappeared(self)
    if mode == 2 { ScreenTracker.shared.left(self) }
  }
}
@MainActor private final class APIQueue {
  static let shared = APIQueue()
  enum Failure: Error { case offline }
  private var waiting: [Int: (Result<String, Failure>) -> Void] = [:]
  private var last = 0
  func send(fails: Bool, clears: Bool, _ handler: @escaping (Result<String, Failure>) -> Void) {
    last += 1
    let id = last
    waiting[id] = handler
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [self] in
      if fails, !clears {
        waiting[id]?(.failure(.offline))
      } else {
        waiting.removeValue(forKey: id)?(fails ? .failure(.offline) : .success("ok"))
      }
    }
  }
}

/// Mistakes of articles and code reviews, in small features.
extension Shape {
  private static func made<T: UIViewController>(_ screen: T, _ body: (T) -> Void)
    -> UIViewController
  {
    body(screen)
    return screen
  }
  private static let capture = "closure capture of type"

  private static func rename(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", weak: Bool = false
  ) -> Shape {
    Shape(name, verdict, keeper, script: "open; tap Ask; tap Save; back") {
      let screen = RenameController()
      button(screen, "Ask") { [unowned screen] in screen.ask(weak: weak) }
      return screen
    }
  }

  private static func tabs(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ make: @escaping @MainActor (HomeTabs) -> TabsDelegate
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, script: "open; tap Open; dismiss; back") {
      let screen = SheetOpener()
      screen.opened = { opener in
        let tabs = HomeTabs()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.tabsDelegate = make(tabs)
        opener.present(tabs, animated: true)
      }
      return screen
    }
  }

  static let articles: [Shape] = [
    rename("alert whose field is observed", .abandoned, "NotificationCenter.default"),
    rename("alert whose field is observed weakly", .none, weak: true),
    Shape(
      "list whose cells capture it weakly within a strong closure", .leaked, "cellProvider",
      cut:
        "cellProvider → \(capture) CellRegistration<TodoCell, String>.handler → \(capture) TodoListController ← make this weak: frees all"
    ) { TodoListController(weak: false) },
    Shape("list whose cells capture it weakly", .none) { TodoListController(weak: true) },
    Shape("rows that capture themselves", .leaked, "onTap", findings: 1) {
      made(RowsController()) { screen in
        screen.rows = (0..<20).map { RowModel($0) }
        for row in screen.rows { row.onTap = { row.tapped() } }
      }
    },
    Shape("rows that capture the next one", .leaked, "onTap", findings: 1) {
      made(RowsController()) { screen in
        screen.rows = (0..<4).map { RowModel($0) }
        for (row, next) in zip(screen.rows, screen.rows.dropFirst() + screen.rows.prefix(1)) {
          row.onTap = { next.tapped() }
        }
      }
    },
    Shape(
      "split view whose sidebar captures it", .leaked, "select",
      cut: "select → closure capture of type MailSplit ← make this weak: frees all",
      script: "open; tap Open; dismiss; back"
    ) {
      let screen = SheetOpener()
      screen.opened = { $0.present(MailSplit(style: .doubleColumn), animated: true) }
      return screen
    },
    Shape(
      "split view whose sidebar knows it weakly", .none,
      script: "open; tap Open; dismiss; back"
    ) {
      let screen = SheetOpener()
      screen.opened = {
        let split = MailSplit(style: .doubleColumn)
        split.isWeak = true
        $0.present(split, animated: true)
      }
      return screen
    },
    tabs(
      "tabs that their delegate captures", .leaked, "shouldSelect",
      cut: "shouldSelect → \(capture) HomeTabs ← make this weak: frees all"
    ) { tabs in TabsDelegate { _ in tabs.selectedIndex == 0 } },
    tabs("tabs that their delegate knows", .none) { tabs in
      TabsDelegate { [weak tabs] _ in tabs?.selectedIndex == 0 }
    },
    Shape(
      "login whose completion captures its flow", .leaked, "completion",
      cut: "completion → closure capture of type LoginFlow ← make this weak: frees all",
      script: "open; tap Start; tap \"Log in\"; back"
    ) { LoginHost(strong: true) },
    Shape(
      "login whose completion knows its flow", .none,
      script: "open; tap Start; tap \"Log in\"; back"
    ) { LoginHost(strong: false) },
    Shape(
      "login left with back, flow kept by its host", .abandoned, "flow",
      script: "open; tap Start; back"
    ) { LoginHost(strong: false) },
    Shape("tree of the navigation state", .abandoned, "static StateRouter.shared") {
      made(UIViewController()) { StateRouter.shared.push($0) }
    },
    Shape(
      "tracker of screens that counts twice", .abandoned, "static ScreenTracker.shared",
      cut: "stack[0] ← remove this: frees all"
    ) { made(TrackedController()) { $0.mode = 1 } },
    Shape("tracker of screens", .none) { TrackedController() },
    Shape(
      "tracker of the previous screen", .abandoned, "previous",
      cut: "previous ← make this weak: frees all"
    ) { made(TrackedController()) { $0.mode = 2 } },
    screen("request that succeeds", .none) { screen in
      APIQueue.shared.send(fails: false, clears: false) { _ in screen.act() }
    },
    screen("request that fails and stays", .abandoned, "static APIQueue.shared") { screen in
      APIQueue.shared.send(fails: true, clears: false) { _ in screen.act() }
    },
    screen("request that fails and is cleared", .none) { screen in
      APIQueue.shared.send(fails: true, clears: true) { _ in screen.act() }
    },
  ]
}
