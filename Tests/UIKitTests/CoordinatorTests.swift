import HeadlessUIKit
import Testing

@MainActor struct CoordinatorTests {
  private func launch() -> (HeadlessDevice, UIWindow, RootCoordinator) {
    let device = HeadlessDevice.boot()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let coordinator = RootCoordinator()
    coordinator.start()
    window.rootViewController = coordinator.navigationController
    window.makeKeyAndVisible()
    device.settle()
    return (device, window, coordinator)
  }

  @Test func `a registered cell is created by its class and tapped by its text`() throws {
    let (device, window, coordinator) = launch()
    let row = try #require(device.finger.targets.first { $0.title == "two" })
    try device.finger.tap(row)
    device.settle()
    let top = coordinator.navigationController.topViewController as? DetailViewController
    #expect(top?.name == "two")
    #expect(window.isKeyWindow)
  }

  @Test func `a coordinator is notified of a swipe back`() throws {
    let (device, window, coordinator) = launch()
    coordinator.showDetail(of: "swiped away")
    device.settle()
    _ = Farewells.shared.take()
    try device.finger.swipeBack()
    device.settle()
    #expect(coordinator.poppedNames == ["swiped away"])
    #expect(Farewells.shared.take() == ["swiped away"])
    #expect(window.rootViewController === coordinator.navigationController)
  }

  @Test func `an alert action dismisses the alert and then runs`() throws {
    let (device, window, coordinator) = launch()
    var isDeleted = false
    var presentedInHandler: UIViewController?
    coordinator.confirmDeletion(of: "one") {
      isDeleted = true
      presentedInHandler = coordinator.navigationController.presentedViewController
    }
    device.settle()
    #expect(device.finger.targets.map(\.title) == ["Delete", "Cancel"])
    try device.finger.tap(try #require(device.finger.targets.first))
    #expect(!isDeleted)
    device.settle()
    #expect(isDeleted)
    #expect(presentedInHandler == nil)
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  @Test func `delayed work of a coordinator runs in virtual time`() {
    let (device, window, coordinator) = launch()
    var isDone = false
    coordinator.reload(after: 30) { isDone = true }
    device.advance(by: .seconds(29))
    #expect(!isDone)
    device.settle()
    #expect(isDone)
    #expect(window.isKeyWindow)
  }

  @Test func `an isolated deinit of a screen runs on its release`() {
    HeadlessDevice.boot()
    var isGone = false
    var screen: IsolatedViewController? = IsolatedViewController()
    screen?.onDeinit = { isGone = true }
    #expect(screen != nil)
    screen = nil
    #expect(isGone)
  }

  @Test func `an app without scenes launches through its application delegate`() {
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: UIViewController())
        window?.makeKeyAndVisible()
        return true
      }
    }
    let device = HeadlessDevice.boot()
    let delegate = AppDelegate()
    #expect(device.application.launch(delegate: delegate))
    device.settle()
    #expect(UIApplication.shared.delegate === delegate)
    #expect(device.keyWindow === delegate.window)
    #expect(device.frontmost?.navigationController != nil)
  }
}
