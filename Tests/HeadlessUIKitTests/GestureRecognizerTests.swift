import HeadlessUIKit
import Testing

/// Which gesture recognizers recognize a finger's touches.
@MainActor struct GestureRecognizerTests {
  private final class Touch: UIGestureRecognizer {
    var events: [String] = []
    var beginsAs = State.began
    var endsAs = State.ended
    var place: CGPoint?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      let point = touches.first?.location(in: view) ?? .zero
      events.append("began at \(Int(point.x))")
      #expect(event.allTouches == touches && touches.first?.view === view)
      place = location(in: view)
      state = beginsAs
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      events.append("ended")
      state = endsAs
    }

    override func reset() { events.append("reset") }
  }

  private final class NotedTap: UITapGestureRecognizer {
    var resets = 0
    override func reset() { resets += 1 }
  }

  private final class ShortTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  }

  private final class Decisions: UIGestureRecognizerDelegate {
    var receives = true
    var begins = true
    var isSimultaneous = false
    weak var waitsFor: UIGestureRecognizer?
    weak var precedes: UIGestureRecognizer?

    func gestureRecognizer(_: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      receives
    }
    func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
    func gestureRecognizer(
      _: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { other === waitsFor }
    func gestureRecognizer(
      _: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { other === precedes }
  }

  private let stage = Stage()
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let photo = UILabel(frame: CGRect(x: 10, y: 10, width: 40, height: 40))

  /// Shows a photo on a card, and taps the photo's first recognizer.
  private func tap() throws {
    if card.superview == nil {
      let screen = stage.screen("A")
      photo.text = "Photo"
      photo.isUserInteractionEnabled = true
      card.addSubview(photo)
      screen.view.addSubview(card)
      stage.show(screen)
    }
    let finger = stage.device.finger
    try finger.tap(try #require(finger.targets.first { $0.title == "Photo" }))
  }

  /// A recognizer on a view that notes its states, without changing its delegate.
  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView, _ name: String
  ) -> Recognizer {
    let journal = stage.journal
    recognizer.addAction { journal.note("\(name) \($0.state)") }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test
  func `an app's own recognizer receives touches, and calls its actions as its state changes`()
    throws
  {
    let touch = add(Touch(), to: photo, "touch")
    try tap()
    #expect(touch.events == ["began at 20", "ended", "reset"])
    #expect(stage.journal.take() == ["touch began", "touch ended"])
    #expect(touch.state == .possible)
    touch.endsAs = .failed
    try tap()
    #expect(stage.journal.take() == ["touch began"])
  }

  @Test func `a tap recognizer that fails by itself recognizes nothing`() throws {
    _ = add(ShortTap(), to: photo, "tap")
    try tap()
    #expect(stage.journal.take().isEmpty)
  }

  @Test func `a recognizer that its delegate keeps from a touch leaves it to its superview's`()
    throws
  {
    let decisions = Decisions()
    let inner = add(UITapGestureRecognizer(), to: photo, "inner")
    _ = add(UITapGestureRecognizer(), to: card, "outer")
    inner.delegate = decisions
    try tap()
    #expect(stage.journal.take() == ["inner ended"])
    decisions.receives = false
    try tap()
    #expect(stage.journal.take() == ["outer ended"])
    decisions.receives = true
    decisions.begins = false
    try tap()
    #expect(stage.journal.take() == ["outer ended"])
  }

  @Test(arguments: [true, false])
  func `a delegate lets recognizers of a view and its superview recognize simultaneously`(
    isOuterAsked: Bool
  ) throws {
    let decisions = Decisions()
    let inner = add(UITapGestureRecognizer(), to: photo, "inner")
    let outer = add(UITapGestureRecognizer(), to: card, "outer")
    (isOuterAsked ? outer : inner).delegate = decisions
    try tap()
    #expect(stage.journal.take() == ["inner ended"])
    decisions.isSimultaneous = true
    try tap()
    #expect(stage.journal.take() == ["inner ended", "outer ended"])
  }

  @Test(arguments: ["require(toFail:)", "shouldRequireFailureOf", "shouldBeRequiredToFailBy"])
  func `a recognizer that waits for another one recognizes only if that fails`(way: String) throws {
    let (first, second) = (Decisions(), Decisions())
    let inner = add(UITapGestureRecognizer(), to: photo, "inner")
    let outer = add(UITapGestureRecognizer(), to: card, "outer")
    (inner.delegate, outer.delegate) = (first, second)
    switch way {
    case "require(toFail:)": inner.require(toFail: outer)
    case "shouldRequireFailureOf": first.waitsFor = outer
    default: second.precedes = inner
    }
    first.isSimultaneous = true
    try tap()
    #expect(stage.journal.take() == ["outer ended"])
    second.begins = false
    try tap()
    #expect(stage.journal.take() == ["inner ended"])
  }

  @Test func `a long press is recognized by one recognizer, unless a delegate allows more`() throws
  {
    let decisions = Decisions()
    let inner = add(UILongPressGestureRecognizer(), to: photo, "inner")
    _ = add(UILongPressGestureRecognizer(), to: photo, "other")
    inner.delegate = decisions
    photo.isUserInteractionEnabled = true
    let screen = stage.screen("A")
    screen.view.addSubview(photo)
    stage.show(screen)
    let finger = stage.device.finger
    let target = try #require(finger.pressTargets(on: screen).first)
    try finger.press(target)
    #expect(stage.journal.take() == ["inner began", "inner ended"])
    decisions.isSimultaneous = true
    try finger.press(target)
    #expect(stage.journal.take().filter { $0.hasPrefix("other") }.count == 2)
  }

  @Test func `a recognizer that waits is held until the other one fails, and fails if it wins`()
    throws
  {
    let decisions = Decisions()
    let touch = add(Touch(), to: photo, "touch")
    let tap = add(UITapGestureRecognizer(), to: photo, "tap")
    tap.delegate = decisions
    touch.require(toFail: tap)
    try self.tap()
    #expect(stage.journal.take() == ["tap ended"])
    #expect(touch.state == .possible && touch.events.last == "reset")
    decisions.begins = false
    try self.tap()
    #expect(stage.journal.take() == ["touch began", "touch ended"])
  }

  @Test func `a recognizer without an action shields its superviews'`() throws {
    let decisions = Decisions()
    let own = add(UITapGestureRecognizer(), to: photo, "own")
    let shield = UITapGestureRecognizer()
    photo.addGestureRecognizer(shield)
    _ = add(UITapGestureRecognizer(), to: card, "outer")
    own.delegate = decisions
    decisions.begins = false
    try tap()
    #expect(stage.journal.take().isEmpty)
    shield.isEnabled = false
    try tap()
    #expect(stage.journal.take() == ["outer ended"])
  }

  @Test func `an app's own recognizer without an action receives touches`() throws {
    let touch = Touch()
    photo.addGestureRecognizer(touch)
    try tap()
    #expect(touch.events == ["began at 20", "ended", "reset"])
  }

  @Test func `a long press reaches an app's own recognizers`() throws {
    let press = add(UILongPressGestureRecognizer(), to: photo, "press")
    let touch = add(Touch(), to: photo, "touch")
    let decisions = Decisions()
    press.delegate = decisions
    decisions.isSimultaneous = true
    photo.isUserInteractionEnabled = true
    let screen = stage.screen("A")
    card.addSubview(photo)
    screen.view.addSubview(card)
    stage.show(screen)
    let finger = stage.device.finger
    try finger.press(try #require(finger.pressTargets(on: screen).first { $0.recognize != nil }))
    #expect(touch.events == ["began at 20", "ended", "reset"])
    #expect(
      stage.journal.take().filter { $0.hasPrefix("press") } == ["press began", "press ended"])
  }

  @Test func `recognizers that recognized, failed or were prevented are reset`() throws {
    let inner = add(NotedTap(), to: photo, "inner")
    let outer = add(NotedTap(), to: card, "outer")
    let touch = add(Touch(), to: photo, "touch")
    touch.endsAs = .failed
    touch.isEnabled = false
    try tap()
    #expect(inner.resets == 1 && outer.resets == 1)
    touch.isEnabled = true
    touch.require(toFail: inner)
    try tap()
    #expect(inner.resets == 2 && outer.resets == 2 && touch.events.last == "reset")
    #expect([inner, outer, touch].allSatisfy { $0.state == .possible })
  }

  @Test func `a recognizer that another one prevents fails, and receives no more touches`() throws {
    let decisions = Decisions()
    let first = add(Touch(), to: photo, "first")
    let second = add(Touch(), to: photo, "second")
    second.delegate = decisions
    second.beginsAs = .possible
    try tap()
    #expect(first.events == ["began at 20", "ended", "reset"])
    #expect(second.events == ["began at 20", "reset"])
    decisions.isSimultaneous = true
    try tap()
    #expect(second.events.dropFirst(2) == ["began at 20", "ended", "reset"])
  }

  @Test func `a recognizer is where its touch is`() throws {
    let touch = add(Touch(), to: photo, "touch")
    let card = card
    var places: [CGPoint] = []
    touch.addAction { places.append($0.location(in: card)) }
    #expect(touch.location(in: photo) == .zero)
    try tap()
    #expect(touch.place == CGPoint(x: 20, y: 20))
    #expect(places == [CGPoint(x: 30, y: 30), CGPoint(x: 30, y: 30)])
  }

  @Test func `the swipe back needs a delegate that lets it receive the touch`() throws {
    let decisions = Decisions()
    let navigation = stage.stack("A", "B")
    navigation.interactivePopGestureRecognizer?.delegate = decisions
    decisions.receives = false
    #expect(throws: Finger.Failure.notSwipeable) { try stage.device.finger.swipeBack() }
    decisions.receives = true
    try stage.device.finger.swipeBack()
  }
}
