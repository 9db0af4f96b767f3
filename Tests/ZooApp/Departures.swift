import UIKit

// MARK: Flows that end in ways their coordinators didn't think of

private final class ItemPage: UIViewController {
  var onClose: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Close") { [unowned self] in onClose?() }
  }
}
private final class ItemCoordinator {
  let id = UUID()
  private let navigation: UINavigationController
  private(set) weak var page: ItemPage?
  var onEnd: ((UUID) -> Void)?
  init(_ navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    let page = ItemPage()
    page.onClose = { [weak self] in
      self?.navigation.popViewController(animated: true)
      self?.end()
    }
    navigation.pushViewController(page, animated: true)
    self.page = page
  }
  func end() { onEnd?(id) }
}
/// The coordinator of a tab, which starts a child for each item.
private final class ItemsCoordinator: NSObject, UINavigationControllerDelegate {
  let navigation = UINavigationController()
  private var children: [UUID: ItemCoordinator] = [:]
  init(watches: Bool) {
    super.init()
    let list = UIViewController()
    list.tabBarItem = UITabBarItem(title: "Items", image: nil, tag: 0)
    Shape.button(list, "Item") { [unowned self] in open() }
    navigation.viewControllers = [list]
    if watches { navigation.delegate = self }
  }
  private func open() {
    let child = ItemCoordinator(navigation)
    child.onEnd = { [weak self] id in self?.children[id] = nil }
    children[child.id] = child
    child.start()
  }
  func endAll() { children.removeAll() }
  func navigationController(
    _ navigation: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    for child in children.values where child.page.map(navigation.viewControllers.contains) != true {
      child.end()
    }
  }
}
private final class ShopTabs: UITabBarController, UITabBarControllerDelegate {
  enum Style { case forgets, watches, endsWhenSelected }
  private let style: Style
  private let items: ItemsCoordinator
  init(_ style: Style) {
    self.style = style
    items = ItemsCoordinator(watches: style == .watches)
    super.init(nibName: nil, bundle: nil)
    let account = UIViewController()
    account.tabBarItem = UITabBarItem(title: "Account", image: nil, tag: 1)
    viewControllers = [items.navigation, account]
    delegate = self
  }
  required init?(coder: NSCoder) { nil }
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if style == .endsWhenSelected, viewController === selectedViewController { items.endAll() }
    return true
  }
}

/// A navigation controller that keeps the coordinator of its flow.
private final class FlowNavigationController: UINavigationController {
  var flow: AnyObject?
}
private final class SignUpCoordinator {
  private var navigation: FlowNavigationController?
  private weak var weakNavigation: FlowNavigationController?
  init(_ navigation: FlowNavigationController, strongly: Bool) {
    if strongly { self.navigation = navigation } else { weakNavigation = navigation }
    navigation.flow = self
    let page = ItemPage()
    page.onClose = { [weak self] in
      (self?.navigation ?? self?.weakNavigation)?.dismiss(animated: true)
    }
    navigation.viewControllers = [page]
  }
}

/// Tells its coordinator when it is over, if it notices.
private final class TermsPage: UIViewController {
  private let asksItsStack: Bool
  var onEnd: (() -> Void)?
  init(asksItsStack: Bool) {
    self.asksItsStack = asksItsStack
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let stack = asksItsStack ? navigationController : nil
    if isBeingDismissed || isMovingFromParent || stack?.isBeingDismissed == true { onEnd?() }
  }
}
private final class TermsCoordinator {
  let navigation: UINavigationController
  var onEnd: (() -> Void)?
  init(asksItsStack: Bool) {
    let page = TermsPage(asksItsStack: asksItsStack)
    navigation = UINavigationController(rootViewController: page)
    page.onEnd = { [weak self] in self?.onEnd?() }
  }
}
private final class TermsOwner: UIViewController {
  private let asksItsStack: Bool
  private var terms: TermsCoordinator?
  init(asksItsStack: Bool) {
    self.asksItsStack = asksItsStack
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Terms") { [unowned self] in
      let terms = TermsCoordinator(asksItsStack: asksItsStack)
      terms.onEnd = { [weak self] in self?.terms = nil }
      self.terms = terms
      present(terms.navigation, animated: true)
    }
  }
}

/// Finds the presenter of alerts for the whole app.
@MainActor private enum Presenter {
  static var window: UIWindow?
  static weak var weakWindow: UIWindow?
}

/// Reads the events of a service through a delegate of its own.
@MainActor private final class Scanner {
  static let shared = Scanner()
  weak var delegate: ScannerProxy?
}
@MainActor private final class ScannerProxy {
  private let continuation: AsyncStream<String>.Continuation
  init(_ continuation: AsyncStream<String>.Continuation) { self.continuation = continuation }
  func found(_ code: String) { continuation.yield(code) }
}
extension Scanner {
  fileprivate var codes: AsyncStream<String> {
    AsyncStream { continuation in
      let proxy = ScannerProxy(continuation)
      delegate = proxy
      continuation.onTermination = { _ in _ = proxy }
    }
  }
}
private final class ScanController: UIViewController {
  enum Style { case shared, sharedWeakly, sharedUntilItLeaves, own }
  private let style: Style
  private let scanner: Scanner
  private var task: Task<Void, Never>?
  init(_ style: Style) {
    self.style = style
    scanner = style == .own ? Scanner() : Scanner.shared
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let codes = scanner.codes
    if style == .sharedWeakly {
      task = Task { [weak self] in for await code in codes { self?.title = code } }
    } else {
      task = Task { for await code in codes { self.title = code } }
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if style == .sharedUntilItLeaves { task?.cancel() }
  }
  deinit { task?.cancel() }
}

/// Flows that a second tap on a tab, a dismissed stack or a disconnected scene ends.
extension Shape {
  private static func presenting(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, script: String, _ make: @escaping @MainActor () -> UIViewController
  ) -> Shape {
    .loaded(name, verdict, keeper, cut: cut, findings: findings, script: script) { screen in
      button(screen, "Present") { [unowned screen] in screen.present(make(), animated: true) }
    }
  }

  static let departures: [Shape] = [
    presenting(
      "tab's child that a second tap on the tab pops", .abandoned, "children",
      script: "open; tap Present; tap Item; tab Items"
    ) { ShopTabs(.forgets) },
    presenting(
      "tab's child that ends when its page isn't shown", .none,
      script: "open; tap Present; repeat 3 { tap Item; tab Items }"
    ) { ShopTabs(.watches) },
    presenting(
      "tab's child that ends at a second tap on the tab", .none,
      script: "open; tap Present; repeat 3 { tap Item; tab Items }"
    ) { ShopTabs(.endsWhenSelected) },
    presenting(
      "tab's child that closes", .none, script: "open; tap Present; tap Item; tap Close"
    ) { ShopTabs(.forgets) },
    presenting(
      "stack that keeps its flow, which keeps the stack", .leaked, "navigation",
      cut: "navigation ← make this weak: frees all", script: "open; tap Present; tap Close; back"
    ) {
      let navigation = FlowNavigationController()
      _ = SignUpCoordinator(navigation, strongly: true)
      return navigation
    },
    presenting(
      "stack that keeps its flow, which knows the stack", .none,
      script: "open; tap Present; tap Close; back"
    ) {
      let navigation = FlowNavigationController()
      _ = SignUpCoordinator(navigation, strongly: false)
      return navigation
    },
    Shape(
      "page that doesn't notice that its stack is dismissed", .abandoned, "terms",
      script: "open; tap Terms; swipe down"
    ) { TermsOwner(asksItsStack: false) },
    Shape(
      "page that notices that its stack is dismissed", .none, script: "open; tap Terms; swipe down"
    ) { TermsOwner(asksItsStack: true) },
    .loaded(
      "window in a static when its scene disconnects", .abandoned, "static Presenter.window",
      script: "open; scene disconnect"
    ) { Presenter.window = $0.view.window ?? delegate?.window },
    .loaded(
      "window known to a static when its scene disconnects", .none, script: "open; scene disconnect"
    ) { Presenter.weakWindow = $0.view.window ?? delegate?.window },
    Shape("codes of the app's scanner, read strongly", .pending) { ScanController(.shared) },
    Shape("codes of the app's scanner, read weakly", .none) { ScanController(.sharedWeakly) },
    Shape("codes of the app's scanner, cancelled", .none) { ScanController(.sharedUntilItLeaves) },
    Shape("codes of a scanner of its own", .leaked, "the task can't continue") {
      ScanController(.own)
    },
  ]
}
