/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// What the system hands over when it connects a scene.
  public final class ConnectionOptions: NSObject {}

  public let session: UISceneSession

  /// The scene keeps its delegate alive, as the system does.
  public var delegate: (any UISceneDelegate)?

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
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

  nonisolated init(role: Role) {
    self.role = role
  }
}

/// Hears when a scene connects and disconnects.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
}
