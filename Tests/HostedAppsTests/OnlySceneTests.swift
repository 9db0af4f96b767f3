import CoordinatorKit
import HeadlessUIKit
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore

/// An app whose Info.plist doesn't support multiple scenes.
@MainActor @Suite(.serialized) struct OnlySceneTests {
  private final class Delegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      // As if the app's Info.plist said so.
      UIApplication.shared.sceneManifest = ["UIApplicationSupportsMultipleScenes": false]
      let window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
      window?.rootViewController = UINavigationController(rootViewController: UIViewController())
      window?.makeKeyAndVisible()
      self.window = window
    }
  }

  private let app = HostedApp.scenes { Delegate() }

  @Test func `a second scene can't connect`() {
    let run = HostedRun("scene connect\n", of: app)
    #expect(
      run.errors.contains(
        "the app's only scene is connected: its Info.plist doesn't support multiple scenes"),
      "\(run.errors)")
    #expect(run.code == .failed)
  }

  @Test func `the scene can connect again after it was disconnected`() {
    let run = HostedRun(
      "scene disconnect\nscene connect\nexpect visible UIViewController\n", of: app)
    #expect(run.code == .ok, "\(run.output)\(run.errors)")
  }

  @Test(arguments: [false, true])
  func `an exploration connects another scene only where that is possible`(supports: Bool) throws {
    let surroundings = Surroundings.hosting(app, files: FilesInMemory(), output: CollectedOutput())
    let session = try surroundings.session(app: app.name, reporter: SilentReporter())
    session.device.application.sceneManifest = ["UIApplicationSupportsMultipleScenes": supports]
    let moves = MoveTable(session: session, choice: ExplorationChoice()).moves().map(\.text)
    #expect(moves.contains("scene connect") == supports)
    #expect(moves.contains("scene disconnect"))
  }
}
