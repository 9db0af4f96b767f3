/// A command that acts on the session or the shell rather than the app.
///
/// A missing argument shows the current state or ends the recording.
package enum SessionCommand: Sendable, Equatable {
  case defect(String?, isOn: Bool)
  case app(String?)
  case apps
  case undo(Int)
  case redo(Int)
  case goto(Int)
  case record(String?, withOutput: Bool = false, force: Bool = false)
  case save(String, withOutput: Bool = false, force: Bool = false)
  case reset
  case set(name: String?, value: String?, saves: Bool = false)
  case clear
  case tutorial(stops: Bool)
  case history
  case help(String?)
  /// Explores for this long.
  case explore(Duration)
  /// Goes to the screen with this name, by the shortest path that exploring finds.
  case go(String)
  case quit
  case picture(PictureRequest)
}

extension SessionCommand: CustomStringConvertible {
  /// The command in script syntax; parsing it gives an equal command.
  package var description: String {
    switch self {
    case .defect(nil, _): "defect"
    case .defect(let name?, let isOn):
      "defect \(Word.spelling(of: name)) \(isOn ? "on" : "off")"
    case .app(let name): Word.spelling(of: "app", name)
    case .apps: "apps"
    case .undo(let count): count == 1 ? "undo" : "undo \(count)"
    case .redo(let count): count == 1 ? "redo" : "redo \(count)"
    case .goto(let step): "goto \(step)"
    case .record(nil, _, _): "record"
    case .record(let file?, let withOutput, let force):
      Self.spell("record", file, withOutput, force)
    case .save(let file, let withOutput, let force): Self.spell("save", file, withOutput, force)
    case .reset: "reset"
    case .set(let name, let value, let saves):
      (["set"] + [name, value, saves ? CommandTable.saveSetting : nil].compactMap(\.self))
        .joined(separator: " ")
    case .clear: "clear"
    case .tutorial(let stops): stops ? "tutorial stop" : "tutorial"
    case .history: "history"
    case .help(let topic): Word.spelling(of: "help", topic)
    case .explore(let time): "explore \(time.written)"
    case .go(let screen): Word.spelling(of: "go", screen)
    case .quit: "quit"
    case .picture(let request): request.description
    }
  }

  private static func spell(
    _ verb: String, _ file: String, _ withOutput: Bool, _ force: Bool
  ) -> String {
    let name = file.hasPrefix("--") ? Word.quoted(file) : Word.spelling(of: file)
    return "\(verb) \(name)" + (withOutput ? " \(CommandTable.withOutput)" : "")
      + (force ? " \(CommandTable.force)" : "")
  }
}
