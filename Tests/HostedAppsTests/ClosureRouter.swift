import ShellTestSupport
import UIKit

@testable import CoordinatorShellCore
@testable import ShellLanguage

// A router that keeps a closure for each screen and runs it after any kind of pop; it notifies
// every coordinator of its end.

protocol Drawable {
  var viewController: UIViewController? { get }
}

extension UIViewController: Drawable {
  var viewController: UIViewController? { return self }
}

typealias NavigationBackClosure = () -> ()

protocol RouterProtocol: AnyObject {
  func push(_ drawable: Drawable, isAnimated: Bool, onNavigateBack: NavigationBackClosure?)
  func pop(_ isAnimated: Bool)
}

class Router: NSObject, RouterProtocol {
  let navigationController: UINavigationController
  private var closures: [String: NavigationBackClosure] = [:]
  private var onBack: [UIViewController: NavigationBackClosure] = [:]

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    self.navigationController.delegate = self
  }

  func push(_ drawable: Drawable, isAnimated: Bool, onNavigateBack closure: NavigationBackClosure?)
  {
    guard let viewController = drawable.viewController else { return }
    if let closure = closure {
      closures.updateValue(closure, forKey: viewController.description)
      onBack[viewController] = closure
    }
    navigationController.pushViewController(viewController, animated: isAnimated)
  }

  func pop(_ isAnimated: Bool) {
    navigationController.popViewController(animated: isAnimated)
  }

  fileprivate func executeClosure(_ viewController: UIViewController) {
    onBack.removeValue(forKey: viewController)
    guard let closure = closures.removeValue(forKey: viewController.description) else { return }
    closure()
  }
}

extension Router: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let previousController = navigationController.transitionCoordinator?
        .viewController(forKey: .from),
      !navigationController.viewControllers.contains(previousController)
    else { return }
    executeClosure(previousController)
  }
}

class RoutedCoordinator: NSObject {
  private(set) var childCoordinators: [RoutedCoordinator] = []
  let router: RouterProtocol

  init(router: RouterProtocol) {
    self.router = router
  }

  func start() {}

  func store(_ coordinator: RoutedCoordinator) {
    childCoordinators.append(coordinator)
  }

  func free(_ coordinator: RoutedCoordinator?) {
    childCoordinators = childCoordinators.filter { $0 !== coordinator }
  }
}

class RecipesCoordinator: RoutedCoordinator {
  override func start() {
    let list = ButtonsViewController(["soup", "cake", "forgotten"])
    list.title = "Recipes"
    list.onTap = { [weak self] in self?.show($0) }
    router.push(list, isAnimated: false, onNavigateBack: nil)
  }

  private func show(_ recipe: String) {
    let child = RecipeCoordinator(recipe, router: router)
    store(child)
    child.isOver = { [weak self, weak child] in
      if recipe != "forgotten" { self?.free(child) }
    }
    child.start()
  }
}

class RecipeCoordinator: RoutedCoordinator {
  private let recipe: String
  var isOver: (() -> Void)?

  init(_ recipe: String, router: RouterProtocol) {
    self.recipe = recipe
    super.init(router: router)
  }

  override func start() {
    let screen = ButtonsViewController(["Done"])
    screen.title = recipe
    screen.onTap = { [unowned self] _ in router.pop(true) }
    router.push(screen, isAnimated: true, onNavigateBack: isOver)
  }
}

class ButtonsViewController: UIViewController {
  private let titles: [String]
  var onTap: ((String) -> Void)?

  init(_ titles: [String]) {
    self.titles = titles
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for title in titles {
      let button = UIButton(type: .custom)
      button.setTitle(title, for: [])
      button.setTitleColor(.systemBlue, for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
      button.addAction(
        UIAction { [weak self] _ in self?.onTap?(title) }, for: .primaryActionTriggered)
      view.addSubview(button)
    }
  }
}

class RouterSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: RecipesCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let router = Router(navigationController: UINavigationController())
    coordinator = RecipesCoordinator(router: router)
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = router.navigationController
    window?.makeKeyAndVisible()
    coordinator?.start()
  }
}
