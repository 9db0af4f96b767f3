/// The persistent state of a scene.
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

  /// The activity that the scene delegate returned when the scene went to the background.
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

/// The configuration that selects a scene's delegate; ignored if the host provides the delegate
/// itself.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?
  public var sceneClass: AnyClass?
  /// The storyboard whose initial view controller is shown when the scene connects.
  public var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
