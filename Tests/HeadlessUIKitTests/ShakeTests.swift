import HeadlessUIKit
import Testing

@MainActor @Suite struct `A shake` {
  private let stage = Stage()

  private final class Shaken: UIViewController {
    var motions: [String] = []
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      motions.append("began \(motion)")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      motions.append("ended \(motion), \(event.map { "\($0.type)" } ?? "no event")")
    }
  }

  @Test func `reaches the frontmost screen`() {
    let screen = Shaken()
    stage.show(screen)
    stage.device.shake()
    #expect(screen.motions == ["began motionShake", "ended motionShake, motion"])
  }

  @Test func `reaches the screen of the first responder through the responder chain`() {
    let screen = Shaken()
    stage.show(screen)
    let field = UITextField()
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    stage.device.shake()
    #expect(screen.motions.count == 2)
  }
  @Test func `is offered only if a responder overrides a motion method`() {
    stage.show(UIViewController())
    #expect(!stage.device.respondsToShake)
    stage.show(Shaken())
    #expect(stage.device.respondsToShake)
  }
}
