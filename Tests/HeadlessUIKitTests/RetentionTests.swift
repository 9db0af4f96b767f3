import HeadlessUIKit
import Testing

/// Which objects retain each other, observed through weak references.
@MainActor struct RetentionTests {
  let stage = Stage()

  @Test func `a stack retains its screens, and a screen doesn't retain its stack`() {
    stage.show(stage.root)
    weak var navigation: UINavigationController?
    weak var kept: UIViewController?
    let child = UIViewController()
    do {
      let container = UINavigationController(rootViewController: child)
      let above = UIViewController()
      container.pushViewController(above, animated: false)
      stage.device.settle()
      navigation = container
      kept = above
      #expect(kept != nil)
      #expect(child.parent === container)
    }
    #expect(navigation == nil)
    #expect(kept == nil)
    #expect(child.parent == nil)
    #expect(child.navigationController == nil)
  }

  @Test func `a tab bar controller retains its tabs`() {
    let tabs = UITabBarController()
    weak var tab: UIViewController?
    do {
      let made = UIViewController()
      tab = made
      tabs.viewControllers = [made]
    }
    #expect(tab != nil)
    tabs.viewControllers = []
    #expect(tab == nil)
  }

  @Test func `a container retains its children until they are removed`() {
    let container = UIViewController()
    weak var child: UIViewController?
    do {
      let made = UIViewController()
      child = made
      container.addChild(made)
    }
    #expect(child?.parent === container)
    child?.removeFromParent()
    #expect(child == nil)
  }

  @Test func `a presenter retains the presented controller, which doesn't retain its presenter`() {
    weak var modal: UIViewController?
    do {
      let made = UIViewController()
      modal = made
      stage.root.present(made, animated: true)
      stage.device.settle()
    }
    #expect(modal != nil)
    #expect(modal?.presentingViewController === stage.root)
  }

  @Test func `a presented controller's link to a deallocated presenter is nil`() {
    let modal = UIViewController()
    weak var presenter: UIViewController?
    do {
      let screen = stage.screen("P")
      presenter = screen
      stage.show(screen)
      screen.present(modal, animated: true)
      stage.device.settle()
      screen.dismiss(animated: false)
      stage.device.settle()
      stage.show(stage.screen("N"))
    }
    #expect(presenter == nil)
    #expect(modal.presentingViewController == nil)
  }

  @Test func `a presentation controller retains both screens but not its delegate`() throws {
    final class Ear: UIAdaptivePresentationControllerDelegate {}
    let modal = stage.screen("M")
    stage.root.present(modal, animated: true)
    stage.device.settle()
    let controller = try #require(modal.presentationController)
    do {
      let ear = Ear()
      controller.delegate = ear
      #expect(controller.delegate === ear)
    }
    #expect(controller.delegate == nil)
    #expect(controller.presentedViewController === modal)
    #expect(controller.presentingViewController === stage.root)
  }

  @Test func `delegates of stacks, tabs and transitions aren't retained`() {
    final class Ear: UINavigationControllerDelegate, UITabBarControllerDelegate {}
    let navigation = UINavigationController()
    let tabs = UITabBarController()
    do {
      let ear = Ear()
      navigation.delegate = ear
      tabs.delegate = ear
    }
    #expect(navigation.delegate == nil)
    #expect(tabs.delegate == nil)
  }

  @Test func `a window retains its root`() {
    weak var root: UIViewController?
    do {
      let made = UIViewController()
      root = made
      stage.show(made)
    }
    #expect(root != nil)
    stage.show(UIViewController())
    #expect(root == nil)
  }

  @Test func `a popped controller is deallocated after the did callbacks of both`() {
    let navigation = stage.stack("A")
    weak var popped: UIViewController?
    do {
      let screen = stage.screen("B")
      popped = screen
      navigation.pushViewController(screen, animated: true)
    }
    stage.device.settle()
    var wasAlive: Bool?
    (navigation.viewControllers.first as? Screen)?.onCallback = { [weak popped] in
      if $0 == "didApp" { wasAlive = popped != nil }
    }
    navigation.popViewController(animated: true)
    stage.device.advance(by: .milliseconds(349))
    #expect(popped != nil)
    stage.device.advance(by: .milliseconds(1))
    #expect(wasAlive == true)
    #expect(popped == nil)
  }

  @Test func `a dismissed controller is deallocated right after the completion`() {
    stage.show(stage.root)
    weak var modal: UIViewController?
    do {
      let made = UIViewController()
      modal = made
      stage.root.present(made, animated: true)
      stage.device.settle()
    }
    var wasAlive: Bool?
    stage.root.dismiss(animated: true) { [weak modal] in wasAlive = modal != nil }
    stage.device.settle()
    #expect(wasAlive == true)
    #expect(modal == nil)
  }

  @Test func `a hidden stack releases popped screens`() {
    let navigation = stage.stack("A")
    weak var popped: UIViewController?
    do {
      let screen = stage.screen("B")
      popped = screen
      navigation.pushViewController(screen, animated: true)
    }
    stage.device.settle()
    navigation.present(stage.screen("M", style: .fullScreen), animated: true)
    stage.device.settle()
    navigation.popToRootViewController(animated: true)
    stage.device.settle()
    #expect(popped == nil)
  }

  @Test func `a hundred popped screens are deallocated together`() {
    let navigation = stage.stack("A")
    let before = stage.device.instances.aliveCount
    for index in 0..<100 {
      navigation.pushViewController(stage.screen("\(index)"), animated: true)
      stage.device.settle()
    }
    #expect(stage.device.instances.aliveCount == before + 100)
    navigation.popToRootViewController(animated: true)
    stage.device.settle()
    #expect(stage.device.instances.aliveCount == before)
  }

  @Test func `a device that is switched off releases running transitions`() {
    weak var stack: UINavigationController?
    weak var modal: UIViewController?
    do {
      let navigation = stage.stack("A", "B")
      navigation.popViewController(animated: true)
      stage.device.layOut()
      let presented = UIViewController()
      navigation.present(presented, animated: true)
      stack = navigation
      modal = presented
    }
    stage.switchOff()
    #expect(stack == nil)
    #expect(modal == nil)
  }
}
