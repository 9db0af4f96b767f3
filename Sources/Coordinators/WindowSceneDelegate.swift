import UIKit

/// A scene delegate that creates the scene's window and retains it while the scene is connected.
///
/// Each app's delegate retains its own coordinator.
public class WindowSceneDelegate: UIResponder, UIWindowSceneDelegate {
  public final var window: UIWindow?

  public final func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    start(in: window)
  }

  public final func sceneDidDisconnect(_ scene: UIScene) {
    finish()
    window = nil
  }

  /// Starts the app's coordinator in the scene's window; a subclass overrides it.
  func start(in window: UIWindow) {}

  /// Releases the app's coordinator; a subclass overrides it.
  func finish() {}
}
