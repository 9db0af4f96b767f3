/// The running app: its delegate, its connected scenes, and its windows without a scene.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    public nonisolated static let localNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    public nonisolated static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  public struct OpenURLOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public struct ExtensionPointIdentifier: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public static let openSettingsURLString = "app-settings:"

  public static var shared: UIApplication { HeadlessDevice.current.application }

  /// The application delegate, which the host retains because UIKit's reference is unowned.
  public weak var delegate: (any UIApplicationDelegate)?

  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public internal(set) var applicationState = State.inactive

  /// The URLs that the app has asked the system to open, oldest first.
  ///
  /// - Note: Not in UIKit.
  public private(set) var openedURLs: [URL] = []

  private var scenes: [UIScene] = [] {
    didSet { HeadlessDevice.hierarchyDidChange() }
  }
  private var sessionCount = 0

  /// The frontmost scene; all others are in the background.
  ///
  /// - Note: Not in UIKit.
  public private(set) var frontScene: UIScene?

  /// Whether another scene came to the front; the code that handles the change resets it.
  ///
  /// - Note: Not in UIKit.
  public var hasNewFrontScene = false

  /// Creates the delegate of a scene that the app requests, or nil if the host has none.
  ///
  /// - Note: Not in UIKit.
  public var makeSceneDelegate: (UISceneConfiguration) -> (any UISceneDelegate)? = { _ in nil }

  /// The storyboard that Info.plist names, with its bundle; the host sets it.
  ///
  /// Its initial view controller becomes the root of the window of each connecting scene, or of an
  /// app without scenes.
  ///
  /// - Note: Not in UIKit.
  public var mainStoryboard: (name: String, bundle: Bundle)?

  private(set) var windowsWithoutScene = WindowList()

  public var applicationSupportsShakeToEdit: Bool {
    get { true }
    set {}
  }
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  public func extendStateRestoration() {}
  public func completeStateRestoration() {}

  public var connectedScenes: Set<UIScene> { Set(scenes) }
  public var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  /// Whether the app's Info.plist says so, if it mentions scenes at all.
  public var supportsMultipleScenes: Bool {
    guard let sceneManifest else { return true }
    return sceneManifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
  }

  /// What the app's Info.plist says about scenes; nil for nothing.
  ///
  /// - Note: Not in UIKit.
  public lazy var sceneManifest =
    ProgramBundle.ifAny?.object(forInfoDictionaryKey: "UIApplicationSceneManifest")
    as? [String: Any]

  /// The connected scenes, in connection order.
  ///
  /// - Note: Not in UIKit.
  public var orderedScenes: [UIScene] { scenes }

  /// The windows without a scene, followed by those of the scenes in connection order.
  public var windows: [UIWindow] {
    ownWindows + scenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
  }

  public var keyWindow: UIWindow? {
    (frontScene as? UIWindowScene)?.keyWindow ?? windows.last(where: \.isKeyWindow)
  }

  /// The key window of the frontmost scene, else of the scene connected last that has one, else of
  /// the windows without a scene.
  var frontKeyWindow: UIWindow? {
    if let window = frontScene?.attached.keyWindow { return window }
    for scene in scenes.reversed() {
      if let window = scene.attached.keyWindow { return window }
    }
    return windowsWithoutScene.keyWindow
  }

  /// The windows without a scene.
  var ownWindows: [UIWindow] { windowsWithoutScene.windows }

  func attach(_ window: UIWindow) {
    windowsWithoutScene.attach(window)
  }

  func detach(_ window: UIWindow) {
    windowsWithoutScene.detach(window)
  }

  // MARK: Launching

  /// Launches an app that creates its window in the application delegate.
  ///
  /// The host retains the delegate, as the system does.
  ///
  /// - Note: Not in UIKit.
  @discardableResult
  public func launch(
    delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    self.delegate = delegate
    let drawn = mainStoryboard.flatMap { drawnWindow(UIStoryboard(name: $0, bundle: $1), in: nil) }
    if let drawn { delegate.window = drawn }
    guard delegate.application(self, willFinishLaunchingWithOptions: options),
      delegate.application(self, didFinishLaunchingWithOptions: options)
    else { return false }
    if let drawn, delegate.window === drawn { drawn.makeKeyAndVisible() }
    post(UIApplication.didFinishLaunchingNotification)
    becomeActive()
    return true
  }

  /// Connects a scene as the system does at launch: creates it, sets its delegate, and calls the
  /// delegate.
  ///
  /// - Note: Not in UIKit.
  @discardableResult
  public func connect(
    delegate: any UISceneDelegate, options: UIScene.ConnectionOptions = .init()
  ) -> UIWindowScene {
    let session = makeSession(role: .windowApplication)
    configure(session, options)
    return connect(session, delegate: delegate, options: options)
  }

  /// Creates a window with the storyboard's initial view controller; the delegate retains it.
  private func drawnWindow(_ storyboard: UIStoryboard, in scene: UIWindowScene?) -> UIWindow? {
    guard let root = storyboard.instantiateInitialViewController() else { return nil }
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    return window
  }

  func makeSession(role: UISceneSession.Role) -> UISceneSession {
    sessionCount += 1
    return UISceneSession(role: role, number: sessionCount)
  }

  func configure(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
    guard let delegate else { return }
    session.configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
  }

  @discardableResult
  func connect(
    _ session: UISceneSession, delegate: any UISceneDelegate, options: UIScene.ConnectionOptions
  ) -> UIWindowScene {
    let scene = UIWindowScene(session: session, connectionOptions: options)
    session.scene = scene
    scene.delegate = delegate
    scenes.append(scene)
    let storyboard =
      session.configuration.storyboard
      ?? mainStoryboard.map { UIStoryboard(name: $0, bundle: $1) }
    // Most scenes have none, and the first lookup of a conformance searches the whole program.
    let owner = storyboard == nil ? nil : delegate as? any UIWindowSceneDelegate
    let drawn = owner == nil ? nil : storyboard.flatMap { drawnWindow($0, in: scene) }
    if let drawn { owner?.window = drawn }
    delegate.scene(scene, willConnectTo: session, options: options)
    // The app created a window of its own and released this one.
    if let drawn, owner?.window === drawn { drawn.makeKeyAndVisible() }
    activate(scene)
    return scene
  }

  /// Brings a scene to the front and moves the previous one to the background.
  ///
  /// - Note: Not in UIKit.
  ///
  /// General knowledge: when another scene comes to the front, the order is: resign, foreground,
  /// active, background.
  public func activate(_ scene: UIScene) {
    guard scene !== frontScene else { return }
    let leaving = frontScene
    leaving?.willResignActive()
    frontScene = scene
    hasNewFrontScene = true
    scene.willEnterForeground()
    let wasActive = applicationState == .active
    applicationState = .active
    scene.didBecomeActive()
    if !wasActive { post(UIApplication.didBecomeActiveNotification) }
    leaving?.didEnterBackground()
  }

  /// Disconnects a scene permanently: calls its delegate, releases both, and discards the session.
  ///
  /// If other scenes remain, the one connected last comes to the front.
  ///
  /// - Note: Not in UIKit.
  public func disconnect(_ scene: UIScene) {
    guard let index = scenes.firstIndex(of: scene) else { return }
    if scene === frontScene {
      scene.willResignActive()
      frontScene = nil
      hasNewFrontScene = true
    }
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    scenes.remove(at: index)
    scene.delegate = nil
    scene.activationState = .unattached
    delegate?.application(self, didDiscardSceneSessions: [scene.session])
    if frontScene == nil, let next = scenes.last { activate(next) }
  }

  func disconnectAllScenes() {
    // Disconnects the frontmost scene last, so that no other scene comes to the front meanwhile.
    for scene in scenes.reversed() where scene !== frontScene {
      disconnect(scene)
    }
    if let frontScene { disconnect(frontScene) }
  }

  // MARK: URLs

  public func canOpenURL(_ url: URL) -> Bool { true }

  // Its name before iOS 10.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    openedURLs.append(url)
    return true
  }

  /// Records the URL; on iOS, this leaves the app.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    completion?(true)
  }

  // MARK: Unsupported members

  public var statusBarFrame: CGRect { HeadlessDevice.current.statusBar.statusBarFrame }
  public var statusBarOrientation: UIInterfaceOrientation { HeadlessDevice.current.orientation }
  public var isStatusBarHidden: Bool {
    get { HeadlessDevice.current.statusBar.isStatusBarHidden }
    set {}
  }
  /// The front screen decides on the style, so setting one has no effect.
  public var statusBarStyle: UIStatusBarStyle {
    get { HeadlessDevice.current.statusBar.statusBarStyle }
    set {}
  }
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  public var isNetworkActivityIndicatorVisible = false
  public var isProtectedDataAvailable: Bool { true }
  public var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? 30 : .infinity
  }
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    HeadlessDevice.current.traits.preferredContentSizeCategory
  }
  public var shortcutItems: [UIApplicationShortcutItem]?
  public private(set) var isRegisteredForRemoteNotifications = false
  public var supportsAlternateIcons: Bool { true }
  public private(set) var alternateIconName: String?

  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }

  public func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }
  public func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  private var backgroundTasks = 0

  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open func sendEvent(_ event: UIEvent) {}

  /// Sends an action to `target`, or up the responder chain if it is nil; returns false if no
  /// object responds.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { perform(action, on: target, from: sender, for: event) }

  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .allButUpsideDown
  }

  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    open(url, options: options, completionHandler: nil)
    return true
  }
}

public struct UIBackgroundTaskIdentifier: Hashable, Sendable, RawRepresentable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}
