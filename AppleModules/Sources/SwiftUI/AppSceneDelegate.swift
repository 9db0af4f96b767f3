/// Connects a SwiftUI app's scene; its window shows the app's body.
///
/// If the application delegate's configuration names a scene delegate, that one learns about the scene too, after the
/// window exists.
@preconcurrency @MainActor
public final class AppSceneDelegate<Main: App>: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?
  private var app: Main?
  private var adapted: (any UISceneDelegate)?

  public override init() { super.init() }

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let app = Main()
    self.app = app
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: AppView(app: app))
    window.makeKeyAndVisible()
    self.window = window
    guard session.configuration.delegateClass != nil else { return }
    adapted = UIApplication.shared.makeSceneDelegate(session.configuration)
    adapted?.scene(scene, willConnectTo: session, options: connectionOptions)
  }

  public func sceneDidDisconnect(_ scene: UIScene) { adapted?.sceneDidDisconnect(scene) }
  public func sceneDidBecomeActive(_ scene: UIScene) { adapted?.sceneDidBecomeActive(scene) }
  public func sceneWillResignActive(_ scene: UIScene) { adapted?.sceneWillResignActive(scene) }
  public func sceneWillEnterForeground(_ scene: UIScene) {
    adapted?.sceneWillEnterForeground(scene)
  }
  public func sceneDidEnterBackground(_ scene: UIScene) { adapted?.sceneDidEnterBackground(scene) }

  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    adapted?.scene(scene, openURLContexts: URLContexts)
  }

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    adapted?.scene(scene, continue: userActivity)
  }

  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    adapted?.stateRestorationActivity(for: scene)
  }
}
