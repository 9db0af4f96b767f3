import HeadlessUIKit
import Testing

/// Which controls a finger reaches, and why it does not reach the others.
@MainActor struct HitTestingTests {
  let stage = Stage()

  private func button(_ title: String) -> UIButton {
    let button = UIButton(
      primaryAction: UIAction(title: title) { _ in stage.journal.note("tapped \(title)") })
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
    return button
  }

  private func show(_ views: UIView...) {
    stage.show(stage.root)
    for view in views { stage.root.view.addSubview(view) }
    _ = stage.settled()
  }

  private var reachable: [String] { stage.device.finger.targets.map(\.title) }

  /// The obstacle before the only control that is out of reach.
  private func obstacle() throws -> Obstacle? {
    let unreachable = stage.device.finger.unreachableTargets(on: stage.root)
    let target = try #require(unreachable.first)
    #expect(reachable.isEmpty)
    let found = try #require(target.obstacle)
    #expect(throws: Finger.Failure.unreachable(title: target.title, found)) {
      try stage.device.finger.tap(target)
    }
    #expect(stage.journal.take().isEmpty)
    return target.obstacle
  }

  @Test func `a hidden control cannot be tapped`() throws {
    let button = button("go")
    button.isHidden = true
    show(button)
    #expect(try obstacle() == .hidden)
  }

  @Test func `a control in a hidden view cannot be tapped`() throws {
    let box = UIView()
    box.addSubview(button("go"))
    box.isHidden = true
    show(box)
    #expect(try obstacle() == .hidden)
  }

  @Test func `a control with alpha 0 cannot be tapped, one that shines through can`() throws {
    let button = button("go")
    button.alpha = 0
    show(button)
    #expect(try obstacle() == .transparent)
    button.alpha = 0.02
    #expect(reachable == ["go"])
  }

  @Test func `a control in a view that ignores touches cannot be tapped`() throws {
    let box = UIView()
    box.addSubview(button("go"))
    box.isUserInteractionEnabled = false
    show(box)
    #expect(try obstacle() == .ignoresTouches)
  }

  @Test func `a control beside the screen cannot be tapped until it moves in`() throws {
    let menu = UIView(frame: CGRect(x: -280, y: 0, width: 280, height: 800))
    menu.addSubview(button("go"))
    show(menu)
    #expect(try obstacle() == .outside)
    menu.frame.origin.x = 0
    #expect(reachable == ["go"])
    menu.transform = CGAffineTransform(translationX: -280, y: 0)
    #expect(try obstacle() == .outside)
    menu.transform = .identity
    #expect(reachable == ["go"])
    menu.frame.origin.y = stage.root.view.bounds.height
    #expect(try obstacle() == .outside)
  }

  @Test
  func `a control that constraints put beside the screen cannot be tapped until they let it in`()
    throws
  {
    let menu = UIView()
    menu.translatesAutoresizingMaskIntoConstraints = false
    menu.addSubview(button("go"))
    show(menu)
    let root: UIView = stage.root.view
    let leading = menu.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: -280)
    NSLayoutConstraint.activate([
      leading, menu.widthAnchor.constraint(equalToConstant: 280),
      menu.topAnchor.constraint(equalTo: root.topAnchor),
      menu.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    #expect(try obstacle() == .outside)
    leading.constant = -270
    #expect(reachable == ["go"])
    leading.isActive = false
    let hidden = menu.leadingAnchor.constraint(equalTo: root.trailingAnchor)
    hidden.isActive = true
    #expect(try obstacle() == .outside)
    let shown = menu.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    hidden.isActive = false
    shown.isActive = true
    #expect(reachable == ["go"])
  }

  @Test func `controls that can be scrolled into view are reachable`() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let button = button("go")
    button.frame.origin.y = 900
    list.addSubview(button)
    show(list)
    #expect(reachable == ["go"])
  }

  @Test func `a full-size view that moves away doesn't cover`() {
    let cover = UIView(frame: stage.root.view.bounds)
    show(button("go"), cover)
    #expect(reachable == [])
    cover.transform = CGAffineTransform(translationX: 0, y: cover.frame.height)
    #expect(reachable == ["go"])
  }

  @Test func `a label takes no taps until its touches are switched on`() throws {
    let label = UILabel()
    label.text = "terms"
    let recognizer = UITapGestureRecognizer()
    recognizer.addAction { _ in stage.journal.note("terms") }
    label.addGestureRecognizer(recognizer)
    show(label)
    #expect(try obstacle() == .ignoresTouches)
    label.isUserInteractionEnabled = true
    try stage.device.finger.tap(try #require(stage.device.finger.targets.first))
    #expect(stage.journal.take() == ["terms"])
  }

  @Test func `a control under a view that covers the screen cannot be tapped`() throws {
    let overlay = UIView(frame: UIScreen.main.bounds)
    show(button("go"), overlay)
    #expect(try obstacle() == .covered(by: "UIView"))
    overlay.isUserInteractionEnabled = false
    #expect(reachable == ["go"])
  }

  @Test func `a control under a view that constraints pin to all edges cannot be tapped`() throws {
    let overlay = UIView()
    overlay.translatesAutoresizingMaskIntoConstraints = false
    show(button("go"), overlay)
    #expect(reachable == ["go"])
    let view = try #require(stage.root.view)
    NSLayoutConstraint.activate([
      overlay.topAnchor.constraint(equalTo: view.topAnchor),
      overlay.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      overlay.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      overlay.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    #expect(try obstacle() == .covered(by: "UIView"))
  }

  @Test func `a control over another is reached, and beside it as well`() {
    let beside = UIView(frame: CGRect(x: 200, y: 10, width: 100, height: 44))
    show(UIView(frame: UIScreen.main.bounds), button("go"), beside)
    #expect(reachable == ["go"])
  }

  @Test func `a control under a presented screen cannot be tapped`() throws {
    show(button("go"))
    let target = try #require(stage.device.finger.targets.first)
    stage.root.present(stage.screen("M"), animated: true)
    stage.device.settle()
    #expect(throws: Finger.Failure.self) { try stage.device.finger.tap(target) }
    let behind = stage.device.finger.unreachableTargets(on: stage.root)
    #expect(behind.map(\.obstacle) == [.covered(by: "<Screen#2>")])
  }

  @Test func `a control that is hidden between look and tap cannot be tapped`() throws {
    let button = button("go")
    show(button)
    let target = try #require(stage.device.finger.targets.first)
    button.isHidden = true
    #expect(throws: Finger.Failure.unreachable(title: "go", .hidden)) {
      try stage.device.finger.tap(target)
    }
  }

  @Test func `the bar buttons of a screen that has not loaded its view cannot be tapped`() {
    let navigation = stage.stack("A")
    let pushed = stage.screen("B")
    pushed.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    navigation.pushViewController(pushed, animated: true)
    #expect(stage.device.finger.targets.isEmpty)
    #expect(stage.device.finger.unreachableTargets(on: pushed).map(\.obstacle) == [.notLoaded])
    stage.device.settle()
    #expect(reachable == ["Add"])
  }

  @Test func `the bar buttons of a hidden bar cannot be tapped`() {
    let navigation = stage.stack("A")
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add)
    navigation.isNavigationBarHidden = true
    #expect(stage.device.finger.targets.isEmpty)
  }

  // MARK: Names

  @Test func `a control without a name is identified by kind and number`() throws {
    let second = UISwitch()
    second.addAction(UIAction { _ in stage.journal.note("second") }, for: .valueChanged)
    show(UISwitch(), second, UIButton())
    #expect(reachable == ["switch 1", "switch 2", "button 1"])
    try stage.device.finger.tap(stage.device.finger.targets[1])
    #expect(stage.journal.take() == ["second"])
  }

  @Test func `a button with only an image is named after it`() {
    let button = UIButton()
    button.setImage(UIImage(systemName: "heart"), for: .normal)
    stage.root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "plus"), primaryAction: UIAction { _ in })
    show(button)
    #expect(reachable == ["plus", "heart"])
  }

  @Test func `a control answers to its label and its image beside its title`() throws {
    let button = button("Go")
    button.accessibilityLabel = "Start the walk"
    button.setImage(UIImage(systemName: "figure.walk"), for: .normal)
    show(button)
    let target = try #require(stage.device.finger.targets.first)
    #expect(target.title == "Go")
    #expect(target.otherNames == ["Start the walk", "figure.walk"])
  }

  @Test func `toolbar items can be tapped while the toolbar shows`() {
    let navigation = stage.stack("A")
    navigation.topViewController?.toolbarItems = [
      UIBarButtonItem(title: "Share"), .flexibleSpace(), UIBarButtonItem(title: "Trash"),
    ]
    #expect(reachable.isEmpty)
    navigation.setToolbarHidden(false, animated: false)
    #expect(reachable == ["Share", "Trash"])
  }

  @Test func `the items of a toolbar of the screen's own can be tapped`() {
    let toolbar = UIToolbar()
    toolbar.items = [UIBarButtonItem(title: "Done")]
    show(toolbar)
    #expect(reachable == ["Done"])
  }

  @Test func `a field without a placeholder is identified by number`() throws {
    let named = UITextField()
    named.placeholder = "Name"
    let nameless = UITextField()
    show(named, nameless)
    #expect(stage.device.finger.inputs.map(\.title) == ["Name", "field 2"])
    stage.device.finger.inputs[1].type("text")
    #expect(nameless.text == "text")
  }

  @Test func `a view that lets touches through covers nothing`() {
    final class Glass: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    final class Hole: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }
    let screen = CGRect(x: 0, y: 0, width: 400, height: 800)
    show(button("go"), Glass(frame: screen), Hole(frame: screen))
    #expect(reachable == ["go"])
    stage.root.view.addSubview(UIView(frame: screen))
    #expect(reachable.isEmpty)
  }

  @Test func `a hit test finds the frontmost view below the point`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    outer.addSubview(inner)
    #expect(outer.hitTest(CGPoint(x: 60, y: 60), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 300, y: 10), with: nil) == nil)
    inner.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 60, y: 60), with: nil) === outer)
  }
}
