import HeadlessUIKit
import Testing

/// Links between screens and views read as nil once the other is gone.
@MainActor struct LinkTests {
  let stage = Stage()

  @Test func `a deallocated parent or superview reads as nil`() {
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

  @Test func `a screen last released by another thread reads as nil`() {
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

  @Test func `a link to a container reads as nil in the container's own deinit`() {
    final class Container: UIViewController {
      var onEnd: (UIViewController?) -> Void = { _ in }
      isolated deinit { onEnd(children.first) }
    }
    let child = UIViewController()
    var parents: [UIViewController?] = [UIViewController()]
    do {
      let container = Container()
      container.addChild(child)
      container.view.addSubview(child.view)
      container.onEnd = { child in
        parents = [child?.parent, child?.navigationController, child?.next as? UIViewController]
      }
    }
    #expect(parents == [nil, nil, nil])
  }

  @Test func `a link to a presenter reads as nil in the presenter's own deinit`() {
    final class Presenter: UIViewController {
      var onEnd: () -> Void = {}
      isolated deinit { onEnd() }
    }
    stage.show(stage.root)
    let modal = UIViewController()
    var presenting: UIViewController?? = .none
    do {
      let presenter = Presenter()
      stage.show(presenter)
      presenter.present(modal, animated: true)
      stage.device.settle()
      #expect(modal.presentingViewController === presenter)
      presenter.onEnd = { presenting = .some(modal.presentingViewController) }
    }
    stage.switchOff()
    #expect(presenting == .some(nil))
  }

  @Test func `a screen in its deinit isn't found by its view or among live screens`() {
    final class Last: UIViewController {
      var onEnd: () -> Void = {}
      isolated deinit { onEnd() }
    }
    var found: [UIResponder?] = []
    do {
      let last = Last()
      let view: UIView = last.view
      let number = last.instanceNumber
      last.onEnd = { [device = stage.device] in
        found = [view.next, device.instances.alive.first { $0.instanceNumber == number }]
        view.removeFromSuperview()
      }
    }
    #expect(found == [nil, nil])
  }

  @Test func `containers and windows may be emptied in their deinit`() {
    final class Stack: UINavigationController {
      isolated deinit {
        popToRootViewController(animated: true)
        viewControllers = []
      }
    }
    final class Tabs: UITabBarController {
      isolated deinit { viewControllers = nil }
    }
    final class Window: UIWindow {
      isolated deinit {
        isHidden = true
        rootViewController = nil
      }
    }
    stage.show(stage.root)
    do {
      let tabs = Tabs()
      tabs.viewControllers = [Stack(rootViewController: stage.screen("A")), stage.screen("B")]
      let window = Window(frame: .zero)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      stage.device.settle()
    }
    #expect(stage.device.settle() == .idle)
    #expect(stage.device.instances.alive.map(\.description) == [stage.root.description])
  }
}
