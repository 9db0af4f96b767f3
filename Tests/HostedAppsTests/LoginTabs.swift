import ShellTestSupport
import UIKit

@testable import CoordinatorShellCore
@testable import ShellLanguage

// Tabs behind a login: one coordinator for each tab, the root replaced when the login ends, a tab
// that asks for the login first.

protocol ShopCoordinator: AnyObject {
  var navigationController: UINavigationController { get }
  func start()
}

class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var appCoordinator: ShopAppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    appCoordinator = ShopAppCoordinator(window: window)
    appCoordinator?.start()
  }
}

class ShopAppCoordinator: NSObject {
  private let window: UIWindow
  private var tabCoordinators: [ShopCoordinator] = []
  private var isLoggedIn = false

  init(window: UIWindow) {
    self.window = window
    super.init()
  }

  func start() {
    let tabBarController = UITabBarController()
    tabBarController.delegate = self
    let titles = ["Home", "Offers", "Search", "Basket", "Orders", "Account"]
    tabCoordinators = titles.enumerated().map { index, title in
      let coordinator: ShopCoordinator =
        title == "Account"
        ? AccountCoordinator(onLogOut: { [weak self] in self?.logOut() })
        : ShelfCoordinator(title: title)
      coordinator.navigationController.tabBarItem = UITabBarItem(
        title: title, image: UIImage(systemName: "\(index).circle"), tag: index)
      coordinator.start()
      return coordinator
    }
    tabBarController.viewControllers = tabCoordinators.map { $0.navigationController }
    setRoot(tabBarController)
  }

  private func setRoot(_ viewController: UIViewController) {
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    UIView.transition(
      with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
  }

  private func logOut() {
    isLoggedIn = false
    tabCoordinators.removeAll()
    start()
  }
}

extension ShopAppCoordinator: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard viewController.tabBarItem.title == "Basket", !isLoggedIn else { return true }
    let login = LoginViewController()
    login.onLogin = { [weak self, weak tabBarController] in
      self?.isLoggedIn = true
      tabBarController?.dismiss(animated: true) {
        tabBarController?.selectedViewController = viewController
      }
    }
    let navigationController = UINavigationController(rootViewController: login)
    navigationController.modalPresentationStyle = .fullScreen
    tabBarController.present(navigationController, animated: true)
    return false
  }
}

class ShelfCoordinator: ShopCoordinator {
  let navigationController = UINavigationController()
  private let title: String

  init(title: String) {
    self.title = title
  }

  func start() {
    let list = ProductListViewController(style: .insetGrouped)
    list.title = title
    list.didSelect = { [weak self] product in self?.show(product) }
    navigationController.navigationBar.prefersLargeTitles = true
    navigationController.pushViewController(list, animated: false)
  }

  private func show(_ product: String) {
    let detail = ProductViewController(product: product)
    detail.hidesBottomBarWhenPushed = true
    navigationController.pushViewController(detail, animated: true)
  }
}

class AccountCoordinator: ShopCoordinator {
  let navigationController = UINavigationController()
  private let onLogOut: () -> Void

  init(onLogOut: @escaping () -> Void) {
    self.onLogOut = onLogOut
  }

  func start() {
    let account = UIViewController()
    account.title = "Account"
    account.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Log out", primaryAction: UIAction { [weak self] _ in self?.confirm() })
    navigationController.viewControllers = [account]
  }

  private func confirm() {
    let alert = UIAlertController(
      title: "Log out?", message: "Your basket is kept.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel, handler: nil))
    alert.addAction(
      UIAlertAction(title: "Leave", style: .destructive) { [weak self] _ in self?.onLogOut() })
    navigationController.present(alert, animated: true, completion: nil)
  }
}

class ProductListViewController: UITableViewController {
  var didSelect: ((String) -> Void)?
  private let products = ["Tent", "Stove", "Lamp"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Product")
    tableView.rowHeight = UITableView.automaticDimension
    refreshControl = UIRefreshControl()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    products.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Product", for: indexPath)
    cell.textLabel?.text = products[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    didSelect?(products[indexPath.row])
  }
}

class ProductViewController: UIViewController {
  private let product: String

  init(product: String) {
    self.product = product
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = product
    view.backgroundColor = .systemBackground
    let share = UIBarButtonItem(
      systemItem: .action,
      primaryAction: UIAction(title: "Share") { [weak self] _ in self?.share() })
    navigationItem.rightBarButtonItem = share
  }

  private func share() {
    let activity = UIActivityViewController(activityItems: [product], applicationActivities: nil)
    activity.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(activity, animated: true)
  }
}

class LoginViewController: UIViewController, UITextFieldDelegate {
  var onLogin: (() -> Void)?
  private let password = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    password.delegate = self
    password.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(password)
    NSLayoutConstraint.activate([
      password.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      password.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    password.becomeFirstResponder()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    if textField.text?.isEmpty == false { onLogin?() }
    return true
  }
}
