import HeadlessUIKit
import Testing

@MainActor @Suite struct `A main storyboard` {
  private let drawing: Drawing

  init() throws {
    drawing = try Drawing()
    try drawing.storyboard("Main", initial: "a", [scene("a", "viewController", ["title": "Drawn"])])
  }

  private final class SceneOwner: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var titleAtConnection: String?
    var makesItsOwn = false

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      titleAtConnection = window?.rootViewController?.title
      guard makesItsOwn, let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
  }

  private final class AppOwner: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var titleAtLaunch: String?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      titleAtLaunch = window?.rootViewController?.title
      return true
    }
  }

  @Test func `is in the scene's window before the delegate is called`() {
    let device = HeadlessDevice.boot()
    device.application.mainStoryboard = ("Main", drawing.bundle)
    let owner = SceneOwner()
    device.application.connect(delegate: owner)
    device.settle()
    #expect(owner.titleAtConnection == "Drawn")
    #expect(device.application.keyWindow === owner.window)
  }

  @Test func `a window that the scene's delegate makes replaces the storyboard's`() {
    let device = HeadlessDevice.boot()
    device.application.mainStoryboard = ("Main", drawing.bundle)
    let owner = SceneOwner()
    owner.makesItsOwn = true
    device.application.connect(delegate: owner)
    device.settle()
    #expect(device.application.keyWindow === owner.window)
    #expect(device.application.windows.count == 1)
    #expect(owner.window?.rootViewController?.title == nil)
  }

  @Test func `is in the application's window before it has launched`() {
    let device = HeadlessDevice.boot()
    device.application.mainStoryboard = ("Main", drawing.bundle)
    let owner = AppOwner()
    device.application.launch(delegate: owner)
    #expect(owner.titleAtLaunch == "Drawn")
    #expect(device.application.keyWindow === owner.window)
  }
}
