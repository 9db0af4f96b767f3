import Testing

@testable import HeadlessUIKit

/// Controls of an app's own, which draw themselves and have a target.
@MainActor struct CustomControlTests {
  private final class Card: UIControl {
    let label = UILabel()

    init(_ title: String) {
      super.init(frame: .zero)
      label.text = title
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }

  private let stage = Stage()

  @Test func `a control of the app's own is tapped if something reacts to it`() throws {
    let screen = stage.screen("A")
    let (card, idle) = (Card("Weather"), Card("Idle"))
    var taps = 0
    card.addAction(UIAction { _ in taps += 1 }, for: [.touchUpInside, .touchDown])
    idle.addAction(UIAction { _ in taps += 100 }, for: .valueChanged)
    for part in [card, idle] { screen.view.addSubview(part) }
    stage.show(screen)
    let targets = stage.device.finger.targets
    #expect(targets.map(\.title) == ["Weather"])
    try stage.device.finger.tap(try #require(targets.first))
    #expect(taps == 1)
    card.isEnabled = false
    #expect(stage.device.finger.targets.first?.isEnabled == false)
  }

  @Test func `the screen lists it as a button, and then what it shows`() {
    let screen = stage.screen("A")
    let card = Card("Weather")
    card.addAction(UIAction { _ in }, for: .touchUpInside)
    screen.view.addSubview(card)
    stage.show(screen)
    let elements = screen.screenContent().elements.map { "\($0.kind.rawValue) \($0.text)" }
    #expect(elements == ["button Weather", "label Weather"])
  }

  @Test func `a deallocated target receives no action`() {
    let screen = stage.screen("A")
    let card = Card("Weather")
    var owner: NSObject? = NSObject()
    if let owner {
      let tapped = Selector("tapped") { (_: NSObject) -> () -> Void in {} }
      card.addTarget(owner, action: tapped, for: .touchUpInside)
    }
    screen.view.addSubview(card)
    stage.show(screen)
    #expect(stage.device.finger.targets.count == 1)
    owner = nil
    #expect(stage.device.finger.targets.isEmpty)
  }
}
