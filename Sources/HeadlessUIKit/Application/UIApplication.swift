/// The running app: its delegate, its connected scenes and its windows without a scene.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  public struct OpenURLOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public static let openSettingsURLString = "app-settings:"

  public static var shared: UIApplication { HeadlessDevice.current.application }

  /// The system's own reference to an application's delegate is unowned; the host keeps it.
  public weak var delegate: (any UIApplicationDelegate)?

  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public private(set) var applicationState = State.inactive

  /// The addresses that the app has asked the system to open, oldest first.
  public private(set) var openedURLs: [URL] = []

  private var scenes: [UIScene] = [] {
    didSet { HeadlessDevice.hierarchyDidChange() }
  }
  private(set) var windowsWithoutScene = WindowList()

  public var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The connected scenes in the order they were connected.
  public var orderedScenes: [UIScene] { scenes }

  /// Those without a scene, then those of the scenes as they were connected.
  public var windows: [UIWindow] {
    ownWindows + scenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
  }

  public var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }

  /// The windows that belong to no scene.
  var ownWindows: [UIWindow] { windowsWithoutScene.windows }

  func attach(_ window: UIWindow) {
    windowsWithoutScene.attach(window)
  }

  // MARK: Launching

  /// Launches an app that makes its window in the application's delegate.
  ///
  /// The host keeps the delegate, as the system does.
  @discardableResult
  public func launch(
    delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    self.delegate = delegate
    guard delegate.application(self, willFinishLaunchingWithOptions: options),
      delegate.application(self, didFinishLaunchingWithOptions: options)
    else { return false }
    applicationState = .active
    delegate.applicationDidBecomeActive(self)
    return true
  }

  /// Connects a scene as the system does at launch: makes it, sets its delegate, tells the delegate.
  @discardableResult
  public func connect(
    delegate: any UISceneDelegate, options: UIScene.ConnectionOptions = .init()
  ) -> UIWindowScene {
    let session = UISceneSession(role: .windowApplication)
    let scene = UIWindowScene(session: session, connectionOptions: options)
    session.scene = scene
    scene.delegate = delegate
    scenes.append(scene)
    delegate.scene(scene, willConnectTo: session, options: options)
    delegate.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundActive
    applicationState = .active
    delegate.sceneDidBecomeActive(scene)
    return scene
  }

  /// Disconnects a scene: tells its delegate, then lets go of both.
  public func disconnect(_ scene: UIScene) {
    guard let index = scenes.firstIndex(of: scene) else { return }
    scene.delegate?.sceneDidDisconnect(scene)
    scenes.remove(at: index)
    scene.delegate = nil
    scene.activationState = .unattached
  }

  func disconnectAllScenes() {
    for scene in scenes.reversed() {
      disconnect(scene)
    }
  }

  // MARK: Addresses

  public func canOpenURL(_ url: URL) -> Bool { true }

  /// Leaves the app on iOS; here it is written down.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    completion?(true)
  }
}
