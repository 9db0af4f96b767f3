/// A command that changes the app's state and counts as a step.
package enum Move: Sendable, Equatable {
  // User gestures.
  case tab(TabReference)
  case back(Int)
  case swipeBack(cancelled: Bool)
  case swipeDown(cancelled: Bool)
  case swipePage(isBack: Bool)
  /// Without an action, all the way: to the right if `isRight`, else to the left.
  case swipeRow(Int, action: String?, isRight: Bool)
  case moveRow(Int, to: Int)
  /// Touches and holds.
  case press(ControlReference)
  /// Pulls a list down until it refreshes.
  case pull
  case tap(ControlReference)
  case type(String, into: String, pressesReturn: Bool)
  /// One value, or one for each wheel of a picker.
  case adjust(String, to: [String])
  case detent(String)
  case lift(cancelled: Bool)

  // Coordinator moves.
  case route(RouteCall)
  case pop(PopTarget)
  case dismiss(all: Bool)
  case send(String, Argument?)
  case open(String)
  case finish

  // System events.
  case scene(SceneMove)
  case background
  case memoryWarning
  case network(Connection)
  case rotate(Orientation)
  case shake

  // Time. A hold lasts until `settle`.
  case hold
  case advance(Duration)
  case settle

  /// The physical orientation of the device.
  package enum Orientation: String, Sendable, CaseIterable {
    case portrait, landscape
  }
}

extension Move: CustomStringConvertible {
  /// The command in script syntax; parsing it gives an equal command.
  package var description: String {
    switch self {
    case .tab(let tab): "tab \(tab)"
    case .back(let count): count == 1 ? "back" : "back \(count)"
    case .swipeBack(let cancelled): cancelled ? "swipe back cancel" : "swipe back"
    case .swipeDown(let cancelled): cancelled ? "swipe down cancel" : "swipe down"
    case .swipePage(let isBack): isBack ? "swipe page back" : "swipe page"
    case .swipeRow(let number, let action, let isRight):
      "swipe row \(number)" + (isRight ? " right" : "")
        + (action.map { " \($0 == "right" ? Word.quoted($0) : Word.spelling(of: $0))" } ?? "")
    case .moveRow(let number, let destination): "move row \(number) to \(destination)"
    case .press(let control): "press \(control.text)"
    case .pull: "pull"
    case .tap(let control): "tap \(control.text)"
    case .type(let text, let input, let pressesReturn):
      "type \(Word.spelling(of: input)) \(Word.spelling(of: text))"
        + (pressesReturn ? " return" : "")
    case .adjust(let control, let values):
      (["adjust", Word.spelling(of: control)] + values.map(Self.spelling(ofValue:)))
        .joined(separator: " ")
    case .detent(let name): "detent \(Word.spelling(of: name))"
    case .lift(let cancelled): cancelled ? "lift cancel" : "lift"
    case .route(let call): call.description
    case .pop(.count(1)): "pop"
    case .pop(let target): "pop \(target)"
    case .dismiss(let all): all ? "dismiss all" : "dismiss"
    case .send(let event, let argument):
      "send \(Word.spelling(of: event))" + (argument.map { " \($0)" } ?? "")
    case .open(let url): "open \(Word.spelling(of: url))"
    case .finish: "finish"
    case .scene(let move): "scene \(move)"
    case .background: "background"
    case .memoryWarning: "memory-warning"
    case .network(let connection): "network \(connection.rawValue)"
    case .rotate(let orientation): "rotate \(orientation.rawValue)"
    case .shake: "shake"
    case .hold: "hold"
    case .advance(let time): "advance \(time.written)"
    case .settle: "settle"
    }
  }

  /// A value as a word; a number needs no quotes, because a value is always read as text.
  private static func spelling(ofValue value: String) -> String {
    if case .integer = Number(value) { value } else { Word.spelling(of: value) }
  }
}
