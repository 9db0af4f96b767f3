/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What the system hands over when it connects a scene.
  public final class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext>

    public init(urlContexts: Set<UIOpenURLContext> = []) {
      self.urlContexts = urlContexts
      super.init()
    }
  }

  public let session: UISceneSession
  public internal(set) var activationState = ActivationState.unattached
  open var title: String! = ""

  /// The scene keeps its delegate alive, as the system does.
  public var delegate: (any UISceneDelegate)?

  /// A window scene's windows; kept here, so that nobody has to ask at every step what a scene is.
  final var attached = WindowList()

  private var ownLink: SceneLink?

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// What everybody who must not keep this scene alive refers to.
  final var link: SceneLink {
    if let ownLink { return ownLink }
    let made = SceneLink(to: self)
    ownLink = made
    return made
  }
}

/// An address that the app was asked to open.
public final class UIOpenURLContext: NSObject, Sendable {
  public let url: URL

  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A persistent part of the app's interface.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable {
    public let rawValue: String

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role: Role
  public let persistentIdentifier: String
  private var sceneLink: SceneLink?

  public internal(set) var scene: UIScene? {
    get { sceneLink?.target }
    set { sceneLink = newValue?.link }
  }

  init(role: Role) {
    self.role = role
    persistentIdentifier = "session-\(HeadlessDevice.current.application.orderedScenes.count + 1)"
    super.init()
  }
}

/// Which delegate a scene gets; a host that names the delegate itself asks nobody.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?
  public var sceneClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// Hears when a scene connects, comes to the front and disconnects.
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
}
