import HeadlessUIKit
import Testing

@MainActor struct PresentationTests {
  let stage = Stage()
  var root: Screen { stage.root }

  @Test func `a navigation child presents from its outermost container`() {
    let navigation = stage.stack("A")
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    let modal = stage.screen("M")
    navigation.topViewController?.present(modal, animated: true)
    #expect(modal.presentingViewController === tabs)
    #expect(tabs.presentedViewController === modal)
  }

  @Test func `presentedViewController is what this one or its nearest ancestor presented`() {
    let navigation = stage.stack("A")
    let modal = stage.screen("M")
    navigation.present(modal, animated: true)
    #expect(navigation.topViewController?.presentedViewController === modal)
  }

  @Test func `presentingViewController is what presented this one or its farthest ancestor`() {
    let inner = stage.screen("inner")
    root.present(UINavigationController(rootViewController: inner), animated: true)
    #expect(inner.presentingViewController === root)
  }

  @Test func `currentContext stops at the first that defines a presentation context`() {
    let container = stage.screen("container")
    let child = stage.screen("child")
    let grandchild = stage.screen("grandchild")
    container.addChild(child)
    child.addChild(grandchild)
    stage.show(container)
    child.definesPresentationContext = true
    child.loadViewIfNeeded()
    container.view.addSubview(child.view)
    let modal = stage.screen("M", style: .currentContext)
    grandchild.present(modal, animated: false)
    #expect(modal.presentingViewController === child)
  }

  @Test func `currentContext goes to the root if no controller defines a context`() {
    let container = stage.screen("container")
    let child = stage.screen("child")
    container.addChild(child)
    stage.show(container)
    #expect(child.definesPresentationContext == false)
    let modal = stage.screen("M", style: .overCurrentContext)
    child.present(modal, animated: false)
    #expect(modal.presentingViewController === container)
  }

  @Test func `a navigation controller defines a presentation context`() {
    let navigation = stage.stack("A")
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    let modal = stage.screen("M", style: .overCurrentContext)
    navigation.topViewController?.present(modal, animated: true)
    #expect(modal.presentingViewController === navigation)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func `fullScreen and currentContext remove the presenter's view`(style: UIModalPresentationStyle)
  {
    root.present(stage.screen("M", style: style), animated: true)
    stage.device.settle()
    #expect(root.viewIfLoaded?.window == nil)
    root.dismiss(animated: true)
    stage.device.settle()
    #expect(root.viewIfLoaded?.window === stage.window)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen, .overCurrentContext])
  func `sheets and the over styles leave the presenter's view`(style: UIModalPresentationStyle) {
    root.present(stage.screen("M", style: style), animated: true)
    stage.device.settle()
    #expect(root.viewIfLoaded?.window === stage.window)
  }

  @Test func `automatic is a page sheet`() {
    let modal = stage.screen("M")
    #expect(modal.modalPresentationStyle == .automatic)
    #expect(modal.sheetPresentationController != nil)
    root.present(modal, animated: true)
    #expect(stage.settled() == ["M.didLoad", "M.willApp", "M.didApp"])
  }

  @Test func `the completion of present comes after viewDidAppear`() {
    root.present(stage.screen("M"), animated: true) { stage.journal.note("completion") }
    #expect(stage.settled().suffix(2) == ["M.didApp", "completion"])
  }

  @Test func `the completion of dismiss comes after viewDidDisappear`() {
    root.present(stage.screen("M"), animated: true)
    _ = stage.settled()
    root.dismiss(animated: true) { stage.journal.note("completion") }
    #expect(stage.settled().suffix(2) == ["M.didDis", "completion"])
  }

  @Test func `dismiss on a presented controller is forwarded to its presenter`() {
    let modal = stage.screen("M")
    root.present(modal, animated: true)
    stage.device.settle()
    modal.dismiss(animated: true)
    stage.device.settle()
    #expect(root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
  }

  @Test func `dismiss on a child of a presented container dismisses the container`() {
    let inner = stage.screen("inner")
    root.present(UINavigationController(rootViewController: inner), animated: true)
    stage.device.settle()
    inner.dismiss(animated: true)
    stage.device.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `dismissing lower in the chain dismisses all above and animates only the top`() {
    let first = stage.screen("M1")
    let second = stage.screen("M2")
    root.present(first, animated: false)
    stage.device.settle()
    first.present(second, animated: false)
    _ = stage.settled()
    root.dismiss(animated: true)
    let coordinator = second.transitionCoordinator
    #expect(coordinator?.viewController(forKey: .from) === second)
    #expect(stage.settled() == ["M2.willDis", "M1.willDis", "M2.didDis", "M1.didDis"])
    #expect(root.presentedViewController == nil)
    #expect(first.presentedViewController == nil)
  }

  @Test func `a controller dismisses its presented controller first, then itself`() {
    let first = stage.screen("M1")
    let second = stage.screen("M2")
    root.present(first, animated: true)
    stage.device.settle()
    first.present(second, animated: true)
    stage.device.settle()

    first.dismiss(animated: true)
    stage.device.settle()
    #expect(root.presentedViewController === first)
    #expect(first.presentedViewController == nil)

    first.dismiss(animated: true)
    stage.device.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `without animation the links stand right after the call and callbacks come later`() {
    let modal = stage.screen("M")
    stage.show(root)
    root.present(modal, animated: false)
    #expect(root.presentedViewController === modal)
    #expect(modal.presentingViewController === root)
    stage.journal.clear()
    stage.device.layOut()
    #expect(stage.journal.take() == ["M.willApp", "M.didApp"])

    root.dismiss(animated: false)
    #expect(root.presentedViewController === modal)
    #expect(stage.journal.take() == [])
    stage.device.layOut()
    #expect(root.presentedViewController == nil)
  }

  @Test func `present has loaded the presented view when it returns`() {
    let modal = stage.screen("M")
    var presenter: UIViewController?
    modal.onCallback = { if $0 == "didLoad" { presenter = modal.presentingViewController } }
    stage.show(root)
    root.present(modal, animated: true)
    #expect(modal.isViewLoaded)
    #expect(stage.journal.take() == ["M.didLoad"])
    #expect(presenter === root)
  }

  @Test func `dismiss with nothing to dismiss changes nothing and completes`() {
    stage.show(root)
    root.dismiss(animated: true) { stage.journal.note("completion") }
    #expect(stage.journal.take() == [])
    #expect(stage.settled() == ["completion"])
    #expect(stage.misuses() == [])
  }

  @Test func `presenting from the viewDidAppear of a presented screen works`() {
    let first = stage.screen("M1")
    let second = stage.screen("M2")
    first.onCallback = { if $0 == "didApp" { first.present(second, animated: true) } }
    root.present(first, animated: true)
    stage.device.settle()
    #expect(stage.misuses() == [])
    #expect(first.presentedViewController === second)
  }

  @Test func `presenting the next one in the completion of a dismiss works`() {
    root.present(stage.screen("M1"), animated: true)
    stage.device.settle()
    let next = stage.screen("M2")
    root.dismiss(animated: true) { root.present(next, animated: true) }
    stage.device.settle()
    #expect(stage.misuses() == [])
    #expect(root.presentedViewController === next)
  }

  @Test func `a root replaced under a live modal stays alive with what it presented`() {
    weak var old: UIViewController?
    weak var modal: UIViewController?
    do {
      let presenter = stage.screen("old")
      let presented = stage.screen("M")
      old = presenter
      modal = presented
      stage.show(presenter)
      presenter.present(presented, animated: true)
      stage.device.settle()
    }
    stage.show(stage.screen("new"))
    #expect(old != nil)
    #expect(modal != nil)
    #expect(modal?.viewIfLoaded?.window === stage.window)

    old?.dismiss(animated: false)
    stage.device.settle()
    #expect(old == nil)
    #expect(modal == nil)
  }
}
