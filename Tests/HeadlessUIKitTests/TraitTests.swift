import HeadlessUIKit
import Testing

private enum Flavor: UITraitDefinition {
  static let defaultValue = "plain"
}

/// Traits, their overrides, and a device that turns.
@MainActor struct TraitTests {
  let stage = Stage()

  private final class Turning: UIViewController {
    var heard: [String] = []
    var mask = UIInterfaceOrientationMask.allButUpsideDown

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append("will \(Int(size.width))")
      coordinator.animate { _ in
        self.heard.append("alongside")
      } completion: { _ in
        self.heard.append("completed")
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      heard.append("traits \(traitCollection.verticalSizeClass == .compact)")
    }
  }

  @Test func `an override passes down to everything inside, and to nothing outside`() {
    let child = stage.screen("C")
    let navigation = UINavigationController(rootViewController: child)
    stage.show(navigation)
    navigation.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
    child.traitOverrides[Flavor.self] = "sweet"
    #expect(child.view.traitCollection[Flavor.self] == "sweet")
    #expect(navigation.traitCollection[Flavor.self] == "plain")
  }

  @Test func `a registration is notified only of its own traits`() {
    stage.show(stage.root)
    var heard: [String] = []
    stage.root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (screen: Screen, previous: UITraitCollection) in
      heard.append("\(previous.userInterfaceStyle) to \(screen.traitCollection.userInterfaceStyle)")
    }
    stage.device.changeTraits { $0.preferredContentSizeCategory = .extraLarge }
    #expect(heard == [])
    stage.device.changeTraits { $0.userInterfaceStyle = .dark }
    #expect(heard == ["light to dark"])
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: stage.root.traitCollection) == .white)
  }

  @Test func `rotating the device notifies the screens, then their traits, then completes`() {
    let screen = Turning()
    stage.show(screen)
    #expect(stage.device.rotate(to: .landscapeRight))
    #expect(screen.heard == ["will 852", "traits true", "alongside"])
    stage.device.settle()
    #expect(screen.heard.last == "completed")
    #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(stage.window.windowScene?.interfaceOrientation == .landscapeRight)
  }

  @Test func `rotating the device lays out no screen of a tab that was never shown`() {
    final class Hidden: UIViewController {
      var layouts = 0
      override func viewDidLayoutSubviews() { layouts += 1 }
    }
    let hidden = Hidden()
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.screen("A"), hidden]
    stage.show(tabs)
    #expect(stage.device.rotate(to: .landscapeLeft))
    _ = stage.settled()
    #expect(hidden.layouts == 0)
    tabs.selectedIndex = 1
    _ = stage.settled()
    #expect(hidden.layouts > 0)
  }

  @Test func `a screen that supports only upright stays as it is until it supports more`() {
    let screen = Turning()
    screen.mask = .portrait
    stage.show(screen)
    #expect(!stage.device.rotate(to: .landscapeLeft))
    #expect(screen.heard == [])
    screen.mask = .all
    screen.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(stage.device.orientation == .landscapeLeft)
  }

  @Test func `without animations everything completes in the call`() {
    _ = stage.device
    var done: [String] = []
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: {}) { _ in done.append("animate") }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.addCompletion { _ in done.append("animator") }
    animator.startAnimation()
    #expect(done == ["animate", "animator"])
    UIView.setAnimationsEnabled(true)
    UIView.animate(springDuration: 1, bounce: 0.2, animations: {}) { _ in done.append("spring") }
    #expect(done.count == 2)
    stage.device.settle()
    #expect(done.last == "spring")
  }

  @Test func `a property animator that is stopped completes only when it is finished`() {
    _ = stage.device
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    animator.pauseAnimation()
    stage.device.settle()
    #expect(ends == [])
    animator.startAnimation()
    animator.stopAnimation(false)
    stage.device.settle()
    #expect(ends == [])
    animator.finishAnimation(at: .current)
    #expect(ends == [.current])
  }

  @Test func `a layer's animation notifies its delegate after its duration`() {
    final class Ear: CAAnimationDelegate {
      var stops: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops.append(flag) }
    }
    _ = stage.device
    let ear = Ear()
    let layer = UIView().layer
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 2
    animation.delegate = ear
    layer.add(animation, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    stage.device.advance(by: .seconds(1))
    #expect(ear.stops == [])
    stage.device.settle()
    #expect(ear.stops == [true])
    #expect(layer.animation(forKey: "fade") == nil)
  }

  @Test func `a view that leaves the window loses the animations that are removed on completion`() {
    let view = UIView()
    for (key, isRemoved) in [("pulse", true), ("spin", false)] {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.repeatCount = .infinity
      animation.isRemovedOnCompletion = isRemoved
      view.layer.add(animation, forKey: key)
    }
    stage.window.addSubview(view)
    #expect(view.layer.animationKeys() == ["pulse", "spin"])
    view.removeFromSuperview()
    #expect(view.layer.animationKeys() == ["spin"])
  }
}
