import HeadlessUIKit
import Testing

/// Several scenes, and the callbacks when the app requests one.
@MainActor struct SceneTests {
  private let phone = Phone()
  let journal = Journal()

  private var device: HeadlessDevice { phone.device }

  private func connect(_ name: String) -> (scene: UIWindowScene, delegate: Witness) {
    let delegate = Witness(name, journal)
    return (device.application.connect(delegate: delegate), delegate)
  }

  @Test func `a connecting scene comes to the front and the previous one enters the background`() {
    let first = connect("A")
    #expect(journal.take() == ["A.connect", "A.foreground", "A.active"])
    let second = connect("B")
    #expect(
      journal.take() == [
        "B.connect", "A.resign", "B.foreground", "B.active", "A.background",
      ])
    #expect(first.scene.activationState == .background)
    #expect(second.scene.activationState == .foregroundActive)
    #expect(device.application.openSessions == [first.scene.session, second.scene.session])
  }

  @Test func `hiding the key window makes the next visible one key`() {
    let (scene, delegate) = connect("A")
    let windows = (0..<3).map { _ in UIWindow(windowScene: scene) }
    windows[0].makeKeyAndVisible()
    windows[2].makeKeyAndVisible()
    windows[2].isHidden = true
    #expect(scene.keyWindow === windows[0])
    windows[0].isHidden = true
    #expect(scene.keyWindow === delegate.window)
  }

  @Test func `the screen of a hidden window isn't in the hierarchy until the window is shown`() {
    let (scene, _) = connect("A")
    let window = UIWindow(windowScene: scene)
    let root = UIViewController()
    window.rootViewController = root
    var version = HeadlessDevice.hierarchyVersion
    for isHidden in [false, true, false] {
      window.isHidden = isHidden
      #expect(device.hierarchy.contains { $0 === root } != isHidden)
      #expect(HeadlessDevice.hierarchyVersion != version)
      version = HeadlessDevice.hierarchyVersion
    }
  }

  @Test func `deallocating the key window makes the next visible one key`() {
    let (scene, delegate) = connect("A")
    var window: UIWindow? = UIWindow(windowScene: scene)
    window?.makeKeyAndVisible()
    // Layout retains the window.
    device.settle()
    #expect(delegate.window?.isKeyWindow == false)
    window = nil
    #expect(scene.keyWindow === delegate.window)
    #expect(delegate.window?.isKeyWindow == true)
  }

  @Test func `activating the scene of a session brings it and its key window to the front`() {
    let first = connect("A")
    _ = connect("B")
    #expect(device.keyWindow?.windowScene !== first.scene)
    _ = journal.take()
    device.application.requestSceneSessionActivation(
      first.scene.session, userActivity: nil, options: nil)
    #expect(journal.take() == [])
    device.settle()
    #expect(journal.take() == ["B.resign", "A.foreground", "A.active", "B.background"])
    #expect(device.keyWindow?.windowScene === first.scene)
    #expect(UIApplication.shared.keyWindow?.windowScene === first.scene)
  }

  @Test func `a window that gets its scene later belongs to it`() {
    let (scene, _) = connect("A")
    let window = UIWindow(frame: UIScreen.main.bounds)
    let count = scene.windows.count
    window.windowScene = scene
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    #expect(scene.windows.count == count + 1)
    #expect(scene.keyWindow === window)
    #expect(device.keyWindow === window)
    window.windowScene = nil
    #expect(scene.windows.count == count)
  }

  @Test func `activating without a session creates a scene with the host's delegate`() {
    _ = connect("A")
    var made: Witness?
    device.application.makeSceneDelegate = { _ in
      made = Witness("N", journal)
      return made
    }
    _ = journal.take()
    let activity = NSUserActivity(activityType: "open")
    device.application.activateSceneSession(for: .init(userActivity: activity))
    device.settle()
    #expect(
      journal.take() == ["N.connect", "A.resign", "N.foreground", "N.active", "A.background"])
    #expect(made?.activities == [activity])
    #expect(device.application.orderedScenes.count == 2)
    #expect(device.application.orderedScenes.last?.session.persistentIdentifier == "session-2")
  }

  @Test func `an activity for an existing scene is continued after it becomes active`() {
    let first = connect("A")
    _ = connect("B")
    _ = journal.take()
    device.application.activateSceneSession(
      for: .init(
        session: first.scene.session, userActivity: NSUserActivity(activityType: "go on")))
    device.settle()
    #expect(
      journal.take() == [
        "B.resign", "A.foreground", "A.active", "B.background", "A.continue go on",
      ])
  }

  @Test func `a scene request that can't be fulfilled reports its error`() {
    let first = connect("A")
    var errors: [UISceneError] = []
    let note: (any Error) -> Void = { if let error = $0 as? UISceneError { errors.append(error) } }
    device.application.activateSceneSession(for: .init(), errorHandler: note)
    device.settle()
    device.application.requestSceneSessionDestruction(first.scene.session, options: nil)
    device.settle()
    device.application.requestSceneSessionActivation(
      first.scene.session, userActivity: nil, options: nil, errorHandler: note)
    device.application.requestSceneSessionDestruction(
      first.scene.session, options: nil, errorHandler: note)
    device.settle()
    #expect(errors.map(\.code) == [.multipleScenesNotSupported, .requestDenied, .requestDenied])
  }

  @Test func `destroying the front session disconnects its scene and shows the previous one`() {
    let first = connect("A")
    let second = connect("B")
    let application = ApplicationWitness(journal)
    device.application.delegate = application
    _ = journal.take()
    device.application.requestSceneSessionDestruction(second.scene.session, options: nil)
    device.settle()
    #expect(
      journal.take() == [
        "B.resign", "B.disconnect", "discard session-2", "A.foreground", "A.active",
      ])
    #expect(device.application.frontScene === first.scene)
    #expect(second.scene.delegate == nil)
  }

  @Test func `the application's delegate configures each session, which keeps the configuration`() {
    let application = ApplicationWitness(journal)
    device.application.delegate = application
    let scene = connect("A").scene
    #expect(journal.take().first == "configure session-1")
    #expect(scene.session.configuration.name == "Main")
    #expect(scene.session.configuration.delegateClass == Witness.self)
  }

  @Test func `a scene that goes to the background leaves what it wants restored in its session`() {
    let first = connect("A")
    first.delegate.restoration = NSUserActivity(activityType: "reading")
    #expect(first.scene.session.stateRestorationActivity == nil)
    _ = connect("B")
    #expect(first.scene.session.stateRestorationActivity?.activityType == "reading")
  }
}

/// A device without a scene, which boots when a test's body first touches it.
@MainActor private final class Phone {
  private(set) lazy var device = HeadlessDevice.boot()
}

private final class Witness: UIResponder, UIWindowSceneDelegate {
  let name: String
  let journal: Journal
  var window: UIWindow?
  var restoration: NSUserActivity?
  var activities: Set<NSUserActivity> = []

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    journal.note("\(name).connect")
    activities = connectionOptions.userActivities
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { journal.note("\(name).disconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { journal.note("\(name).active") }
  func sceneWillResignActive(_ scene: UIScene) { journal.note("\(name).resign") }
  func sceneWillEnterForeground(_ scene: UIScene) { journal.note("\(name).foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { journal.note("\(name).background") }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { restoration }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    journal.note("\(name).continue \(userActivity.activityType)")
  }
}

private final class ApplicationWitness: UIResponder, UIApplicationDelegate {
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    journal.note("configure \(connectingSceneSession.persistentIdentifier)")
    let configuration = UISceneConfiguration(
      name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = Witness.self
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    for session in sceneSessions { journal.note("discard \(session.persistentIdentifier)") }
  }
}
