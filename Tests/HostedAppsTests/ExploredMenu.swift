import UIKit

/// An app whose first screen is a menu of different screens, of which one retains itself.
class MenuSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: MenuViewController())
    window?.makeKeyAndVisible()
  }
}

class MenuViewController: UITableViewController {
  private let pages: [() -> UIViewController] = [
    { UIViewController() }, { UITableViewController() }, { UIViewController() },
    { UITabBarController() }, { StickyViewController() }, { UIViewController() },
    { UISplitViewController() },
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menu"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    pages.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Page \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(pages[indexPath.row](), animated: true)
  }
}

class StickyViewController: UIViewController {
  private var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onClose = { self.title = "closed" }
  }
}
