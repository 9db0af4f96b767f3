/// The running app: its delegate and its connected scenes.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
  public static var shared: UIApplication { HeadlessDevice.current.application }

  /// The system's own reference to an application's delegate is unowned; the host keeps it.
  public weak var delegate: (any UIApplicationDelegate)?

  private var scenes: [UIScene] = []

  public var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The connected scenes in the order they were connected.
  public var orderedScenes: [UIScene] { scenes }

  /// Connects a scene as the system does at launch: makes it, sets its delegate, tells the delegate.
  @discardableResult
  public func connect(
    delegate: any UISceneDelegate, options: UIScene.ConnectionOptions = .init()
  ) -> UIWindowScene {
    let session = UISceneSession(role: .windowApplication)
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = delegate
    scenes.append(scene)
    delegate.scene(scene, willConnectTo: session, options: options)
    return scene
  }

  /// Disconnects a scene: tells its delegate, then lets go of both.
  public func disconnect(_ scene: UIScene) {
    guard let index = scenes.firstIndex(of: scene) else { return }
    scene.delegate?.sceneDidDisconnect(scene)
    scenes.remove(at: index)
    scene.delegate = nil
  }

  func disconnectAllScenes() {
    for scene in scenes.reversed() {
      disconnect(scene)
    }
  }
}

/// The app's delegate, as far as navigation needs one.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}
