/// One thing that a session can do, with everything it needs, ready to be done.
package enum Command: Sendable, Equatable {
  // What a finger does.
  case tab(TabReference)
  case back(Int)
  case swipeBack(cancelled: Bool)
  case swipeDown(cancelled: Bool)
  /// A missing action is the first.
  case swipeRow(Int, action: String?)
  case tap(ControlReference)
  case type(String, into: String, pressesReturn: Bool)
  case detent(String)
  case lift(cancelled: Bool)

  // What a coordinator does.
  case route(RouteCall)
  case pop(PopTarget)
  case dismiss(all: Bool)
  case send(String, Argument?)
  case open(String)
  case finish
  case scene(SceneMove)

  // Time. A hold lasts until `settle`.
  case hold
  case advance(Duration)
  case settle

  // Looking.
  case tree, routes, log
  case screen(ScreenPart)

  // Who is alive, and why. A missing argument lists them all.
  case findings
  case why(ScreenReference)
  case alive(String?, since: Int?)
  case graph(ScreenReference)
  case defect(String?, isOn: Bool)

  // The session. A missing argument asks for the present state, or ends the recording.
  case app(String?)
  case apps
  case undo(Int)
  case redo(Int)
  case goto(Int)
  case record(String?, withOutput: Bool = false, force: Bool = false)
  case save(String, withOutput: Bool = false, force: Bool = false)
  case reset
  case set(name: String?, value: String?)
  case history
  case help(String?)
  case quit

  // What the app added.
  case added(AddedCall)

  // Scripts.
  case expect(Expectation)
}

extension Command: CustomStringConvertible {
  /// As a script spells it; reading that gives the same command again.
  package var description: String {
    switch self {
    case .tab(let tab): "tab \(tab)"
    case .back(let count): count == 1 ? "back" : "back \(count)"
    case .swipeBack(let cancelled): cancelled ? "swipe back cancel" : "swipe back"
    case .swipeDown(let cancelled): cancelled ? "swipe down cancel" : "swipe down"
    case .swipeRow(let number, let action):
      "swipe row \(number)" + (action.map { " \(Word.spelling(of: $0))" } ?? "")
    case .tap(let control): "tap \(control.text)"
    case .type(let text, let input, let pressesReturn):
      "type \(Word.spelling(of: input)) \(Word.spelling(of: text))"
        + (pressesReturn ? " return" : "")
    case .detent(let name): "detent \(Word.spelling(of: name))"
    case .lift(let cancelled): cancelled ? "lift cancel" : "lift"
    case .hold: "hold"
    case .advance(let time): "advance \(time.written)"
    case .settle: "settle"
    case .route(let call): call.description
    case .pop(.count(1)): "pop"
    case .pop(let target): "pop \(target)"
    case .dismiss(let all): all ? "dismiss all" : "dismiss"
    case .send(let event, let argument):
      "send \(Word.spelling(of: event))" + (argument.map { " \($0)" } ?? "")
    case .open(let url): "open \(Word.spelling(of: url))"
    case .finish: "finish"
    case .scene(let move): "scene \(move)"
    case .tree: "tree"
    case .screen(.start): "screen"
    case .screen(let part): "screen \(part)"
    case .routes: "routes"
    case .log: "log"
    case .findings: "findings"
    case .why(let object): "why \(object)"
    case .alive(let type, let step):
      Self.spell("alive", type) + (step.map { " since \($0)" } ?? "")
    case .graph(let object): "graph \(object)"
    case .defect(nil, _): "defect"
    case .defect(let name?, let isOn):
      "defect \(Word.spelling(of: name)) \(isOn ? "on" : "off")"
    case .app(let name): Self.spell("app", name)
    case .apps: "apps"
    case .undo(let count): count == 1 ? "undo" : "undo \(count)"
    case .redo(let count): count == 1 ? "redo" : "redo \(count)"
    case .goto(let step): "goto \(step)"
    case .record(nil, _, _): "record"
    case .record(let file?, let withOutput, let force):
      Self.spell("record", file, withOutput, force)
    case .save(let file, let withOutput, let force): Self.spell("save", file, withOutput, force)
    case .reset: "reset"
    case .set(let name, let value):
      (["set"] + [name, value].compactMap(\.self)).joined(separator: " ")
    case .history: "history"
    case .help(let topic): Self.spell("help", topic)
    case .quit: "quit"
    case .added(let call): call.description
    case .expect(let expectation): "expect \(expectation)"
    }
  }

  private static func spell(
    _ verb: String, _ file: String, _ withOutput: Bool, _ force: Bool
  ) -> String {
    let name = file.hasPrefix("--") ? Word.quoted(file) : Word.spelling(of: file)
    return "\(verb) \(name)" + (withOutput ? " \(CommandTable.withOutput)" : "")
      + (force ? " \(CommandTable.force)" : "")
  }

  private static func spell(_ verb: String, _ argument: String?) -> String {
    argument.map { "\(verb) \(Word.spelling(of: $0))" } ?? verb
  }
}
