import HeadlessUIKit
import Observation
import Testing

@MainActor @Suite struct `Layout of an app's views` {
  private let stage = Stage()

  @MainActor @Observable final class Title {
    var text = "a"
  }

  private final class Card: UIView {
    var layouts = 0
    var title: Title?
    var badge: UIView?
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      _ = title?.text
      if badge == nil {
        let made = UIView()
        badge = made
        addSubview(made)
      }
      setNeedsLayout()
    }
  }

  private final class Plate: UIView {
    var events: [String] = []
    override func layoutSublayers(of layer: CALayer) {
      events.append("before")
      super.layoutSublayers(of: layer)
      events.append("after")
    }
    override func layoutSubviews() { events.append("subviews") }
  }

  private final class CardScreen: UIViewController {
    let card = Card()
    var events: [String] = []
    override func loadView() { view = card }
    override func viewWillLayoutSubviews() { events.append("will \(card.layouts)") }
    override func viewDidLayoutSubviews() { events.append("did \(card.layouts)") }
  }

  @Test func `layoutSublayers(of:) with the view's layer calls layoutSubviews`() {
    let plate = Plate()
    let screen = UIViewController()
    screen.view.addSubview(plate)
    stage.show(screen)
    #expect(plate.events == ["before", "subviews", "after"])
    plate.layoutSublayers(of: CALayer())
    #expect(plate.events.suffix(2) == ["before", "after"])
  }

  @Test func `a view lays out its subviews once it is in a window`() {
    let card = Card()
    let screen = UIViewController()
    screen.view.addSubview(card)
    #expect(card.layouts == 0)
    stage.show(screen)
    #expect(card.layouts == 1)
    #expect(card.badge?.superview === card)
    stage.device.settle()
    #expect(card.layouts == 1)
  }

  @Test func `a screen's view lays out its subviews between the controller's callbacks`() {
    let screen = CardScreen()
    stage.show(screen)
    #expect(screen.events == ["will 0", "did 1"])
  }

  @Test func `setNeedsLayout and a new subview ask for the next pass, layoutIfNeeded for now`() {
    let card = Card()
    let screen = UIViewController()
    screen.view.addSubview(card)
    stage.show(screen)
    card.setNeedsLayout()
    card.addSubview(UIView())
    #expect(card.layouts == 1)
    stage.device.settle()
    #expect(card.layouts == 2)
    card.setNeedsLayout()
    screen.view.layoutIfNeeded()
    #expect(card.layouts == 3)
    card.layoutIfNeeded()
    stage.device.settle()
    #expect(card.layouts == 3)
  }

  @Test func `layoutIfNeeded lays out a view that has no window`() {
    let card = Card()
    card.layoutIfNeeded()
    #expect(card.layouts == 1)
  }

  @Test func `an observable object that layout reads asks for it again`() {
    let card = Card()
    let title = Title()
    card.title = title
    let screen = UIViewController()
    screen.view.addSubview(card)
    stage.show(screen)
    title.text = "b"
    stage.device.settle()
    #expect(card.layouts == 2)
  }
}
