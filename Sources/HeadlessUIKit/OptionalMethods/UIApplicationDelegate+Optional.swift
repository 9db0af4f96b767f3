// Written by scripts/optional-methods.

extension UIApplicationDelegate {
  @_disfavoredOverload
  public var application: UIApplicationDelegateApplication? {
    UIApplicationDelegateApplication(delegate: self)
  }

  @_disfavoredOverload
  public var applicationShouldRequestHealthAuthorization: (@MainActor (UIApplication) -> Void)? {
    { self.applicationShouldRequestHealthAuthorization($0) }
  }

  @_disfavoredOverload
  public var applicationSignificantTimeChange: (@MainActor (UIApplication) -> Void)? {
    { self.applicationSignificantTimeChange($0) }
  }

  @_disfavoredOverload
  public var applicationProtectedDataWillBecomeUnavailable: (@MainActor (UIApplication) -> Void)? {
    { self.applicationProtectedDataWillBecomeUnavailable($0) }
  }

  @_disfavoredOverload
  public var applicationProtectedDataDidBecomeAvailable: (@MainActor (UIApplication) -> Void)? {
    { self.applicationProtectedDataDidBecomeAvailable($0) }
  }

  @_disfavoredOverload
  public var applicationDidFinishLaunching: (@MainActor (UIApplication) -> Void)? {
    { self.applicationDidFinishLaunching($0) }
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

/// The method that an optional call of `application` invokes.
@preconcurrency @MainActor public struct UIApplicationDelegateApplication {
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
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate.application(application, supportedInterfaceOrientationsFor: window)
  }
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    delegate.application(
      application, open: url, sourceApplication: sourceApplication, annotation: annotation)
  }
  @discardableResult
  public func callAsFunction(_ application: UIApplication, handleOpen url: URL) -> Bool {
    delegate.application(application, handleOpen: url)
  }
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    delegate.application(application, willContinueUserActivityWithType: userActivityType)
  }

  public func callAsFunction(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    delegate.application(
      application, didFailToContinueUserActivityWithType: userActivityType, error: error)
  }

  public func callAsFunction(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    delegate.application(application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
  }

  public func callAsFunction(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    delegate.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
  }

  public func callAsFunction(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    delegate.application(
      application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completionHandler
    )
  }

  public func callAsFunction(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    delegate.application(application, performFetchWithCompletionHandler: completionHandler)
  }

  public func callAsFunction(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    delegate.application(
      application, handleEventsForBackgroundURLSession: identifier,
      completionHandler: completionHandler)
  }

  public func callAsFunction(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    delegate.application(
      application, performActionFor: shortcutItem, completionHandler: completionHandler)
  }
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool {
    delegate.application(application, shouldAllowExtensionPointIdentifier: extensionPointIdentifier)
  }
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    delegate.application(application, shouldSaveSecureApplicationState: coder)
  }
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    delegate.application(application, shouldRestoreSecureApplicationState: coder)
  }

  public func callAsFunction(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    delegate.application(application, didUpdate: userActivity)
  }

  public func callAsFunction(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {
    delegate.application(application, didReceiveRemoteNotification: userInfo)
  }

  public func callAsFunction(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    delegate.application(
      application, willChangeStatusBarOrientation: newStatusBarOrientation, duration: duration)
  }

  public func callAsFunction(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {
    delegate.application(application, didChangeStatusBarOrientation: oldStatusBarOrientation)
  }

  public func callAsFunction(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) {
    delegate.application(application, willChangeStatusBarFrame: newStatusBarFrame)
  }

  public func callAsFunction(
    _ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) {
    delegate.application(application, didChangeStatusBarFrame: oldStatusBarFrame)
  }
}
