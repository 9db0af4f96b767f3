import HeadlessUIKit

/// A flow that decides what a window shows.
@MainActor protocol WindowFlow: AnyObject {
  var window: UIWindow? { get set }
  init()
  func start()
}

/// Connects a window and starts the flow in it.
final class FlowSceneDelegate<Flow: WindowFlow>: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let flow = Flow()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    flow.window = window
    flow.start()
    window?.makeKeyAndVisible()
  }
}
