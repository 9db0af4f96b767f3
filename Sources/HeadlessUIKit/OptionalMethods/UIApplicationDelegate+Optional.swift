// Written by scripts/optional-methods.

extension UIApplicationDelegate {
  @_disfavoredOverload
  public var application: UIApplicationDelegateApplication? {
    UIApplicationDelegateApplication(delegate: self)
  }

  @_disfavoredOverload
  public var applicationDidBecomeActive: (@MainActor (UIApplication) -> Void)? {
    { self.applicationDidBecomeActive($0) }
  }

  @_disfavoredOverload
  public var applicationWillResignActive: (@MainActor (UIApplication) -> Void)? {
    { self.applicationWillResignActive($0) }
  }

  @_disfavoredOverload
  public var applicationDidEnterBackground: (@MainActor (UIApplication) -> Void)? {
    { self.applicationDidEnterBackground($0) }
  }

  @_disfavoredOverload
  public var applicationWillEnterForeground: (@MainActor (UIApplication) -> Void)? {
    { self.applicationWillEnterForeground($0) }
  }

  @_disfavoredOverload
  public var applicationWillTerminate: (@MainActor (UIApplication) -> Void)? {
    { self.applicationWillTerminate($0) }
  }

  @_disfavoredOverload
  public var applicationDidReceiveMemoryWarning: (@MainActor (UIApplication) -> Void)? {
    { self.applicationDidReceiveMemoryWarning($0) }
  }

}

/// What an optional call of `application` calls.
@MainActor public struct UIApplicationDelegateApplication {
  fileprivate let delegate: any UIApplicationDelegate

  @discardableResult
  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
  }
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
  }
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    delegate.application(
      application, configurationForConnecting: connectingSceneSession, options: options)
  }

  public func callAsFunction(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    delegate.application(application, didDiscardSceneSessions: sceneSessions)
  }
  @discardableResult
  public func callAsFunction(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    delegate.application(app, open: url, options: options)
  }
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    delegate.application(
      application, continue: userActivity, restorationHandler: restorationHandler)
  }
}
