import HeadlessUIKit

/// A screen that checks the order of its own appearance callbacks.
final class WatchedScreen: UIViewController {
  enum State {
    case gone, coming, there, going
  }

  private(set) var state = State.gone
  private let world: SequenceWorld.Ear

  init(_ world: SequenceWorld.Ear) {
    self.world = world
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit {
    if state != .gone { world.violation("\(description) died while \(state)") }
  }

  override func viewWillAppear(_ animated: Bool) {
    turn(to: .coming, from: [.gone, .going], in: "viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    turn(to: .there, from: [.coming], in: "viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    turn(to: .going, from: [.there, .coming], in: "viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    turn(to: .gone, from: [.going], in: "viewDidDisappear")
  }

  private func turn(to next: State, from allowed: [State], in callback: String) {
    if !allowed.contains(state) { world.violation("\(description) got \(callback) while \(state)") }
    state = next
    world.callback("\(description).\(callback)")
  }
}

/// A container of the app's own, whose children appear with their views.
final class OpenContainer: UIViewController {}
