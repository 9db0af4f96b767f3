import HeadlessUIKit
import ShellTestSupport

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// An app in the hand-written style, which knows nothing of camsh: a list of errands.
///
/// Its coordinators share one navigation controller, and its screens know them by closures alone.
final class ErrandsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var starter: ErrandsStarter?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    starter = ErrandsStarter(window)
    window?.makeKeyAndVisible()
  }
}

/// The same without scenes.
final class ErrandsAppDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
  private var starter: ErrandsStarter?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    starter = ErrandsStarter(window)
    window?.makeKeyAndVisible()
    return true
  }
}

/// References a coordinator, but isn't one by name or shape.
@MainActor final class ErrandsStarter {
  private let root: ErrandsCoordinator

  init(_ window: UIWindow?) {
    let navigation = UINavigationController()
    window?.rootViewController = navigation
    root = ErrandsCoordinator(navigation: navigation)
    root.start()
  }
}

@MainActor final class ErrandsCoordinator {
  private let navigation: UINavigationController
  var children: [AnyObject] = []

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let list = ErrandScreen("Errands")
    list.add("forget") { [weak self] in self?.startChild(isForgotten: true, leaks: false) }
    list.add("leak") { [weak self] in self?.startChild(isForgotten: false, leaks: true) }
    list.add("window") {
      UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    }
    list.add("close") { [weak list] in
      guard let session = list?.view.window?.windowScene?.session else { return }
      UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
    }
    list.add("good") { [weak self] in self?.startChild(isForgotten: false, leaks: false) }
    navigation.setViewControllers([list], animated: false)
  }

  private func startChild(isForgotten: Bool, leaks: Bool) {
    let child = ErrandPath(navigation: navigation)
    children.append(child)
    child.onEnd = { [weak self, weak child] in
      if !isForgotten { self?.children.removeAll { $0 === child } }
    }
    child.start(leaks: leaks)
  }
}

/// A coordinator by its shape: it retains the navigation controller.
@MainActor final class ErrandPath: NSObject {
  private let navigation: UINavigationController
  var onEnd: (() -> Void)?

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start(leaks: Bool) {
    let first = ErrandScreen("First")
    first.onLeave = leaks ? { self.onEnd?() } : { [weak self] in self?.onEnd?() }
    if leaks { first.keeper = self }
    first.add("next") { [weak navigation] in
      navigation?.pushViewController(ErrandScreen("Second"), animated: true)
    }
    if leaks { onLeak = { first.title = "" } }
    navigation.pushViewController(first, animated: true)
  }

  private var onLeak: (() -> Void)?
}

final class ErrandScreen: UIViewController {
  var onLeave: (() -> Void)?
  var keeper: AnyObject?

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  func add(_ title: String, _ action: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { onLeave?() }
  }
}
