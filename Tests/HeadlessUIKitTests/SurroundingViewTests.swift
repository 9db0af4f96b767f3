import Testing

@testable import HeadlessUIKit

/// Controls that the app adds to UIKit's containers, to their bars and to the window.
@MainActor struct SurroundingViewTests {
  private let stage = Stage()
  private var finger: Finger { stage.device.finger }

  private var buttons: [String] {
    stage.device.frontmost?.screenContent().elements.filter { $0.kind == .button }.map(\.text) ?? []
  }

  private func button(_ title: String, action: @escaping () -> Void = {}) -> UIButton {
    UIButton(primaryAction: UIAction(title: title) { _ in action() })
  }

  private func tap(_ title: String) throws {
    try finger.tap(try #require(finger.targets.first { $0.title == title }))
    stage.device.settle()
  }

  private final class Tabs: UITabBarController {
    let ownBar = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      tabBar.isHidden = true
      ownBar.frame = UIScreen.main.bounds
      ownBar.isUserInteractionEnabled = true
      view.addSubview(ownBar)
    }
  }

  @Test func `a tab bar of the app's own switches the tabs`() throws {
    let tabs = Tabs()
    tabs.ownBar.frame.size.height = 80
    tabs.viewControllers = [stage.screen("A"), stage.screen("B")]
    tabs.ownBar.addSubview(button("second") { tabs.selectedIndex = 1 })
    tabs.ownBar.addSubview(button("first") { tabs.selectedIndex = 0 })
    stage.show(UINavigationController(rootViewController: tabs))
    #expect(buttons == ["second", "first"])
    try tap("second")
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.view.subviews.last === tabs.ownBar)
    try tap("first")
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `a button in the tab bar is on the screens that show the bar`() throws {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: stage.screen("A"))
    var taps = 0
    tabs.viewControllers = [stack]
    tabs.tabBar.addSubview(button("plus") { taps += 1 })
    stage.show(tabs)
    #expect(tabs.tabBar.superview === tabs.view)
    try tap("plus")
    #expect(taps == 1)
    let detail = stage.screen("B")
    detail.hidesBottomBarWhenPushed = true
    stack.pushViewController(detail, animated: true)
    stage.device.settle()
    #expect(buttons == [])
    stack.popViewController(animated: true)
    tabs.isTabBarHidden = true
    stage.device.settle()
    #expect(buttons == [])
  }

  private final class OwnBar: UITabBar {
    let plus = UIButton()
    override func didMoveToWindow() {
      super.didMoveToWindow()
      plus.setTitle("plus", for: .normal)
      addSubview(plus)
    }
  }

  @Test func `a tab bar that replaces UIKit's by key is the controller's`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.screen("A")]
    let bar = OwnBar()
    tabs.setValue(bar, forKey: "tabBar")
    stage.show(tabs)
    #expect(tabs.tabBar === bar)
    #expect(tabs.value(forKey: "tabBar") as? UITabBar === bar)
    #expect(buttons == ["plus"])
    #expect(bar.items?.count == 1)
  }

  @Test func `a button over a stack stays in front of the screens pushed later`() throws {
    let stack = stage.stack("A")
    var taps = 0
    let floating = button("compose") { taps += 1 }
    floating.frame = UIScreen.main.bounds
    stack.view.addSubview(floating)
    stack.pushViewController(stage.screen("B"), animated: true)
    stage.device.settle()
    #expect(stack.view.subviews.last === floating)
    try tap("compose")
    #expect(taps == 1)
  }

  @Test func `a view behind the screens of a stack stays behind them`() {
    let stack = stage.stack("A")
    let background = UIView(frame: UIScreen.main.bounds)
    stack.view.insertSubview(background, at: 0)
    let next = stage.screen("B")
    next.loadViewIfNeeded()
    next.view.addSubview(button("go"))
    stack.pushViewController(next, animated: true)
    stage.device.settle()
    #expect(stack.view.subviews.first === background)
    #expect(buttons == ["go"])
  }

  @Test func `the navigation bar's own buttons are hidden with it`() throws {
    let stack = stage.stack("A")
    stack.navigationBar.addSubview(button("profile"))
    #expect(buttons == ["profile"])
    stack.isNavigationBarHidden = true
    #expect(buttons == [])
  }

  @Test func `a popup on the window is in front until a screen is presented over it`() throws {
    stage.show(stage.root)
    stage.root.view.addSubview(button("below"))
    let popup = UIView(frame: UIScreen.main.bounds)
    popup.addSubview(button("close") { popup.removeFromSuperview() })
    stage.window.addSubview(popup)
    #expect(finger.targets.map(\.title) == ["close"])
    let sheet = stage.screen("S")
    stage.root.present(sheet, animated: true)
    stage.device.settle()
    #expect(finger.targets.map(\.title) == [])
    stage.root.dismiss(animated: true)
    stage.device.settle()
    try tap("close")
    #expect(finger.targets.map(\.title) == ["below"])
  }

  private final class Card: UIPresentationController {
    override func presentationTransitionWillBegin() {
      let dimming = UIView()
      dimming.accessibilityIdentifier = "dimming"
      let recognizer = UITapGestureRecognizer()
      recognizer.addAction { [unowned self] _ in leave() }
      dimming.addGestureRecognizer(recognizer)
      containerView?.addSubview(dimming)
    }

    private func leave() { presentedViewController.dismiss(animated: true) }
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
  }

  private final class Director: NSObject, UIViewControllerTransitioningDelegate {
    var animator: Fade?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Card(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test func `a tap on the dimming view behind a card dismisses it`() throws {
    stage.show(stage.root)
    let director = Director()
    let card = stage.screen("C", style: .custom)
    card.transitioningDelegate = director
    stage.root.present(card, animated: true)
    stage.device.settle()
    #expect(stage.window.subviews.last === card.view)
    card.view.frame.size.height = 300
    let dimming = try #require(finger.targets.first { $0.identifier == "dimming" })
    try finger.tap(dimming)
    stage.device.settle()
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `a view that its animator adds to the container is read once`() {
    stage.show(stage.root)
    let director = Director()
    director.animator = Fade()
    let card = stage.screen("C", style: .custom)
    card.transitioningDelegate = director
    card.view.addSubview(button("done"))
    stage.root.present(card, animated: true)
    stage.device.settle()
    card.view.frame.size.height = 300
    #expect(card.view.superview === card.presentationController?.containerView)
    #expect(finger.targets.map(\.title).filter { $0 == "done" } == ["done"])
    #expect(finger.targets.contains { $0.identifier == "dimming" })
  }
}
