import UIKit

/// Shows a button for every shape, which pushes a screen of it.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?
  var coordinator: ZooCoordinator?
  var last: UIViewController?
  var other: UIWindow?
  var coordinatorOfSplit: AnyObject?
  var door: AnyObject?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let navigation = UINavigationController()
    coordinator = ZooCoordinator(navigation)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class ZooCoordinator {
  private let navigation: UINavigationController
  /// Flows that shapes add.
  var flows: [UUID: AnyObject] = [:]
  var current: UIViewController?
  weak var latest: UIViewController?
  var finished: (() -> Void)?
  /// Shown again and again.
  let reused = UIViewController()
  let model = CachedViewModel()

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    let menu = MenuViewController()
    menu.push = { [unowned self] shape in
      self.navigation.pushViewController(shape.make(), animated: true)
    }
    navigation.viewControllers = [menu]
  }
}

final class MenuViewController: UIViewController {
  var push: ((Shape) -> Void)?
  var opened: [() -> Void] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menu"
    for shape in Shape.all {
      view.addSubview(
        UIButton(primaryAction: UIAction(title: shape.name) { [unowned self] _ in push?(shape) }))
    }
  }
}
