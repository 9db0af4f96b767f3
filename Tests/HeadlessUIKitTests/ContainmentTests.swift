import HeadlessUIKit
import Testing

/// Containers of the app's own.
@MainActor struct ContainmentTests {
  let stage = Stage()

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

  @Test func `the view of a controller that was never added as a child appears all the same`() {
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
