import UIKit

// A shop with tabs, view models, presenters and a login, whose mistakes can be planted one by one.

enum MarketMistake: String, CaseIterable {
  case none
  /// The router of a product owns the product's screen, which owns the router.
  case routerOwnsScreen
  /// A filter's view model stays in the search service.
  case filterInService
  /// The presenter of the orders stays a delegate of the order service.
  case presenterInService
  /// An alert's action captures the alert.
  case alertCapturesItself
  /// The tabs stay when the user logs out.
  case tabsStay
  /// A product's recommendations capture the screen that they are pushed on.
  case nextKeepsPrevious
  /// A row's closure captures the list.
  case rowKeepsList
  /// The review's coordinator isn't removed if the user cancels.
  case reviewStays
  /// The help takes a page off the screen, but not from its children.
  case helpStays
}

@MainActor enum MarketSetup {
  static var mistake = MarketMistake.none
  static func has(_ other: MarketMistake) -> Bool { mistake == other }
}

// MARK: Services

@MainActor final class MarketServices {
  let search = MarketSearch()
  let orders = MarketOrders()
}
@MainActor final class MarketSearch {
  private(set) var filters: [MarketFilterViewModel] = []
  func add(_ filter: MarketFilterViewModel) { filters.append(filter) }
  func remove(_ filter: MarketFilterViewModel) { filters.removeAll { $0 === filter } }
}
@MainActor protocol MarketOrdersDelegate: AnyObject { func ordersChanged(_ count: Int) }
@MainActor final class MarketOrders {
  private struct Entry {
    weak var weakly: (any MarketOrdersDelegate)?
    var strongly: (any MarketOrdersDelegate)?
  }
  private var delegates: [Entry] = []
  func add(_ delegate: any MarketOrdersDelegate) {
    delegates.removeAll { $0.weakly == nil && $0.strongly == nil }
    delegates.append(
      MarketSetup.has(.presenterInService)
        ? Entry(strongly: delegate) : Entry(weakly: delegate))
  }
}

// MARK: App

class MarketSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var app: MarketAppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    app = MarketAppCoordinator(window)
    app?.start()
    window.makeKeyAndVisible()
    self.window = window
  }
}

@MainActor class MarketCoordinator: NSObject {
  let services: MarketServices
  private(set) var children: [MarketCoordinator] = []
  init(_ services: MarketServices) { self.services = services }
  func add(_ child: MarketCoordinator) { children.append(child) }
  func remove(_ child: MarketCoordinator?) { children.removeAll { $0 === child } }
}

final class MarketAppCoordinator: MarketCoordinator {
  private let window: UIWindow
  private var formerTabs: [UITabBarController] = []
  init(_ window: UIWindow) {
    self.window = window
    super.init(MarketServices())
  }
  func start() {
    let login = MarketLoginViewController()
    login.onLogin = { [weak self] in self?.showTabs() }
    window.rootViewController = login
  }
  private func showTabs() {
    let shop = MarketShopCoordinator(services)
    let account = MarketAccountCoordinator(services)
    add(shop)
    add(account)
    let tabs = UITabBarController()
    tabs.viewControllers = [shop.navigation, account.navigation]
    if MarketSetup.has(.tabsStay) { formerTabs.append(tabs) }
    account.onLogout = { [weak self, weak shop, weak account] in
      self?.remove(shop)
      self?.remove(account)
      self?.start()
    }
    window.rootViewController = tabs
  }
}

final class MarketShopCoordinator: MarketCoordinator {
  let navigation = UINavigationController()
  override init(_ services: MarketServices) {
    super.init(services)
    let list = MarketListViewController()
    list.onSelect = { [weak self] in self?.showProduct() }
    list.onFilter = { [weak self] in self?.showFilter() }
    list.title = "Shop"
    navigation.viewControllers = [list]
    navigation.tabBarItem.title = "Shop"
  }
  private func showProduct(after previous: UIViewController? = nil) {
    let router = MarketProductRouter()
    let product = MarketProductViewController(router)
    router.screen = product
    if MarketSetup.has(.routerOwnsScreen) { router.owned = product }
    if previous == nil {
      product.onNext = { [weak self, weak product] in self?.showProduct(after: product) }
    } else if MarketSetup.has(.nextKeepsPrevious) {
      (previous as? MarketProductViewController)?.following = product
      product.onNext = { previous?.title = "seen" }
    }
    product.onReview = { [weak self, weak product] in
      if let product { self?.review(from: product) }
    }
    navigation.pushViewController(product, animated: true)
  }
  private func showFilter() {
    let model = MarketFilterViewModel()
    let filter = MarketFilterViewController(model)
    services.search.add(model)
    filter.onClose = { [weak self, weak model] in
      if let model, !MarketSetup.has(.filterInService) { self?.services.search.remove(model) }
    }
    navigation.present(filter, animated: true)
  }
  private func review(from screen: UIViewController) {
    guard screen.presentedViewController == nil else { return }
    let review = MarketReviewCoordinator(services)
    add(review)
    review.onEnd = { [weak self, weak review] in self?.remove(review) }
    review.start(on: screen)
  }
}

final class MarketReviewCoordinator: MarketCoordinator, UIAdaptivePresentationControllerDelegate {
  var onEnd: (() -> Void)?
  func start(on screen: UIViewController) {
    let review = MarketReviewViewController()
    review.onSend = { [weak self, weak review] in
      review?.dismiss(animated: true)
      self?.onEnd?()
    }
    review.onCancel = { [weak self, weak review] in
      review?.dismiss(animated: true)
      if !MarketSetup.has(.reviewStays) { self?.onEnd?() }
    }
    screen.present(review, animated: true)
    review.presentationController?.delegate = self
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onEnd?()
  }
}

final class MarketAccountCoordinator: MarketCoordinator {
  let navigation = UINavigationController()
  var onLogout: (() -> Void)?
  override init(_ services: MarketServices) {
    super.init(services)
    let account = MarketAccountViewController()
    account.onOrders = { [weak self] in self?.showOrders() }
    account.onHelp = { [weak self] in self?.showHelp() }
    account.onLogout = { [weak self] in self?.onLogout?() }
    account.title = "Account"
    navigation.viewControllers = [account]
    navigation.tabBarItem.title = "Account"
  }
  private func showOrders() {
    let presenter = MarketOrdersPresenter()
    let orders = MarketOrdersViewController(presenter)
    presenter.view = orders
    services.orders.add(presenter)
    navigation.pushViewController(orders, animated: true)
  }
  private func showHelp() {
    navigation.pushViewController(MarketHelpViewController(), animated: true)
  }
}

// MARK: Screens

class MarketScreen: UIViewController {
  func button(_ title: String, _ body: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in body() }))
  }
}

final class MarketLoginViewController: MarketScreen {
  var onLogin: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    button("log in") { [weak self] in self?.onLogin?() }
  }
}

final class MarketRow: UITableViewCell {
  var onFavorite: (() -> Void)?
}
final class MarketListViewController: UITableViewController {
  var onSelect: (() -> Void)?
  var onFilter: (() -> Void)?
  private var rows: [MarketRow] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "filter") { [weak self] _ in self?.onFilter?() })
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = MarketRow(style: .default, reuseIdentifier: nil)
    row.textLabel?.text = "product \(indexPath.row)"
    if MarketSetup.has(.rowKeepsList) {
      row.onFavorite = { self.title = "favorite" }
      rows.append(row)
    }
    return row
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?()
  }
}

@MainActor final class MarketProductRouter {
  weak var screen: UIViewController?
  var owned: UIViewController?
}
final class MarketProductViewController: MarketScreen {
  private let router: MarketProductRouter
  var following: UIViewController?
  var onNext: (() -> Void)?
  var onReview: (() -> Void)?
  init(_ router: MarketProductRouter) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Product"
    button("next") { [weak self] in self?.onNext?() }
    button("review") { [weak self] in self?.onReview?() }
    button("remove") { [weak self] in self?.confirm() }
  }
  private func confirm() {
    let alert = UIAlertController(title: "Remove?", message: nil, preferredStyle: .alert)
    alert.addTextField { _ in }
    alert.addAction(
      MarketSetup.has(.alertCapturesItself)
        ? UIAlertAction(title: "yes", style: .default) { _ in _ = alert.textFields?.first?.text }
        : UIAlertAction(title: "yes", style: .default) { [weak alert] _ in
          _ = alert?.textFields?.first?.text
        })
    alert.addAction(UIAlertAction(title: "no", style: .cancel))
    present(alert, animated: true)
  }
}

@MainActor final class MarketFilterViewModel {
  var changed: ((String) -> Void)?
}
final class MarketFilterViewController: MarketScreen {
  private let viewModel: MarketFilterViewModel
  var onClose: (() -> Void)?
  init(_ viewModel: MarketFilterViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.changed = { [weak self] in self?.title = $0 }
    button("apply") { [weak self] in self?.dismiss(animated: true) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { onClose?() }
  }
}

final class MarketReviewViewController: MarketScreen {
  var onSend: (() -> Void)?
  var onCancel: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    button("send") { [weak self] in self?.onSend?() }
    button("cancel") { [weak self] in self?.onCancel?() }
  }
}

final class MarketAccountViewController: MarketScreen {
  var onOrders: (() -> Void)?
  var onHelp: (() -> Void)?
  var onLogout: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    button("orders") { [weak self] in self?.onOrders?() }
    button("help") { [weak self] in self?.onHelp?() }
    button("log out") { [weak self] in self?.onLogout?() }
  }
}

@MainActor final class MarketOrdersPresenter: MarketOrdersDelegate {
  weak var view: MarketOrdersViewController?
  func ordersChanged(_ count: Int) { view?.title = "\(count) orders" }
}
final class MarketOrdersViewController: UIViewController {
  private let presenter: MarketOrdersPresenter
  init(_ presenter: MarketOrdersPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

/// Shows one page at a time as a child.
final class MarketHelpViewController: MarketScreen {
  private var page: UIViewController?
  private var number = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    show()
    button("more") { [weak self] in self?.show() }
  }
  private func show() {
    if let page {
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      if !MarketSetup.has(.helpStays) { page.removeFromParent() }
    }
    number = (number + 1) % 2
    let next = MarketHelpPageViewController()
    next.title = "Help \(number)"
    addChild(next)
    view.insertSubview(next.view, at: 0)
    next.didMove(toParent: self)
    page = next
  }
}
final class MarketHelpPageViewController: UIViewController {}
