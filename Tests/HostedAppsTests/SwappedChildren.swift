import UIKit

// A root that swaps its children and has a bar of its own below them: the login screen, then a stack.

class SwappingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = RootViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

class RootViewController: UIViewController {
  private let content = UIView()
  private var current: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    view.addSubview(UIButton(primaryAction: UIAction(title: "Play") { _ in }))
    let logIn = LogInViewController()
    logIn.onLogIn = { [unowned self] in show(UINavigationController(rootViewController: shelf())) }
    show(logIn)
  }

  private func shelf() -> UIViewController {
    let shelf = ShelfViewController()
    shelf.onLogOut = { [unowned self] in show(LogInViewController()) }
    return shelf
  }

  private func show(_ next: UIViewController) {
    let last = current
    last?.willMove(toParent: nil)
    addChild(next)
    content.addSubview(next.view)
    next.didMove(toParent: self)
    last?.view.removeFromSuperview()
    last?.removeFromParent()
    current = next
  }
}

class LogInViewController: UIViewController {
  var onLogIn: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log in"
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "Enter") { [unowned self] _ in onLogIn?() }))
  }
}

class ShelfViewController: UIViewController {
  var onLogOut: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelf"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Log out", primaryAction: UIAction { [unowned self] _ in onLogOut?() })
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Book") { [unowned self] _ in
          navigationController?.pushViewController(BookViewController(), animated: true)
        }))
  }
}

/// A screen with a part that is a view controller of its own.
class BookViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Book"
    let cover = CoverViewController()
    addChild(cover)
    view.addSubview(cover.view)
    cover.didMove(toParent: self)
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Read") { [unowned self] _ in
          navigationController?.pushViewController(ReaderViewController(), animated: true)
        }))
  }
}

class CoverViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Rate") { [unowned self] _ in
          present(RatingContainer(), animated: true)
        }))
  }
}

/// A presented container of tabs.
class RatingContainer: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tabs = UITabBarController()
    let (stars, words) = (StarsViewController(), UIViewController())
    stars.title = "Stars"
    words.title = "Words"
    tabs.viewControllers = [stars, words]
    addChild(tabs)
    view.addSubview(tabs.view)
    tabs.didMove(toParent: self)
  }
}

class StarsViewController: UIViewController {}

/// A screen whose pages are turned by the user.
class ReaderViewController: UIViewController, UIPageViewControllerDataSource {
  private let pages = [LeafViewController(1), LeafViewController(2)]

  override func viewDidLoad() {
    super.viewDidLoad()
    let pager = UIPageViewController(transitionStyle: .scroll)
    pager.dataSource = self
    pager.setViewControllers([pages[0]], direction: .forward, animated: false)
    addChild(pager)
    view.addSubview(pager.view)
    pager.didMove(toParent: self)
  }

  func pageViewController(
    _ pager: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { page === pages[0] ? nil : pages[0] }

  func pageViewController(
    _ pager: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { page === pages[1] ? nil : pages[1] }
}

class LeafViewController: UIViewController {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "page \(number)"
    view.addSubview(label)
  }
}
