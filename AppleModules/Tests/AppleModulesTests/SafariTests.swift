import SafariServices
import Testing

@MainActor @Suite struct `A Safari view controller` {
  private final class Owner: SFSafariViewControllerDelegate {
    var events: [String] = []

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      events.append("finished \(controller.initialURL)")
    }
  }

  private final class Scene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  @Test func `is finished by its button, which dismisses it`() throws {
    let device = HeadlessDevice.boot()
    let scene = Scene()
    let windowScene = device.application.connect(delegate: scene)
    let window = UIWindow(windowScene: windowScene)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    device.settle()
    let owner = Owner()
    let safari = SFSafariViewController(url: URL(string: "https://example.org")!)
    safari.delegate = owner
    root.present(safari, animated: true)
    device.settle()
    try device.finger.tap(try #require(device.finger.targets.first { $0.title == "Done" }))
    device.settle()
    #expect(owner.events == ["finished https://example.org"])
    #expect(root.presentedViewController == nil)
  }
}
