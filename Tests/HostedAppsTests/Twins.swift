import UIKit

// A screen with three buttons of one name, the last of which opens another screen.

class TwinsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let stack = UINavigationController()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = stack
    stack.viewControllers = [TwinsViewController()]
    window?.makeKeyAndVisible()
  }
}

final class TwinsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 1...3 {
      view.addSubview(
        UIButton(
          type: .system,
          primaryAction: UIAction(title: "Open") { [weak self] _ in
            guard number == 3 else { return }
            self?.navigationController?.pushViewController(HarborViewController(), animated: true)
          }))
    }
  }
}
