import Foundation
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An app that presents its tabs in a navigation controller, and whose network client is a router.
final class LandingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let client = RequestRouter<Int>()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let router = LandingRouter()
    let landing = LandingViewController()
    landing.router = router
    router.viewController = landing
    window = UIWindow(windowScene: scene)
    window?.rootViewController = landing
    window?.makeKeyAndVisible()
  }
}

final class RequestRouter<Endpoint> {
  var task: URLSessionTask?
}

final class LandingRouter {
  weak var viewController: UIViewController?

  func showTabs() {
    let tabs = MainTabs()
    tabs.viewControllers = [FeedViewController()]
    let stack = UINavigationController(rootViewController: tabs)
    stack.modalPresentationStyle = .overFullScreen
    viewController?.present(stack, animated: false)
  }
}

final class LandingViewController: UIViewController {
  var router: LandingRouter?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController == nil { router?.showTabs() }
  }
}

final class MainTabs: UITabBarController {}

final class FeedViewController: UIViewController {}
