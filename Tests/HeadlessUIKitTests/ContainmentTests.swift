import HeadlessUIKit
import Testing

/// Containers of the app's own.
@MainActor struct ContainmentTests {
  let stage = Stage()

  @Test func `a screen can narrow the type of its containers`() {
    final class OwnStack: UINavigationController {}
    final class Page: UIViewController {
      override var navigationController: OwnStack? { super.navigationController as? OwnStack }
      override var tabBarController: UITabBarController? { nil }
    }
    let page = Page()
    let stack = OwnStack(rootViewController: page)
    #expect(page.navigationController === stack)
    #expect((page as UIViewController).navigationController === stack)
  }

  @Test func `UIKit's containers create their views, whatever the name of a nib`() {
    let device = stage.device
    let tabs = UITabBarController(nibName: "Missing", bundle: nil)
    let stack = UINavigationController(nibName: "Missing", bundle: nil)
    stack.loadViewIfNeeded()
    #expect(tabs.isViewLoaded && stack.isViewLoaded)
    #expect(device.misuses.isEmpty)
  }

  @Test func `addChild calls willMove and not didMove`() {
    let child = MovingScreen("C", in: stage.journal)
    stage.screen("P").addChild(child)
    #expect(stage.journal.take() == ["C.willMove(parent)"])
  }

  @Test func `removeFromParent calls didMove with nil and not willMove`() {
    let parent = stage.screen("P")
    let child = MovingScreen("C", in: stage.journal)
    parent.addChild(child)
    stage.journal.clear()
    child.removeFromParent()
    #expect(stage.journal.take() == ["C.didMove(nil)"])
    #expect(parent.children == [])
  }

  @Test func `adding a child to another parent takes it from the first`() {
    let first = stage.screen("P")
    let second = stage.screen("Q")
    let child = stage.screen("C")
    first.addChild(child)
    second.addChild(child)
    #expect(first.children == [])
    #expect(child.parent === second)
  }

  @Test func `a container inside itself raises, however far down`() {
    let outer = stage.screen("P")
    let inner = stage.screen("Q")
    outer.addChild(inner)
    outer.addChild(outer)
    inner.addChild(outer)
    #expect(stage.device.misuses.map(\.outcome).allSatisfy { $0 != .warning })
    #expect(stage.misuses().count == 2)
    #expect(outer.parent == nil)
    #expect(inner.children == [])
  }

  @Test func `a view inside itself raises, however far down`() {
    stage.show(stage.root)
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    outer.addSubview(outer)
    inner.addSubview(outer)
    #expect(stage.device.misuses.map(\.receiver) == ["<UIView>", "<UIView>"])
    #expect(stage.misuses() == ["Can't add self as subview", "Can't add self as subview"])
    #expect(outer.superview == nil)
    #expect(inner.subviews == [])
  }

  // MARK: The child in front

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func `a stack in a closed side menu isn't frontmost`() {
    let root = stage.screen("P")
    let content = UINavigationController(rootViewController: stage.screen("C"))
    let menu = UINavigationController(rootViewController: stage.screen("M"))
    stage.show(root)
    embed(content, in: root)
    embed(menu, in: root)
    menu.view.frame = CGRect(x: -280, y: 0, width: 280, height: root.view.bounds.height)
    _ = stage.settled()
    #expect(stage.device.frontmost === content.topViewController)
    menu.view.frame.origin.x = 0
    #expect(stage.device.frontmost === menu.topViewController)
  }

  @Test func `the root's child is in front if it fills the root`() {
    let root = stage.screen("P")
    let child = stage.screen("C")
    stage.show(root)
    embed(child, in: root)
    #expect(root.frontmost === child)
    child.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(root.frontmost === root)
    child.view.frame = root.view.bounds
    #expect(root.frontmost === child)
  }

  @Test func `of several children the one drawn last is in front, unless it is hidden`() {
    let root = stage.screen("P")
    let (first, second) = (stage.screen("C"), stage.screen("D"))
    stage.show(root)
    embed(first, in: root)
    embed(second, in: root)
    #expect(root.frontmost === second)
    second.view.isHidden = true
    #expect(root.frontmost === first)
    second.view.isHidden = false
    root.view.bringSubviewToFront(first.view)
    #expect(root.frontmost === first)
    first.view.removeFromSuperview()
    #expect(root.frontmost === second)
  }

  @Test func `a child that fills a screen in a stack is a part of it, but a stack in it is not`() {
    let screen = stage.screen("S")
    let part = stage.screen("C")
    stage.show(UINavigationController(rootViewController: screen))
    embed(part, in: screen)
    #expect(screen.frontmost === screen)
    let inner = stage.screen("D")
    embed(UINavigationController(rootViewController: inner), in: part)
    #expect(screen.frontmost === inner)
  }

  @Test func `controls of the container and of its child are reached together`() throws {
    let root = stage.screen("P")
    let child = stage.screen("C")
    stage.show(root)
    embed(UINavigationController(rootViewController: child), in: root)
    child.view.addSubview(UIButton(primaryAction: UIAction(title: "Inner") { _ in }))
    child.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Bar", primaryAction: UIAction { _ in })
    root.view.addSubview(UIButton(primaryAction: UIAction(title: "Outer") { _ in }))
    #expect(stage.device.finger.targets.map(\.title) == ["Bar", "Inner", "Outer"])
  }

  @Test func `an app overrides how screens are shown, closed and contained`() {
    final class Careful: UIViewController {
      var calls: [String] = []
      override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
      ) {
        calls.append("present")
        super.present(viewControllerToPresent, animated: flag, completion: completion)
      }
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        calls.append("dismiss")
        super.dismiss(animated: flag, completion: completion)
      }
      override func show(_ vc: UIViewController, sender: Any?) {
        calls.append("show")
        super.show(vc, sender: sender)
      }
      override func addChild(_ child: UIViewController) {
        calls.append("addChild")
        super.addChild(child)
      }
      override func removeFromParent() {
        calls.append("removeFromParent")
        super.removeFromParent()
      }
      override var childForStatusBarStyle: UIViewController? { children.first }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
    }
    let careful = Careful()
    stage.show(careful)
    careful.show(stage.screen("M"), sender: nil)
    stage.device.settle()
    #expect(careful.presentedViewController != nil)
    careful.dismiss(animated: true)
    stage.device.settle()
    #expect(careful.presentedViewController == nil)
    careful.addChild(stage.screen("C"))
    careful.removeFromParent()
    #expect(careful.calls == ["show", "present", "dismiss", "addChild", "removeFromParent"])
  }

  @Test func `a child appears when its view is added to a visible parent`() {
    let child = stage.screen("C")
    stage.show(stage.root)
    stage.root.addChild(child)
    #expect(stage.settled() == [])
    stage.root.view.addSubview(child.view)
    #expect(stage.journal.take() == ["C.didLoad", "C.willApp"])
    child.didMove(toParent: stage.root)
    #expect(stage.settled() == ["C.didApp"])
  }

  @Test func `a child disappears when its view is removed`() {
    let child = stage.screen("C")
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    _ = stage.settled()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(stage.settled() == ["C.willDis", "C.didDis"])
  }

  @Test func `children in place follow their container and others do not`() {
    let container = stage.screen("P")
    let shown = stage.screen("C")
    let waiting = stage.screen("W")
    container.addChild(shown)
    container.addChild(waiting)
    container.view.addSubview(shown.view)
    _ = stage.journal.take()
    stage.window.rootViewController = container
    stage.window.makeKeyAndVisible()
    #expect(stage.settled() == ["P.willApp", "C.willApp", "P.didApp", "C.didApp"])
  }

  @Test func `a child added in viewDidLoad appears once`() {
    let container = stage.screen("P")
    let child = stage.screen("C")
    container.onCallback = {
      guard $0 == "didLoad" else { return }
      container.addChild(child)
      container.view.addSubview(child.view)
    }
    stage.window.rootViewController = container
    stage.window.makeKeyAndVisible()
    #expect(
      stage.settled() == [
        "P.didLoad", "C.didLoad", "P.willApp", "C.willApp", "P.didApp", "C.didApp",
      ])
  }

  @Test func `a container that forwards by hand makes its children's callbacks itself`() {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Manual()
    let child = stage.screen("C")
    stage.show(container)
    container.addChild(child)
    container.view.addSubview(child.view)
    #expect(stage.settled() == ["C.didLoad"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(stage.settled() == ["C.willApp", "C.didApp"])
  }

  @Test func `a view appears even if its controller was never added as a child`() {
    let forgotten = stage.screen("F")
    stage.show(stage.root)
    stage.root.view.addSubview(forgotten.view)
    #expect(stage.settled() == ["F.didLoad", "F.willApp", "F.didApp"])
  }

  @Test func `the responder chain runs from a view to its controller and its superview`() {
    let navigation = stage.stack("A")
    let screen = navigation.topViewController
    let label = UILabel()
    screen?.view.addSubview(label)
    #expect(label.next === screen?.view)
    #expect(screen?.view.next === screen)
    #expect(screen?.next === navigation.view)
  }
}
