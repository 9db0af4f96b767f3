import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// Links that an app without routes opens.
@MainActor struct AddressTests {
  @Test(arguments: [true, false])
  func `a link to a web page arrives as a user activity`(_ hasScenes: Bool) {
    let app: HostedApp =
      hasScenes ? .scenes { LinkedSceneDelegate() } : .launched { LinkedApplicationDelegate() }
    let run = HostedRun(
      """
      open https://shop.example/orders/3; expect text "continue https://shop.example/orders/3"
      open shop://orders/3; expect text "open shop://orders/3"
      """, of: app)
    #expect(run.code == .ok, "\(run.output)\(run.errors)")
  }

  @Test func `exploring opens links named like the app's screens`() {
    let links = AppAddresses.links(
      schemes: ["shop"], screens: ["ProductDetailViewController", "ProductListScreen", "CartVC"])
    #expect(
      links.map(\.description) == [
        "open shop://", "open shop://product-detail", "open shop://product-detail/1",
        "open shop://product", "open shop://product/1", "open shop://product-list",
        "open shop://product-list/1", "open shop://cart", "open shop://cart/1",
      ])
  }
}

private final class LinkedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let label = UILabel()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.show(label)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    label.text = URLContexts.first.map { "open \($0.url)" }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    label.text = userActivity.webpageURL.map { "continue \($0)" }
  }
}

private final class LinkedApplicationDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let label = UILabel()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.show(label)
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    label.text = "open \(url)"
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    label.text = userActivity.webpageURL.map { "continue \($0)" }
    return true
  }
}

extension UIWindow {
  fileprivate func show(_ label: UILabel) {
    let screen = UIViewController()
    screen.view.addSubview(label)
    rootViewController = screen
    makeKeyAndVisible()
  }
}
