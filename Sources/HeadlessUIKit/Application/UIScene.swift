/// One instance of the app's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The data that the system passes when it connects a scene.
  public final class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext>
    public let userActivities: Set<NSUserActivity>
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    public var handoffUserActivityType: String? { nil }
    public var sourceApplication: String? { nil }

    /// Not in UIKit.
    public init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      super.init()
    }
  }

  public let session: UISceneSession
  public internal(set) var activationState = ActivationState.unattached
  open var title: String! = ""

  /// The scene delegate; the scene retains it, as in UIKit.
  public var delegate: (any UISceneDelegate)?

  /// The windows of a window scene; stored here so that each step avoids a cast to `UIWindowScene`.
  final var attached = WindowList()

  private var ownLink: SceneLink?

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The link for objects that must refer to this scene without retaining it.
  final var link: SceneLink {
    if let ownLink { return ownLink }
    let made = SceneLink(to: self)
    ownLink = made
    return made
  }
}

extension UIScene {
  /// How the app should open a URL.
  public final class OpenURLOptions: NSObject, Sendable {
    public let sourceApplication: String? = nil
    public let openInPlace = false
  }

  /// Opens a URL in another app or scene.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, options: [:], completionHandler: completionHandler)
  }

  public final class OpenExternalURLOptions: NSObject {
    public var universalLinksOnly = false
  }
}

/// A URL that the app was asked to open.
public final class UIOpenURLContext: NSObject, Sendable {
  public let url: URL
  public let options = UIScene.OpenURLOptions()

  /// Not in UIKit.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Receives a scene's life cycle events.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}
