// Written by scripts/optional-methods.

extension UISceneDelegate {
  @_disfavoredOverload
  public var scene: UISceneDelegateScene? { UISceneDelegateScene(delegate: self) }

  @_disfavoredOverload
  public var sceneDidDisconnect: (@MainActor (UIScene) -> Void)? {
    { self.sceneDidDisconnect($0) }
  }

  @_disfavoredOverload
  public var sceneDidBecomeActive: (@MainActor (UIScene) -> Void)? {
    { self.sceneDidBecomeActive($0) }
  }

  @_disfavoredOverload
  public var sceneWillResignActive: (@MainActor (UIScene) -> Void)? {
    { self.sceneWillResignActive($0) }
  }

  @_disfavoredOverload
  public var sceneWillEnterForeground: (@MainActor (UIScene) -> Void)? {
    { self.sceneWillEnterForeground($0) }
  }

  @_disfavoredOverload
  public var sceneDidEnterBackground: (@MainActor (UIScene) -> Void)? {
    { self.sceneDidEnterBackground($0) }
  }

  @_disfavoredOverload
  public var stateRestorationActivity: UISceneDelegateStateRestorationActivity? {
    UISceneDelegateStateRestorationActivity(delegate: self)
  }

}

/// The method that an optional call of `scene` invokes.
@preconcurrency @MainActor public struct UISceneDelegateScene {
  fileprivate let delegate: any UISceneDelegate

  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    delegate.scene(scene, willConnectTo: session, options: connectionOptions)
  }

  public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    delegate.scene(scene, openURLContexts: URLContexts)
  }

  public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) {
    delegate.scene(scene, continue: userActivity)
  }
}

/// The method that an optional call of `stateRestorationActivity` invokes.
@preconcurrency @MainActor public struct UISceneDelegateStateRestorationActivity {
  fileprivate let delegate: any UISceneDelegate

  @discardableResult
  public func callAsFunction(for scene: UIScene) -> NSUserActivity? {
    delegate.stateRestorationActivity(for: scene)
  }
}
