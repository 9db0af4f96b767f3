import HeadlessUIKit
import Testing

/// Background and foreground, interruptions, memory warnings and the keyboard.
@MainActor struct ApplicationStateTests {
  let stage = Stage()

  /// Notes each notification's name until it is deallocated.
  @MainActor private final class Ear: NSObject {
    let journal: Journal

    init(_ journal: Journal, _ names: [Notification.Name]) {
      self.journal = journal
      super.init()
      for name in names {
        NotificationCenter.default.addObserver(
          self, selector: Selector("hear:", Ear.hear(_:)), name: name, object: nil)
      }
    }

    func hear(_ notification: Notification) {
      journal.note(notification.name.rawValue.replacing("Notification", with: ""))
    }
  }

  private final class SceneDelegate: UIWindowSceneDelegate {
    let journal: Journal
    var window: UIWindow?

    @MainActor init(_ journal: Journal) { self.journal = journal }
    func sceneDidBecomeActive(_ scene: UIScene) { journal.note("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { journal.note("scene resigns") }
    func sceneWillEnterForeground(_ scene: UIScene) { journal.note("scene foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { journal.note("scene background") }
  }

  private final class AppDelegate: UIApplicationDelegate {
    let journal: Journal

    @MainActor init(_ journal: Journal) { self.journal = journal }
    func applicationDidBecomeActive(_ application: UIApplication) { journal.note("app active") }
    func applicationWillResignActive(_ application: UIApplication) { journal.note("app resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) {
      journal.note("app background")
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
      journal.note("app foreground")
    }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      journal.note("app memory")
    }
  }

  private var states: [Notification.Name] {
    [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
  }

  @Test func `an app without scenes goes to the background and comes back in UIKit's order`() {
    let application = HeadlessDevice.boot().application
    let delegate = AppDelegate(stage.journal)
    application.launch(delegate: delegate)
    let ear = Ear(stage.journal, states)
    stage.journal.clear()
    application.enterBackground()
    #expect(application.applicationState == .background)
    #expect(
      stage.journal.take() == [
        "app resigns", "UIApplicationWillResignActive", "app background",
        "UIApplicationDidEnterBackground",
      ])
    application.enterForeground()
    #expect(
      stage.journal.take() == [
        "app foreground", "UIApplicationWillEnterForeground", "app active",
        "UIApplicationDidBecomeActive",
      ])
    application.becomeActive()
    #expect(stage.journal.take() == [])
    withExtendedLifetime((ear, delegate)) {}
  }

  @Test func `with scenes, UIKit notifies the frontmost scene's delegate, not the app's`() {
    let application = HeadlessDevice.boot().application
    let delegate = AppDelegate(stage.journal)
    application.delegate = delegate
    let scene = application.connect(delegate: SceneDelegate(stage.journal))
    #expect(stage.journal.take() == ["scene foreground", "scene active"])
    application.enterBackground()
    #expect(scene.activationState == .background)
    application.enterForeground()
    #expect(scene.activationState == .foregroundActive)
    application.resignActive()
    #expect(scene.activationState == .foregroundInactive)
    application.becomeActive()
    #expect(
      stage.journal.take() == [
        "scene resigns", "scene background", "scene foreground", "scene active", "scene resigns",
        "scene active",
      ])
    withExtendedLifetime(delegate) {}
  }

  @Test func `a memory warning reaches the delegate and every view controller`() {
    final class Hungry: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() { warnings += 1 }
    }
    let application = HeadlessDevice.boot().application
    let delegate = AppDelegate(stage.journal)
    application.delegate = delegate
    let screen = Hungry()
    application.receiveMemoryWarning()
    #expect(stage.journal.take() == ["app memory"])
    #expect(screen.warnings == 1)
  }

  @Test func `the keyboard appears with the first field, stays for the next, and disappears`() {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    stage.show(stage.root)
    let ear = Ear(stage.journal, names)
    let (one, two) = (UITextField(), UITextField())
    stage.root.view.addSubview(one)
    stage.root.view.addSubview(two)
    one.becomeFirstResponder()
    #expect(stage.settled() == ["UIKeyboardWillShow", "UIKeyboardDidShow"])
    two.becomeFirstResponder()
    #expect(stage.settled() == [])
    two.removeFromSuperview()
    #expect(!two.isFirstResponder)
    #expect(stage.settled() == ["UIKeyboardWillHide", "UIKeyboardDidHide"])
    withExtendedLifetime(ear) {}
  }

  @Test func `a view is notified of its superview and window`() {
    final class Curious: UIView {
      var heard: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        heard.append("will superview \(newSuperview == nil ? "nil" : "some")")
      }
      override func didMoveToSuperview() { heard.append("did superview") }
      override func willMove(toWindow newWindow: UIWindow?) {
        heard.append("will window \(newWindow == nil ? "nil" : "some")")
      }
      override func didMoveToWindow() { heard.append("did window") }
    }
    stage.show(stage.root)
    let (outer, inner) = (UIView(), Curious())
    outer.addSubview(inner)
    #expect(inner.heard == ["will superview some", "did superview"])
    inner.heard = []
    stage.root.view.addSubview(outer)
    #expect(inner.heard == ["will window some", "did window"])
    inner.heard = []
    inner.removeFromSuperview()
    #expect(
      inner.heard == ["will superview nil", "will window nil", "did superview", "did window"])
  }
}
