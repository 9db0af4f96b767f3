import SideMenu
import Testing

@MainActor @Suite struct `A side menu` {
  private final class Home: UIViewController, SideMenuNavigationControllerDelegate {
    var events: [String] = []

    func sideMenuWillAppear(menu: SideMenuNavigationController, animated: Bool) {
      events.append("opens")
    }
    func sideMenuDidDisappear(menu: SideMenuNavigationController, animated: Bool) {
      events.append("closed")
    }
  }

  private final class Detail: UIViewController {}

  private final class Scene: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  private let device = HeadlessDevice.boot()
  private let scene = Scene()
  private let home = Home()
  private let stack: UINavigationController
  private let menu = SideMenuNavigationController(rootViewController: UIViewController())

  init() {
    stack = UINavigationController(rootViewController: home)
    let window = UIWindow(windowScene: device.application.connect(delegate: scene))
    scene.window = window
    window.rootViewController = stack
    window.makeKeyAndVisible()
    home.present(menu, animated: true)
    device.settle()
  }

  @Test func `tells the screen that presents it, unless it has a delegate`() {
    #expect(home.events == ["opens"])
    #expect(!menu.isHidden)
    home.dismiss(animated: true)
    device.settle()
    #expect(home.events == ["opens", "closed"])
    #expect(menu.isHidden)
  }

  @Test func `closes when the screen outside is tapped`() throws {
    let outside = try #require(device.finger.targets.first { $0.title == "Outside the menu" })
    try device.finger.tap(outside)
    device.settle()
    #expect(stack.presentedViewController == nil)
  }

  @Test func `pushes onto the stack that presents it, and closes`() {
    menu.pushViewController(Detail(), animated: true)
    device.settle()
    #expect(stack.topViewController is Detail)
    #expect(menu.viewControllers.count == 1)
    #expect(stack.presentedViewController == nil)
  }

  @Test func `pushes onto its own stack as a submenu`() {
    menu.settings.pushStyle = .subMenu
    menu.pushViewController(Detail(), animated: true)
    device.settle()
    #expect(menu.topViewController is Detail)
    #expect(stack.presentedViewController === menu)
  }

  @Test func `replaces the screens of the stack, if it is set to`() {
    menu.pushStyle = .replace
    menu.pushViewController(Detail(), animated: false)
    device.settle()
    #expect(stack.viewControllers.count == 1)
    #expect(stack.topViewController is Detail)
    #expect(stack.topViewController?.navigationItem.hidesBackButton == true)
  }

  @Test func `pops to an earlier screen of the class, if it is set to`() {
    stack.pushViewController(Detail(), animated: false)
    menu.pushStyle = .popWhenPossible
    menu.pushViewController(Home(), animated: false)
    device.settle()
    #expect(stack.viewControllers == [home])
  }

  @Test func `doesn't show a screen of the top's class again, if it is set to`() {
    menu.allowPushOfSameClassTwice = false
    menu.pushViewController(Home(), animated: false)
    device.settle()
    #expect(stack.viewControllers == [home])
  }

  @Test func `closes after a screen that it presented`() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .fullScreen
    menu.present(sheet, animated: true)
    device.settle()
    sheet.dismiss(animated: true)
    device.settle()
    #expect(stack.presentedViewController == nil)
  }

  @Test func `the manager retains a menu and decides its side`() {
    SideMenuManager.default.leftMenuNavigationController = menu
    #expect(menu.leftSide)
    SideMenuManager.default.leftMenuNavigationController = nil
  }
}
