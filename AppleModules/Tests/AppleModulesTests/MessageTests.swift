import MessageUI
import Testing

@MainActor @Suite struct `A message composer` {
  private final class Owner: NSObject, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate
  {
    var events: [String] = []

    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      events.append("mail \(result)")
      controller.dismiss(animated: true)
    }

    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      events.append("message \(result)")
      controller.dismiss(animated: true)
    }
  }

  private final class Scene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  @Test func `tells its delegate what the user did, and can't be pulled down`() throws {
    let device = HeadlessDevice.boot()
    let scene = Scene()
    let window = UIWindow(windowScene: device.application.connect(delegate: scene))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    device.settle()
    let owner = Owner()

    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = owner
    root.present(mail, animated: true)
    device.settle()
    try device.finger.swipeDown()
    device.settle()
    #expect(root.presentedViewController === mail)
    try device.finger.tap(try #require(device.finger.targets.first { $0.title == "Cancel" }))
    device.settle()
    #expect(root.presentedViewController == nil)

    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = owner
    root.present(message, animated: true)
    device.settle()
    try device.finger.tap(try #require(device.finger.targets.first { $0.title == "Send" }))
    device.settle()
    #expect(root.presentedViewController == nil)
    #expect(owner.events == ["mail cancelled", "message sent"])
  }
}
