import HeadlessUIKit
import Testing

/// Links between screens and views read as nil once the other is gone.
@MainActor struct LinkTests {
  let stage = Stage()

  @Test func `the parent of a child and the superview of a view are nil once these are gone`() {
    let child = UIViewController()
    do {
      let container = UIViewController()
      container.addChild(child)
      container.view.addSubview(child.view)
      #expect(child.parent === container)
      #expect(child.view.superview === container.view)
    }
    #expect(child.parent == nil)
    #expect(child.view.superview == nil)
    #expect(child.view.next === child)
  }

  @Test func `the controller of a view that outlives it is nil`() {
    stage.show(stage.root)
    let view: UIView
    do {
      let screen = UIViewController()
      view = screen.view
      #expect(view.next === screen)
    }
    #expect(view.next == nil)
    stage.root.view.addSubview(view)
    view.removeFromSuperview()
  }

  @Test func `a screen that another thread lets go of last is gone for everybody`() {
    final class Holder: @unchecked Sendable {
      // Handed from one thread to the other, with a semaphore between.
      var screen: UIViewController?
    }
    let holder = Holder()
    let child = UIViewController()
    do {
      let container = UIViewController()
      container.addChild(child)
      holder.screen = container
    }
    #expect(child.parent != nil)
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      holder.screen = nil
      done.signal()
    }
    done.wait()
    #expect(child.parent == nil)
  }

  @Test func `gap: asking a child for its parent inside the parent's own deinit traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Container: UIViewController {
          isolated deinit { _ = children.first?.parent }
        }
        let child = UIViewController()
        do {
          let container = Container()
          container.addChild(child)
        }
      }
    }
  }
}
