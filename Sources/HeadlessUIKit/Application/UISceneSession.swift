/// A persistent part of the app's interface.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public let role: Role
  public let persistentIdentifier: String
  public internal(set) var configuration: UISceneConfiguration
  public var userInfo: [String: Any]?

  /// What the scene's delegate said when the scene went to the background.
  public var stateRestorationActivity: NSUserActivity?

  private var sceneLink: SceneLink?

  public internal(set) var scene: UIScene? {
    get { sceneLink?.target }
    set { sceneLink = newValue?.link }
  }

  init(role: Role, number: Int) {
    self.role = role
    persistentIdentifier = "session-\(number)"
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// Which delegate a scene gets; a host that names the delegate itself asks nobody.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?
  public var sceneClass: AnyClass?
  /// Its initial screen is in the scene's window when the scene connects.
  public var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
