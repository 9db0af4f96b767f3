import CoordinatorKit
import UIKit

extension Campers {
  /// Creates the window and retains its coordinator.
  public final class SceneDelegate: UIResponder, UIWindowSceneDelegate, CoordinatorHosting {
    public var window: UIWindow?
    private var sceneCoordinator: SceneCoordinator?
    private let defects: Defects

    init(defects: Defects) {
      self.defects = defects
      super.init()
    }

    public var rootCoordinator: (any Coordinator)? { sceneCoordinator }

    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      self.window = window
      sceneCoordinator = SceneCoordinator(window: window, defects: defects)
      sceneCoordinator?.start()
    }

    public func sceneDidDisconnect(_ scene: UIScene) {
      sceneCoordinator = nil
      window = nil
    }
  }
}
