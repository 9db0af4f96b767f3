/// A request to activate an existing scene or create a new one.
public struct UISceneSessionActivationRequest {
  public let role: UISceneSession.Role
  public private(set) var session: UISceneSession?
  public var userActivity: NSUserActivity?
  public var options: UIScene.ActivationRequestOptions?

  /// Requests a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    self.userActivity = userActivity
    self.options = options
  }

  /// Requests the scene of a session.
  @MainActor public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.init(role: session.role, userActivity: userActivity, options: options)
    self.session = session
  }
}

extension UIScene {
  @preconcurrency @MainActor public final class ActivationRequestOptions: NSObject {
    public var requestingScene: UIScene?
  }
}

@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

@preconcurrency @MainActor
public final class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit, decline
  }

  public var windowDismissalAnimation = DismissalAnimation.standard
}

/// Why the system can't fulfill a scene request.
public struct UISceneError: Error, Equatable {
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported
    case requestDenied
  }

  public let code: Code
}

extension UIApplication {
  /// Brings the session's scene to the front in the next run loop turn, or creates a new scene.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    var request = UISceneSessionActivationRequest(userActivity: userActivity, options: options)
    if let sceneSession {
      request = UISceneSessionActivationRequest(
        session: sceneSession, userActivity: userActivity, options: options)
    }
    activateSceneSession(for: request, errorHandler: errorHandler)
  }

  /// Brings the session's scene to the front in the next run loop turn, or creates a new scene.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let arrival = SceneRequest { [unowned self] in
      if let session = request.session {
        guard let scene = session.scene, orderedScenes.contains(scene) else {
          errorHandler?(UISceneError(code: .requestDenied))
          return
        }
        activate(scene)
        if let activity = request.userActivity { scene.delegate?.scene(scene, continue: activity) }
      } else if !openScene(role: request.role, activity: request.userActivity) {
        errorHandler?(UISceneError(code: .multipleScenesNotSupported))
      }
    }
    HeadlessDevice.current.setNeedsLayout(arrival)
  }

  /// Closes the session's scene in the next run loop turn.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    let end = SceneRequest { [unowned self] in
      guard let scene = sceneSession.scene, orderedScenes.contains(scene) else {
        errorHandler?(UISceneError(code: .requestDenied))
        return
      }
      disconnect(scene)
    }
    HeadlessDevice.current.setNeedsLayout(end)
  }

  /// Marks a scene's snapshot as outdated; it has no effect, because there is no app switcher.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  private func openScene(role: UISceneSession.Role, activity: NSUserActivity?) -> Bool {
    let session = makeSession(role: role)
    let options = UIScene.ConnectionOptions(userActivities: activity.map { [$0] } ?? [])
    configure(session, options)
    guard let delegate = makeSceneDelegate(session.configuration) else { return false }
    connect(session, delegate: delegate, options: options)
    return true
  }
}

/// A scene request that runs after the current run loop turn.
@MainActor private final class SceneRequest: LayoutParticipant {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func layOut() { body() }
}
