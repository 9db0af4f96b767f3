import UIKit

// An app in which a shake presents a debug menu, which retains itself.

private final class ShopViewController: UIViewController {
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake, presentedViewController == nil else { return }
    present(DebugMenuViewController(), animated: true)
  }
}

private final class DebugMenuViewController: UIViewController {
  private var onChange: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    onChange = { self.view.setNeedsLayout() }
  }
}

final class DebugMenuSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: ShopViewController())
    window?.makeKeyAndVisible()
  }
}
